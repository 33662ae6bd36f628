import { supporters, type EntityReason, type Shared, type Terms } from '@bookrunner/domain/deals'
import type { DealRole } from '@bookrunner/domain/entities'
import type { FieldRefusal } from '@bookrunner/domain/kernel'
import type { Content, Sent } from '../ledger/deal-content.ts'
import type { LoadedDeal } from '../ledger/deal-state.ts'

type Wrong = FieldRefusal<EntityReason>

const reasonOf: Record<DealRole, EntityReason> = {
  issuer: 'deal.not-issuer',
  underwriter: 'deal.not-underwriter',
  investor: 'deal.not-investor',
}

/** Why an entity cannot be named here. One that is named already may stay. */
const entityWrong = (
  { entities }: LoadedDeal,
  field: string,
  id: string | null | undefined,
  role: DealRole | null,
  stays: readonly (string | null | undefined)[],
): Wrong[] => {
  if (!id || stays.includes(id)) return []
  const entity = entities.get(id)
  if (!entity) return [{ field, reason: 'record.unknown' }]
  if (role && !entity.dealRoles.includes(role)) return [{ field, reason: reasonOf[role] }]
  return entity.review === 'reviewed' ? [] : [{ field, reason: 'deal.not-reviewed' }]
}

const partyFields = ['guarantors', 'support'] as const

const sharedWrong = (state: LoadedDeal, before: Shared, sent: Partial<Shared>): Wrong[] => [
  ...entityWrong(state, 'shared.issuerId', sent.issuerId, 'issuer', [before.issuerId]),
  ...partyFields.flatMap((name) =>
    (sent[name] ?? []).flatMap(({ entityId }, at) =>
      entityWrong(
        state,
        `shared.${name}.${at}`,
        entityId,
        null,
        supporters(before).map((each) => each.entityId),
      ),
    ),
  ),
  ...(sent.syndicate ?? []).flatMap(({ entityId }, at) =>
    entityWrong(
      state,
      `shared.syndicate.${at}.entityId`,
      entityId,
      'underwriter' as const,
      before.syndicate.map((each) => each.entityId),
    ),
  ),
]

const addressedWrong = (state: LoadedDeal, before: Terms['addressed'], sent: Terms['addressed']): Wrong[] => {
  const field = 'terms.addressed'
  switch (sent.kind) {
    case 'all':
      return []
    case 'chosen': {
      const stay = before.kind === 'chosen' ? before.entityIds : []
      return sent.entityIds.flatMap((id, at) =>
        entityWrong(state, `${field}.entityIds.${at}`, id, 'investor', stay),
      )
    }
    case 'types':
      return sent.classIds.flatMap((id, at) =>
        state.classes.has(id)
          ? []
          : [{ field: `${field}.classIds.${at}`, reason: 'record.unknown' as const }],
      )
    case 'groups':
      return sent.groupIds.flatMap((id, at) =>
        state.groups.has(id) ? [] : [{ field: `${field}.groupIds.${at}`, reason: 'record.unknown' as const }],
      )
  }
}

/** Every named entity must exist, be reviewed, and have the role of its field. */
export const wrongNames = (
  state: LoadedDeal,
  before: Content,
  { terms = {}, shared = {} }: Sent,
): Wrong[] => [
  ...sharedWrong(state, before.shared, shared),
  ...entityWrong(
    state,
    'terms.stabilisationManagerId',
    terms.stabilisationManagerId,
    'underwriter' as const,
    [before.terms.stabilisationManagerId],
  ),
  ...(terms.addressed ? addressedWrong(state, before.terms.addressed, terms.addressed) : []),
]
