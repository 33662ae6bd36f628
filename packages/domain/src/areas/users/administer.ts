import type { Tier } from '../access/index.ts'
import { type Refusal, refuse } from '../../kernel/index.ts'
import type { UserMove } from './status.ts'

/** What decides who looks after whom. */
export interface UserPosition {
  userId: string
  tier: Tier
  /** Null for a user without an institution. */
  entityId: string | null
  /** An administrator with a department looks after that department only. */
  departmentId: string | null
}

/** Two users without an institution have no house in common. */
const isSameHouse = (one: UserPosition, other: UserPosition): boolean =>
  one.entityId !== null && one.entityId === other.entityId

/**
 * Tier1 looks after everybody; tier4 after everybody but super administrators, whose account would open the
 * books it may not see; tier2 after the own house, or the own department of it; tier3 after nobody.
 */
export function mayAdminister(by: UserPosition, user: UserPosition): boolean {
  switch (by.tier) {
    case 'tier1':
      return true
    case 'tier4':
      return user.tier !== 'tier1'
    case 'tier2': {
      const ownHouse = isSameHouse(by, user) && (user.tier === 'tier2' || user.tier === 'tier3')
      return ownHouse && (by.departmentId === null || by.departmentId === user.departmentId)
    }
    case 'tier3':
      return false
  }
}

/** Whom the lists show: who looks after whole houses sees everybody, a house's administrator the own people. */
export function maySee(by: UserPosition, user: UserPosition): boolean {
  if (by.tier === 'tier1' || by.tier === 'tier4') return true
  const ownHouse = by.tier === 'tier2' && isSameHouse(by, user)
  return ownHouse && (by.departmentId === null || by.departmentId === user.departmentId)
}

/** §6: only super or system administrators set a user's group level and entity. */
export function maySetPosition(by: Tier): boolean {
  return by === 'tier1' || by === 'tier4'
}

/** A house's administrator may never have seen the address that a user had before, perhaps at another house. */
export function knowsFormerAddresses(by: Tier): boolean {
  return maySetPosition(by)
}

/** They also choose departments, and so does who looks after a whole institution, for its people. */
export function maySetDepartment({ tier, departmentId }: UserPosition): boolean {
  return maySetPosition(tier) || (tier === 'tier2' && departmentId === null)
}

export type FreezeReason = 'user.own-status' | 'user.last-super-admin'

/** Nobody shuts the door on themselves, nor on the last one who could open it again. */
export function mayMove(
  by: UserPosition,
  user: UserPosition,
  move: UserMove,
  otherActiveSuperAdmins: number,
): true | Refusal<FreezeReason> {
  if (by.userId === user.userId) return refuse('user.own-status')
  if (move === 'freeze' && user.tier === 'tier1' && otherActiveSuperAdmins === 0) {
    return refuse('user.last-super-admin')
  }
  return true
}
