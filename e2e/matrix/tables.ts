// Two tables of rights, written by hand: seeded role by permission, and deal-level role by action. They take nothing from
// the product's own tables, so that a mistake there fails the journeys.

/** The functions that belong to a user administrator of an institution: never to delete. */
const ownUsers = ['add', 'edit', 'freeze', 'reset'] as const

/** `yes`: with every function. `read`: without functions. `manager` and `investor`: entities of that family only. */
type Cell = 'yes' | 'read' | 'manager' | 'investor' | '–' | readonly string[]
type Row = readonly [
  superAdmin: Cell,
  systemAdmin: Cell,
  institutionAdmin: Cell,
  manager: Cell,
  viewer: Cell,
  investor: Cell,
]

const seededRoles = [
  'Super administrator',
  'System administrator',
  'Institution administrator',
  'Syndicate manager',
  'Syndicate viewer',
  'Investor',
] as const
type SeededRole = (typeof seededRoles)[number]

const permissionRows = {
  board: ['yes', '–', '–', '–', '–', '–'],
  dealboard: ['yes', '–', '–', '–', '–', '–'],
  board_new_deal: ['yes', '–', '–', '–', '–', '–'],
  board_order_assign: ['yes', '–', '–', '–', '–', '–'],
  board_order_book: ['yes', '–', '–', '–', '–', '–'],
  myDeals: ['yes', '–', 'manager', 'yes', 'read', '–'],
  my_deal: ['yes', '–', 'manager', 'yes', 'read', '–'],
  mydeal_new_deal: ['yes', '–', 'manager', 'yes', 'read', '–'],
  mydeal_order_book: ['yes', '–', 'manager', 'yes', 'read', '–'],
  mydeal_order_assign: ['yes', '–', 'manager', 'yes', 'read', '–'],
  my_order: ['yes', '–', 'investor', '–', '–', 'yes'],
  investor: ['yes', 'yes', '–', 'yes', '–', '–'],
  loan: ['yes', 'yes', '–', '–', '–', '–'],
  loan_deal: ['yes', 'yes', '–', '–', '–', '–'],
  loan_risk: ['yes', 'yes', '–', '–', '–', '–'],
  quota: ['yes', 'yes', '–', '–', '–', '–'],
  quota_org: ['yes', 'yes', '–', '–', '–', '–'],
  quota_bond: ['yes', 'yes', '–', '–', '–', '–'],
  quota_org_bond: ['yes', 'yes', '–', '–', '–', '–'],
  quota_business: ['yes', 'yes', '–', '–', '–', '–'],
  quota_rates: ['yes', 'read', '–', '–', '–', '–'],
  admin: ['yes', 'yes', '–', '–', '–', '–'],
  admin_org_manage: ['yes', 'yes', '–', '–', '–', '–'],
  admin_classify: ['yes', 'yes', '–', '–', '–', '–'],
  admin_notice: ['yes', 'yes', '–', '–', '–', '–'],
  admin_role: ['yes', 'yes', '–', '–', '–', '–'],
  admin_user: ['yes', 'yes', ownUsers, '–', '–', '–'],
} as const satisfies Record<string, Row>
export type PermissionId = keyof typeof permissionRows
export type ActKey = `${PermissionId}|${string}`

/** Whoever walks: the seeded role, the family of the own entity, the tier, and the role code of §6. */
export interface Walker {
  readonly role: SeededRole
  readonly family: 'platform' | 'manager' | 'investor'
  readonly tier: 1 | 2 | 3 | 4
  readonly code: 'admin' | 'manager' | 'investor'
}

const cellOf = ({ role }: Walker, permission: PermissionId): Cell =>
  permissionRows[permission][seededRoles.indexOf(role)] ?? '–'

export const holds = (walker: Walker, permission: PermissionId): boolean => {
  const cell = cellOf(walker, permission)
  return cell === 'manager' || cell === 'investor' ? walker.family === cell : cell !== '–'
}

/** `my_deal|abort`: the function, and the screen that it belongs to. */
export const mayAct = (walker: Walker, key: ActKey): boolean => {
  const [permission, name] = key.split('|') as [PermissionId, string]
  const cell = cellOf(walker, permission)
  if (cell === 'read' || !holds(walker, permission)) return false
  return typeof cell === 'string' || cell.includes(name)
}

export const dealRoles = ['CREATOR', 'OC', 'JGC', 'JLM', 'B&D', 'VIEW', 'ISSUER'] as const
export type DealLevelRole = (typeof dealRoles)[number]

type Scope = 'all' | 'own' | 'totals' | '–'
type DealRow = readonly [
  creator: Scope,
  lead: Scope,
  manager: Scope,
  billing: Scope,
  view: Scope,
  issuer: Scope,
]

/** Of a pot: every manager sees every order. */
const dealRows = {
  'edit a draft': ['all', 'all', '–', '–', '–', '–'],
  'submit it': ['all', 'all', '–', '–', '–', '–'],
  'edit terms after submit': ['–', 'all', '–', '–', '–', '–'],
  'run the deal': ['–', 'all', '–', '–', '–', '–'],
  'read the book': ['–', 'all', 'all', 'all', 'totals', 'all'],
  'enter an order for an investor': ['–', 'all', 'own', '–', '–', '–'],
  'merge and resolve duplicates': ['–', 'all', '–', '–', '–', '–'],
  'read private comments': ['–', 'all', 'all', 'all', '–', '–'],
  'write private comments': ['–', 'all', 'all', '–', '–', '–'],
  allocate: ['–', 'all', '–', '–', '–', '–'],
  'review a launched allocation': ['–', 'all', 'own', 'all', '–', 'all'],
  'sign off': ['–', '–', '–', '–', '–', 'all'],
  'confirm per investor': ['–', 'all', 'own', '–', '–', '–'],
  'settlement and hedge lists': ['–', 'all', 'own', 'all', '–', '–'],
  'export book or allocation': ['–', 'all', 'own', 'all', '–', 'totals'],
  'deal log, audit pack': ['all', 'all', '–', '–', '–', '–'],
} as const satisfies Record<string, DealRow>
export type DealAct = keyof typeof dealRows

const columnOf = {
  CREATOR: 0,
  OC: 1,
  JGC: 1,
  JLM: 2,
  'B&D': 3,
  VIEW: 4,
  ISSUER: 5,
} as const satisfies Record<DealLevelRole, number>
const width: readonly Scope[] = ['–', 'totals', 'own', 'all']

/** The billing and delivery bank is one of the managers: it has the wider of the two columns. */
export const scopeOf = (role: DealLevelRole, act: DealAct): Scope => {
  const cells = dealRows[act]
  const cell: Scope = cells[columnOf[role]]
  const asManager: Scope = role === 'B&D' ? cells[columnOf.JLM] : '–'
  return width.indexOf(asManager) > width.indexOf(cell) ? asManager : cell
}
