/** §6: the permission ids. A role holds some of them; a menu, a route and a call each ask for theirs. */
export const permissions = [
  'my_order',
  'admin',
  'admin_org_manage',
  'admin_classify',
  'admin_notice',
  'admin_user',
  'admin_role',
  'investor',
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
] as const
export type Permission = (typeof permissions)[number]

/** §1: super administrator, institution or department administrator, ordinary user, system administrator. */
export const tiers = ['tier1', 'tier2', 'tier3', 'tier4'] as const
export type Tier = (typeof tiers)[number]

/** What §2 and §6 mean by "role admin": the code every role carries. */
export const roleCodes = ['admin', 'manager', 'investor'] as const
export type RoleCode = (typeof roleCodes)[number]
