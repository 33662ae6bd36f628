import type { FieldRefusal } from '../../../kernel/index.ts'
import type { DealRole } from '../../entities/index.ts'
import type { Shared } from '../announcement.ts'
import { faultAt } from './fault.ts'

export type EntityReason = 'deal.not-underwriter' | 'deal.not-issuer' | 'record.unknown'

type Known = (entityId: string) => { dealRoles: readonly DealRole[] } | undefined

/** Institutions that are named must be there, and be what they are named as. */
export const entityFaults = (shared: Shared, known: Known): FieldRefusal<EntityReason>[] => {
  const found: FieldRefusal<EntityReason>[] = []
  const ask = (
    field: string,
    entityId: string | null | undefined,
    role?: DealRole,
    reason?: EntityReason,
  ) => {
    if (!entityId) return
    const entity = known(entityId)
    if (!entity) found.push(faultAt(field, 'record.unknown'))
    else if (role && reason && !entity.dealRoles.includes(role)) found.push(faultAt(field, reason))
  }
  ask('shared.issuerId', shared.issuerId, 'issuer', 'deal.not-issuer')
  for (const [at, { entityId }] of shared.syndicate.entries())
    ask(`shared.syndicate.${at}.entityId`, entityId, 'underwriter', 'deal.not-underwriter')
  for (const key of ['guarantor', 'keepwellProvider', 'eipuProvider', 'sblcProvider'] as const)
    ask(`shared.${key}`, shared[key]?.entityId)
  return found
}
