/** The permission ids of §6, and those of limits (§7), each the key of a screen. */
export const permissions = [
  'board',
  'dealboard',
  'board_new_deal',
  'board_order_assign',
  'board_order_book',
  'myDeals',
  'my_deal',
  'mydeal_new_deal',
  'mydeal_order_assign',
  'mydeal_order_book',
  'my_order',
  'investor',
  'loan',
  'loan_deal',
  'loan_risk',
  'admin',
  'admin_org_manage',
  'admin_classify',
  'admin_notice',
  'admin_user',
  'admin_role',
  'quota',
  'quota_bond',
  'quota_org',
  'quota_org_bond',
  'quota_business',
  'quota_rates',
] as const
export type Permission = (typeof permissions)[number]

/** §1: super, institution or department, ordinary, system. */
export const tiers = ['tier1', 'tier2', 'tier3', 'tier4'] as const
export type Tier = (typeof tiers)[number]

/** What §2 and §6 call "role admin": which family of screens a role belongs to. */
export const roleCodes = ['admin', 'manager', 'investor'] as const
export type RoleCode = (typeof roleCodes)[number]

/**
 * What can be done on a screen, beyond looking. A function's key is `menu|function` (§6), granted like a
 * permission and worth nothing without it.
 */
export const functions = {
  board: [],
  dealboard: ['abort'],
  board_new_deal: ['save', 'submit'],
  board_order_assign: ['edit', 'launch', 'confirm', 'export'],
  board_order_book: ['run', 'edit', 'merge', 'export'],
  myDeals: [],
  my_deal: ['abort'],
  mydeal_new_deal: ['save', 'submit'],
  mydeal_order_assign: ['edit', 'launch', 'confirm', 'export'],
  mydeal_order_book: ['run', 'edit', 'merge', 'export'],
  my_order: ['place'],
  investor: ['add', 'export'],
  loan: [],
  loan_deal: ['add', 'edit', 'delete', 'prices', 'import', 'export'],
  loan_risk: ['review', 'bands'],
  admin: [],
  admin_org_manage: ['add', 'edit', 'review', 'merge', 'delete', 'import', 'export'],
  admin_classify: ['add', 'edit', 'assign', 'delete'],
  admin_notice: ['add', 'edit', 'recall', 'delete'],
  admin_user: ['add', 'edit', 'freeze', 'reset', 'delete'],
  admin_role: ['add', 'edit', 'assign', 'delete', 'menu'],
  quota: [],
  quota_bond: ['edit'],
  quota_org: ['edit'],
  quota_org_bond: ['edit', 'override'],
  quota_business: ['edit'],
  quota_rates: ['edit'],
} as const satisfies Record<Permission, readonly string[]>

type FunctionKeyOf<P extends Permission> = P extends Permission
  ? `${P}|${(typeof functions)[P][number]}`
  : never
export type FunctionKey = FunctionKeyOf<Permission>

export function functionKeysOf(permission: Permission): FunctionKey[] {
  return functions[permission].map((name) => `${permission}|${name}` as FunctionKey)
}

export const functionKeys: readonly FunctionKey[] = permissions.flatMap(functionKeysOf)

export function isPermission(text: string): text is Permission {
  return (permissions as readonly string[]).includes(text)
}

/** The screen a function key belongs to, or nothing when the text is no function key. */
export function screenOf(key: string): string | undefined {
  const [screen, name, ...rest] = key.split('|')
  return screen && name && rest.length === 0 ? screen : undefined
}
