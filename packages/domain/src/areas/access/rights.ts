import { type FunctionKey, type Permission, type RoleCode, type Tier, screenOf } from './permissions.ts'

/**
 * What a person may, as the server works it out at sign-in and the browser keeps it (§3 session).
 * `permissions` may hold keys of menus an administrator added, which code does not know.
 */
export interface Rights {
  tier: Tier
  roles: readonly RoleCode[]
  permissions: readonly string[]
  functions: readonly string[]
}

/** The rights that a route, menu or call requires. An absent field requires nothing. */
export interface Demand {
  permission?: string | null
  role?: RoleCode | null
  tiers?: readonly Tier[] | null
}

/** §6: permission AND role, where both are named. */
export function meets(rights: Rights, demand: Demand): boolean {
  if (demand.permission && !rights.permissions.includes(demand.permission)) return false
  if (demand.role && !rights.roles.includes(demand.role)) return false
  return !demand.tiers || demand.tiers.includes(rights.tier)
}

/** A function passes with its own key and its screen's permission. */
export function mayUse(rights: Rights, key: FunctionKey | Permission | (string & {})): boolean {
  const screen = screenOf(key)
  if (!screen) return rights.permissions.includes(key)
  return rights.functions.includes(key) && rights.permissions.includes(screen)
}
