import { type Rights, type RoleCode, type Tier, screenOf } from '../access/index.ts'
import type { DealRole } from '../entities/index.ts'

/** A role's code; an institution's administrator has that of the own entity. */
export const roleFamilies = ['admin', 'manager', 'investor', 'byEntity'] as const
export type RoleFamily = (typeof roleFamilies)[number]

export interface RoleGrants {
  family: RoleFamily
  tier: Tier
  /** Permissions and function keys, as they are stored. */
  grants: readonly string[]
}

/** Screens of one family of entities; everything else does not depend on the entity. */
const screensOf: Record<'manager' | 'investor', readonly string[]> = {
  manager: ['myDeals', 'my_deal', 'mydeal_new_deal', 'mydeal_order_assign', 'mydeal_order_book'],
  investor: ['my_order'],
}

/** Screens of deals, orders and allocations: closed to a system administrator, whatever the role grants. */
const content: readonly string[] = [
  'board',
  'dealboard',
  'board_new_deal',
  'board_order_assign',
  'board_order_book',
  ...screensOf.manager,
  ...screensOf.investor,
]

/** A rate that is moved changes what an institution uses by its orders in that currency. */
const tellsOrders = 'quota_rates|edit'

/** May a role of this tier hold that key at all? */
export const mayHold = (tier: Tier, key: string): boolean =>
  tier !== 'tier4' || (key !== tellsOrders && !content.includes(screenOf(key) ?? key))

/** What the people of a house work with; the rest is the platform's. */
export const houseScreens: readonly string[] = [...screensOf.manager, ...screensOf.investor, 'investor']

/** Underwriters and issuers work on deals; investors place orders. An entity may be both. */
export function codesOf(dealRoles: readonly DealRole[]): ('manager' | 'investor')[] {
  const manages = dealRoles.includes('underwriter') || dealRoles.includes('issuer')
  return [
    ...(manages ? (['manager'] as const) : []),
    ...(dealRoles.includes('investor') ? (['investor'] as const) : []),
  ]
}

/** The codes a role gives in an entity; none where the entity is not of the role's family. */
export function roleCodesIn(family: RoleFamily, dealRoles: readonly DealRole[]): RoleCode[] {
  if (family === 'admin') return ['admin']
  const codes = codesOf(dealRoles)
  return family === 'byEntity' ? codes : codes.filter((code) => code === family)
}

/** A user without an institution has the own profile and nothing else, whatever the role. */
export const rightsWithoutEntity: Rights = { tier: 'tier3', roles: [], permissions: [], functions: [] }

/**
 * What a role comes to for a user of an entity: the entity's deal roles decide which family it may use. Null is no
 * entity at all.
 */
export function rightsOf(role: RoleGrants, dealRoles: readonly DealRole[] | null): Rights {
  if (dealRoles === null) return rightsWithoutEntity
  const codes = codesOf(dealRoles)
  const shut = (['manager', 'investor'] as const)
    .filter((code) => role.family !== 'admin' && !codes.includes(code))
    .flatMap((code) => screensOf[code])
  const permissions = role.grants.filter(
    (grant) => !screenOf(grant) && !shut.includes(grant) && mayHold(role.tier, grant),
  )
  const functions = role.grants.filter(
    (grant) => permissions.includes(screenOf(grant) ?? '') && mayHold(role.tier, grant),
  )
  return { tier: role.tier, roles: roleCodesIn(role.family, dealRoles), permissions, functions }
}

/** A role of a family belongs into an entity of that family; an administrator's into any. */
export function fitsEntity(family: RoleFamily, dealRoles: readonly DealRole[]): boolean {
  return roleCodesIn(family, dealRoles).length > 0
}
