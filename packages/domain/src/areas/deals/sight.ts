import type { Rights, Tier } from '../access/index.ts'
import type { DealLifecycle } from './deal-lifecycle.ts'
import { isLead, type DealRoleHolders } from './roles/deal-role.ts'

/** Who looks. */
export interface Viewer {
  userId: string
  entityId: string
  tier: Tier
  /** By its id. An administrator with a department sees the deals of that department only. */
  department: string | null
  /** Holds the platform's dealboard (§2: role admin, permission board). */
  board: boolean
}

/** Whose a deal is. */
export interface DealOwners extends DealRoleHolders {
  creatorDepartment: string | null
}

export const viewerOf = (
  person: { userId: string; entityId: string; rights: Rights },
  department: string | null,
): Viewer => ({
  userId: person.userId,
  entityId: person.entityId,
  tier: person.rights.tier,
  department,
  board: person.rights.roles.includes('admin') && person.rights.permissions.includes('dealboard'),
})

/**
 * A deal of the own house: created there, issued by it, or with a role in it. Before it is announced it is its
 * creator's house's own, and that of the banks it names as leads, who may edit it.
 */
const isOwn = ({ entityId }: Viewer, owners: DealOwners, announced: boolean): boolean => {
  if (entityId === owners.creatorEntityId) return true
  const member = owners.syndicate.find((each) => each.entityId === entityId)
  if (!announced) return member !== undefined && isLead(member)
  return member !== undefined || entityId === owners.issuerId
}

/** A deal belongs to the department of who created it; one that another house created, to all of the own. */
const isOfDepartment = ({ tier, entityId, department }: Viewer, owners: DealOwners): boolean =>
  tier !== 'tier2' ||
  department === null ||
  entityId !== owners.creatorEntityId ||
  department === owners.creatorDepartment

/** Reads what only its managers and its issuer are told: a message about the book to managers. */
export const belongsToDeal = (viewer: Viewer, owners: DealOwners, announced: boolean): boolean => {
  if (viewer.tier === 'tier4') return false
  if (viewer.tier === 'tier1') return true
  return isOwn(viewer, owners, announced) && isOfDepartment(viewer, owners)
}

/** May a manager know of this deal at all? Investors see what is published, by a rule of their own. */
export const maySeeDeal = (viewer: Viewer, owners: DealOwners, announced: boolean): boolean =>
  belongsToDeal(viewer, owners, announced) || (viewer.tier !== 'tier4' && viewer.board && announced)

/** Once submitted; a draft that was aborted never was. */
export const isAnnounced = ({ submittedAt }: Pick<DealLifecycle, 'submittedAt'>): boolean =>
  submittedAt !== null
