import { dayIn } from '../../kernel/index.ts'
import type { Day } from './terms.ts'

/** Days are ISO text; both are included, and a missing day is no limit. */
export const isValidOn = (today: Day, from: Day | null, until: Day | null): boolean =>
  (from === null || from <= today) && (until === null || today <= until)

/** What decides from when investors may open a document. */
export interface PublishedDays {
  audience: 'managers' | 'all'
  validFrom: Day | null
  validUntil: Day | null
  removedAt: string | null
}

/** Whether its first day is still to come in one of these time zones. */
export const waitsForFirstDay = (
  { audience, validFrom, removedAt }: PublishedDays,
  timeZones: readonly string[],
  now: Temporal.Instant,
): boolean =>
  audience === 'all' &&
  removedAt === null &&
  validFrom !== null &&
  timeZones.some((timeZone) => dayIn(timeZone, now).toString() < validFrom)

/** Whether its first day came after a moment, and investors may open it now. */
export const hasOpenedSince = (
  { audience, validFrom, validUntil, removedAt }: PublishedDays,
  timeZone: string,
  { since, now }: { since: Temporal.Instant; now: Temporal.Instant },
): boolean =>
  audience === 'all' &&
  removedAt === null &&
  validFrom !== null &&
  dayIn(timeZone, since).toString() < validFrom &&
  isValidOn(dayIn(timeZone, now).toString(), validFrom, validUntil)
