import {
  isAnnounced,
  isPublished,
  mayLoseAddressees,
  type LifecycleEventType,
  type Moved,
  type Terms,
} from '@bookrunner/domain/deals'
import type { LogLine } from '../../../platform/service/index.ts'
import { tranchesOf, type LoadedDeal, type Tranche } from './deal-state.ts'
import type { LoggedChange } from '../writes/log-changes.ts'

/**
 * Number and news of what investors may see of a tranche: it moves with that only, so it tells nothing of the book,
 * and nothing of the tranches beside it, which may be addressed to others.
 */
export const offerLedger = (dealId: string): string => `offer:${dealId}`

/** It is looked at again, though nothing that is read of it has changed: some may see it, or its papers, no longer. */
export const quietOffer = 'offer.reach'

/** One line for those who watch what is published of a tranche. */
export const offerLine = (dealId: string, code: string) => ({
  ledger: offerLedger(dealId),
  line: { code, params: { dealId } } satisfies LogLine,
})

/** The same for all tranches that somebody may be watching, or for those of them that it concerns. */
export const offerLines = (
  state: LoadedDeal,
  code: string,
  concerns: (tranche: Tranche) => boolean = () => true,
) =>
  tranchesOf(state)
    .filter((tranche) => isAnnounced(tranche.lifecycle) && concerns(tranche))
    .map(({ id }) => offerLine(id, code))

/** What follows from these is seen by who loses by it, and by nobody else. */
const quiet = ['shared.roadshowCode', 'terms.addressed']

/** After an edit: where a field that is published differs, and somebody has seen it already. */
export const offerChanged = (
  state: LoadedDeal,
  tranche: Tranche,
  { logged, after }: { logged: readonly LoggedChange[]; after: { terms: Terms } },
) => {
  const published = logged
    .map(({ field }) => field)
    .filter((field) => isPublished(field))
    .filter(
      (field) =>
        field !== 'terms.addressed' || mayLoseAddressees(tranche.terms.addressed, after.terms.addressed),
    )
  if (published.length === 0) return []
  const code = published.every((field) => quiet.includes(field)) ? quietOffer : 'offer.edited'
  if (published.some((field) => field.startsWith('shared.'))) return offerLines(state, code)
  return isAnnounced(tranche.lifecycle) ? [offerLine(tranche.id, code)] : []
}

/** Investors are told of it, but nothing they see is another for it: their screens count down as they did. */
const unpublished: readonly LifecycleEventType[] = ['deal.closing']

/** After a move: whatever moved, investors see, once the deal is announced. */
export const offerAfter = ({ id }: Pick<Tranche, 'id'>, { lifecycle, events }: Moved) => {
  const published = events.find(({ type }) => !unpublished.includes(type))
  return published && isAnnounced(lifecycle) ? [offerLine(id, 'offer.moved')] : []
}
