import { type Rights, type Tier, screenOf } from '../access/index.ts'
import type { DealRole } from '../entities/index.ts'
import { type Refusal, refuse } from '../../kernel/index.ts'
import { type RoleFamily, fitsEntity, houseScreens, mayHold } from './rights-of.ts'

export type GrantReason =
  | 'role.above-you'
  | 'role.not-held'
  | 'role.own-keys'
  | 'role.sees-no-book'
  | 'role.function-without-screen'
  | 'role.permission-unknown'

export interface GrantedRole {
  id: string
  tier: Tier
  grants: readonly string[]
}

/** What it takes to give rights back; who gave these away could not undo it. */
const ownKeys = ['admin', 'admin_role', 'admin_role|assign']

/** Only a super administrator touches what super administrators are made of. */
export function mayTouchRole(by: Tier, role: Tier): boolean {
  return by === 'tier1' || (by === 'tier4' && role !== 'tier1')
}

/**
 * Changes what a role holds. Nobody grants what they do not hold; `known` is everything the menu offers. What
 * a role holds already may stay, and may be taken away, by who does not hold it.
 */
export function regrant(
  by: { rights: Rights; roleId: string },
  role: GrantedRole,
  requested: readonly string[],
  known: ReadonlySet<string>,
): string[] | Refusal<GrantReason> {
  if (!mayTouchRole(by.rights.tier, role.tier)) return refuse('role.above-you')
  const grants = [...new Set(requested)].toSorted()
  const added = grants.filter((key) => !role.grants.includes(key))
  const unknown = added.find((key) => !known.has(key))
  if (unknown !== undefined) return refuse('role.permission-unknown', { key: unknown })
  const opensBook = added.find((key) => !mayHold(role.tier, key))
  if (opensBook !== undefined) return refuse('role.sees-no-book', { key: opensBook })
  const own = new Set([...by.rights.permissions, ...by.rights.functions])
  const missing = added.find((key) => !own.has(key))
  if (missing !== undefined) return refuse('role.not-held', { key: missing })
  const orphan = grants.find((key) => screenOf(key) && !grants.includes(screenOf(key) ?? ''))
  if (orphan !== undefined) return refuse('role.function-without-screen', { key: orphan })
  const lost =
    by.roleId === role.id && ownKeys.find((key) => role.grants.includes(key) && !grants.includes(key))
  return lost ? refuse('role.own-keys', { key: lost }) : grants
}

/** The families that a role of each tier can have. */
export const familiesOf: Record<Tier, readonly RoleFamily[]> = {
  tier1: ['admin'],
  tier2: ['byEntity'],
  tier3: ['manager', 'investor'],
  tier4: ['admin'],
}

/** What a new role holds: nobody grants what they do not hold. */
export function grantNew(
  by: { rights: Rights; roleId: string },
  role: { tier: Tier; family: RoleFamily; grants: readonly string[] },
  known: ReadonlySet<string>,
): string[] | Refusal<GrantReason | 'role.wrong-family'> {
  if (!familiesOf[role.tier].includes(role.family)) return refuse('role.wrong-family')
  return regrant(by, { id: '', tier: role.tier, grants: [] }, role.grants, known)
}

/**
 * What a role holds that a house's administrator has no say over: neither a house's own screen nor held by the
 * administrator. Tier1 and tier4 make the users of every house without holding what they hold.
 */
export function missingGrant(by: Rights, role: GrantedRole): string | undefined {
  if (by.tier !== 'tier2') return undefined
  const own = new Set([...by.permissions, ...by.functions])
  return role.grants.find((key) => !own.has(key) && !houseScreens.includes(screenOf(key) ?? key))
}

export type AssignReason = 'role.above-you' | 'role.not-held' | 'role.wrong-entity'

/** Levels of roles that a person of this level may give to users. */
export const mayAssignTier = (by: Tier, role: Tier): boolean =>
  mayTouchRole(by, role) || (by === 'tier2' && role === 'tier3')

/**
 * May this person give a user of an entity that role? Tier1 any; tier4 any but a super administrator's: it
 * makes the users of every house without holding what they hold; tier2 ordinary roles whose screens are a
 * house's own, or which it holds itself. The role must be of the entity's family; without an entity it gives no rights yet.
 */
export function mayAssign(
  by: Rights,
  role: GrantedRole & { family: RoleFamily },
  dealRoles: readonly DealRole[] | null,
): true | Refusal<AssignReason> {
  if (!mayAssignTier(by.tier, role.tier)) return refuse('role.above-you')
  if (dealRoles !== null && !fitsEntity(role.family, dealRoles)) return refuse('role.wrong-entity')
  const missing = missingGrant(by, role)
  return missing === undefined ? true : refuse('role.not-held', { key: missing })
}
