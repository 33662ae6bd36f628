import type { Region } from '../entities/index.ts'
import type { Shared } from '../deals/index.ts'
import { relations, type Relation } from './choices.ts'

/** The investor's entity, as it is when an order is written. */
export interface Holder {
  entityId: string
  region: Region | null
  jurisdiction: string | null
  classId: string | null
  groupId: string | null
}

/** The houses of the deal's own parties, by entity. */
export type GroupsOf = ReadonlyMap<string, string | null>

/**
 * What must be flagged whatever anybody says: a bank of the syndicate orders for itself, a
 * company of a bank's group, the issuer or a company of its group. A bank that issues orders as issuer, too.
 */
export const relationsOf = (
  { entityId, groupId }: Pick<Holder, 'entityId' | 'groupId'>,
  { issuerId, syndicate }: Pick<Shared, 'issuerId' | 'syndicate'>,
  groups: GroupsOf,
): Relation[] => {
  const together = (other: string): boolean => groupId !== null && groups.get(other) === groupId
  const found: Record<Relation, boolean> = {
    proprietary: syndicate.some((bank) => bank.entityId === entityId),
    group: syndicate.some((bank) => bank.entityId !== entityId && together(bank.entityId)),
    issuer: issuerId !== null && (issuerId === entityId || together(issuerId)),
  }
  return relations.filter((each) => found[each])
}
