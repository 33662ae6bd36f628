import { isOver, isValidOn } from '@bookrunner/domain/deals'
import { dayIn, isRefusal, refuse, refuseFields } from '@bookrunner/domain/kernel'
import type { Actor } from '../../../platform/http/actor.ts'
import { editAction, mostAdvanced, rightFault } from '../ledger/abilities.ts'
import { byClock } from '../clock/by-clock.ts'
import { tranchesOf, type DealDocument, type Tranche } from '../ledger/deal-state.ts'
import { isOpenTo } from './documents.ts'
import { offerLines } from '../ledger/offer.ts'
import type { DealContext } from '../ledger/deal-context.ts'

/** Documents belong to all tranches: those who may edit the most advanced one manage them, until all have ended. */
export const documentRightFault = (context: DealContext, actor: Actor, now: Temporal.Instant) => {
  const { state, tranche } = byClock(context, now)
  const tranches = tranchesOf(state)
  if (tranches.every(({ lifecycle }) => isOver(lifecycle.status))) return refuse('deal.over')
  const furthest = mostAdvanced(tranches, tranche)
  return rightFault(state, furthest, actor, editAction(furthest))
}

/** A document that was not removed. */
export const documentOf = ({ state }: DealContext, documentId: string) => {
  const document = state.documents.get(documentId)
  return document && document.removedAt === null ? document : refuse('record.unknown')
}

export const unlessInOrder = ({ validFrom, validUntil }: Pick<DealDocument, 'validFrom' | 'validUntil'>) =>
  validFrom !== null && validUntil !== null && validUntil < validFrom
    ? refuseFields('deal.field-wrong', [{ field: 'validUntil', reason: 'deal.days-order' }])
    : undefined

/** A gate needs a code: the code is set before the first gated document and removed after the last. */
export const missingCodeFault = ({ state }: DealContext, { gated }: Pick<DealDocument, 'gated'>) =>
  gated && state.announcement.shared.roadshowCode === null
    ? refuseFields('deal.field-wrong', [{ field: 'gated', reason: 'deal.code-missing' }])
    : undefined

/** True if investors of this tranche may read the document today. */
export const isPublishedIn = ({ terms }: Tranche, document: DealDocument, now: Temporal.Instant): boolean => {
  const { audience, validFrom, validUntil } = document
  return audience === 'all' && isValidOn(dayIn(terms.timeZone, now).toString(), validFrom, validUntil)
}

/** Updates watchers of the published deal if the document is, or was, a part of it. */
export const offeredAlso = (
  { state }: DealContext,
  now: Temporal.Instant,
  ...documents: readonly DealDocument[]
) =>
  offerLines(state, 'offer.documents', (tranche) =>
    documents.some((document) => isPublishedIn(tranche, document, now)),
  )

/** A document for investors: valid today in the deal's zone, with an open gate. */
export const publishedDocument = (
  context: DealContext,
  documentId: string,
  actor: Actor,
  now: Temporal.Instant,
) => {
  const document = documentOf(context, documentId)
  if (isRefusal(document)) return document
  if (!isPublishedIn(context.tranche, document, now)) return refuse('record.unknown')
  const { shared } = context.state.announcement
  const typed = context.state.typed.get(actor.userId) ?? null
  return isOpenTo(document.gated, shared.roadshowCode, typed) ? document : refuse('deal.code-required')
}
