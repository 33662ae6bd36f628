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
  /** It is a bank that invests, too. */
  underwrites: boolean
}

/** The houses of the deal's own parties, by entity. */
export type GroupsOf = ReadonlyMap<string, string | null>

export const isOfSyndicate = (entityId: string, { syndicate }: Pick<Shared, 'syndicate'>): boolean =>
  syndicate.some((bank) => bank.entityId === entityId)

/**
 * What must be flagged whatever anybody says: a bank orders for itself, of the syndicate or not; a
 * company of a syndicate bank's group; the issuer or a company of its group. A bank that issues orders as issuer, too.
 */
export const relationsOf = (
  { entityId, groupId, underwrites }: Pick<Holder, 'entityId' | 'groupId' | 'underwrites'>,
  { issuerId, syndicate }: Pick<Shared, 'issuerId' | 'syndicate'>,
  groups: GroupsOf,
): Relation[] => {
  const together = (other: string): boolean => groupId !== null && groups.get(other) === groupId
  const found: Record<Relation, boolean> = {
    proprietary: underwrites || isOfSyndicate(entityId, { syndicate }),
    group: syndicate.some((bank) => bank.entityId !== entityId && together(bank.entityId)),
    issuer: issuerId !== null && (issuerId === entityId || together(issuerId)),
  }
  return relations.filter((each) => found[each])
}
