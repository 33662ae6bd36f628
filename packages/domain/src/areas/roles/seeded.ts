import { type FunctionKey, type Permission, type Tier, functionKeysOf } from '../access/index.ts'
import type { RoleFamily } from './rights-of.ts'

/**
 * The roles a new installation starts with, as one table. Afterwards they are an administrator's to edit,
 * so nothing but the seed reads it.
 */
export const seededRoles = {
  superAdmin: { id: 'rol_superadmin', family: 'admin', tier: 'tier1' },
  systemAdmin: { id: 'rol_systemadmin', family: 'admin', tier: 'tier4' },
  institutionAdmin: { id: 'rol_institutionadmin', family: 'byEntity', tier: 'tier2' },
  syndicateManager: { id: 'rol_syndicatemanager', family: 'manager', tier: 'tier3' },
  syndicateViewer: { id: 'rol_syndicateviewer', family: 'manager', tier: 'tier3' },
  investor: { id: 'rol_investor', family: 'investor', tier: 'tier3' },
} as const satisfies Record<string, { id: `rol_${string}`; family: RoleFamily; tier: Tier }>
export type SeededRole = keyof typeof seededRoles

const [all, look] = ['all', 'look'] as const
/** A role has a permission with all functions, with some, read-only, or not at all. */
type Cell = typeof all | typeof look | readonly string[] | null

const order = [
  'superAdmin',
  'systemAdmin',
  'institutionAdmin',
  'syndicateManager',
  'syndicateViewer',
  'investor',
] as const satisfies SeededRole[]

/**
 * Cells in the order above. What an institution's administrator holds of both families shrinks to the
 * entity's own (`rightsOf`); own users are added, edited, frozen and reset, never deleted.
 */
const matrix: Record<Permission, readonly [Cell, Cell, Cell, Cell, Cell, Cell]> = {
  board: [all, null, null, null, null, null],
  dealboard: [all, null, null, null, null, null],
  board_new_deal: [all, null, null, null, null, null],
  board_order_assign: [all, null, null, null, null, null],
  board_order_book: [all, null, null, null, null, null],
  myDeals: [all, null, all, all, look, null],
  my_deal: [all, null, all, all, look, null],
  mydeal_new_deal: [all, null, all, all, look, null],
  // A viewer reads there what the role in the deal allows: an issuer reviews an allocation and signs it off.
  mydeal_order_assign: [all, null, all, all, look, null],
  mydeal_order_book: [all, null, all, all, look, null],
  my_order: [all, null, all, null, null, all],
  investor: [all, all, null, all, null, null],
  loan: [all, all, null, null, null, null],
  loan_deal: [all, all, null, null, null, null],
  loan_risk: [all, all, null, null, null, null],
  admin: [all, all, null, null, null, null],
  admin_org_manage: [all, all, null, null, null, null],
  admin_classify: [all, all, null, null, null, null],
  admin_notice: [all, all, null, null, null, null],
  admin_user: [all, all, ['add', 'edit', 'freeze', 'reset'], null, null, null],
  admin_role: [all, all, null, null, null, null],
  quota: [all, all, null, null, null, null],
  quota_bond: [all, all, null, null, null, null],
  quota_org: [all, all, null, null, null, null],
  quota_org_bond: [all, all, null, null, null, null],
  quota_business: [all, all, null, null, null, null],
  quota_rates: [all, look, null, null, null, null],
}

function keysOf(permission: Permission, cell: Cell): (Permission | FunctionKey)[] {
  if (cell === null) return []
  const keys = functionKeysOf(permission)
  if (cell === all) return [permission, ...keys]
  return [permission, ...keys.filter((key) => cell !== look && cell.includes(key.split('|')[1] ?? ''))]
}

/** All grants of a seeded role: permissions and function keys. */
export function grantsOf(role: SeededRole): (Permission | FunctionKey)[] {
  const column = order.indexOf(role)
  return (Object.keys(matrix) as Permission[]).flatMap((permission) =>
    keysOf(permission, matrix[permission][column] ?? null),
  )
}
