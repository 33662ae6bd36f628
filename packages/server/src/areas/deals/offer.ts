import { isAnnounced, isPublished, type CourseEventType, type Moved } from '@bookrunner/domain/deals'
import type { LogLine } from '../../platform/service/index.ts'
import type { DealState, Tranche } from './deal-state.ts'
import type { LoggedChange } from './log-changes.ts'

/** Number and news of what investors may see: it moves with that only, so it tells nothing of the book. */
export const offerLedger = (announcementId: string): string => `offer:${announcementId}`

/** One line for those who watch what is published of a tranche (of all of them where none is meant). */
export const offerLine = (announcementId: string, code: string, dealId: string | null) => ({
  ledger: offerLedger(announcementId),
  line: { code, params: { dealId } } satisfies LogLine,
})

/** After an edit: where a field that is published differs, and somebody has seen it already. */
export const offerChanged = (state: DealState, tranche: Tranche, logged: readonly LoggedChange[]) => {
  const published = logged.filter(({ field }) => isPublished(field))
  const ofAll = published.some(({ field }) => field.startsWith('shared.'))
  const seen = ofAll ? [...state.tranches.values()] : [tranche]
  if (published.length === 0 || !seen.some(({ course }) => isAnnounced(course))) return []
  return [offerLine(state.id, 'offer.edited', ofAll ? null : tranche.id)]
}

/** Told to managers alone: they read it in the course, investors nowhere. */
const unpublished: readonly CourseEventType[] = ['deal.closing']

/** After a move: whatever moved, investors see, once the deal is announced. */
export const offerAfter = (
  announcementId: string,
  { id }: Pick<Tranche, 'id'>,
  { course, events }: Moved,
) => {
  const published = events.find(({ type }) => !unpublished.includes(type))
  return published && isAnnounced(course) ? [offerLine(announcementId, 'offer.moved', id)] : []
}
