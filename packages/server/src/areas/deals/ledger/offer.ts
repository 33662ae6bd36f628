import {
  isAnnounced,
  mayLoseAddressees,
  publishedAmong,
  type LifecycleEventType,
  type Moved,
  type Shared,
  type Terms,
} from '@bookrunner/domain/deals'
import type { LogLine } from '../../../platform/service/index.ts'
import { tranchesOf, type LoadedDeal, type Tranche } from './deal-state.ts'
import type { LoggedChange } from '../writes/log-changes.ts'

/**
 * The ledger of a tranche's published part. It moves only with what investors see, so it reveals nothing of the book
 * or of sibling tranches, which may be for others.
 */
export const offerLedger = (dealId: string): string => `offer:${dealId}`

/** Readers look again without new content: some may have lost the deal, or its documents. */
export const quietOffer = 'offer.reach'

/** One line for watchers of a tranche's published part. */
export const offerLine = (dealId: string, code: string) => ({
  ledger: offerLedger(dealId),
  line: { code, params: { dealId } } satisfies LogLine,
})

/** The same for all published tranches, or for some of them. */
export const offerLines = (
  state: LoadedDeal,
  code: string,
  concerns: (tranche: Tranche) => boolean = () => true,
) =>
  tranchesOf(state)
    .filter((tranche) => isAnnounced(tranche.lifecycle) && concerns(tranche))
    .map(({ id }) => offerLine(id, code))

/** Only readers who lose by a change of these fields notice it. */
export const quiet = ['shared.roadshowCode', 'terms.addressed']

interface EditedContent {
  terms: Terms
  shared: Shared
}

/** After an edit of an announced deal: a line if investors see a difference. */
export const offerChanged = (
  state: LoadedDeal,
  tranche: Tranche,
  { logged, before, after }: { logged: readonly LoggedChange[]; before: EditedContent; after: EditedContent },
) => {
  const changed = logged.map(({ field }) => field)
  const published = publishedAmong(changed, before, after).filter(
    (field) =>
      field !== 'terms.addressed' || mayLoseAddressees(before.terms.addressed, after.terms.addressed),
  )
  if (published.length === 0) return []
  const code = published.every((field) => quiet.includes(field)) ? quietOffer : 'offer.edited'
  if (published.some((field) => field.startsWith('shared.'))) return offerLines(state, code)
  return isAnnounced(tranche.lifecycle) ? [offerLine(tranche.id, code)] : []
}

/** Investors get a notice of these events, but nothing changes on their screens. */
const unpublished: readonly LifecycleEventType[] = ['deal.closing']

/** After a move of an announced deal: a line if investors see a difference. */
export const offerAfter = ({ id }: Pick<Tranche, 'id'>, { lifecycle, events }: Moved) => {
  const published = events.find(({ type }) => !unpublished.includes(type))
  return published && isAnnounced(lifecycle) ? [offerLine(id, 'offer.moved')] : []
}
