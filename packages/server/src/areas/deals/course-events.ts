import type { CourseEvent, CourseEventType, Moved } from '@bookrunner/domain/deals'
import type { DomainEvent } from '../../platform/service/index.ts'
import type { Seen } from './seen.ts'

/** What areas to the right, and notices, hear of: which deal, who did it (nobody: the clock), and what happened. */
export type DealEvent<T extends CourseEventType = CourseEventType> = CourseEvent<T> & {
  announcementId: string
  dealId: string
  name: string
  timeZone: string
  currency: string | null
  by: string | null
  /** Investors knew of the deal before this, or know of it now. */
  announced: boolean
}

export const courseEvents = (
  { state, tranche }: Seen,
  { course, events }: Moved,
  by: string | null,
): DomainEvent[] =>
  events.map((event) => ({
    ...event,
    ...{ announcementId: state.id, dealId: tranche.id, name: tranche.name, by },
    ...{ timeZone: tranche.terms.timeZone, currency: tranche.terms.currency },
    ...{ announced: course.submittedAt !== null },
  }))
