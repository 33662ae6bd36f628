import { instantOf, minutesFrom, typedOf, type TypedTime } from './clock-time.ts'

/** Books of a deal close at five on the deal's clock, unless that is less than two hours away or on a weekend. */
const HOURS_AHEAD = 2
const CLOSE = '17:00'

/** The close time that an announcement proposes. */
export function defaultClose(now: number, timeZone: string): TypedTime {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
  for (let days = 0; ; days++) {
    const day = today.add({ days })
    const typed = { day: day.toString(), time: CLOSE }
    const found = instantOf(typed, timeZone)
    const isAhead = 'at' in found && Date.parse(found.at) >= now + HOURS_AHEAD * 3_600_000
    if (isAhead && day.dayOfWeek <= 5) return typed
  }
}

/** A reopened book is open for a short time: an hour, to the next five minutes. */
const REOPENED_MINUTES = 60
const ROUND_MS = 5 * 60_000

/** The close time that reopening a book proposes. */
export const reopenedClose = (now: number, timeZone: string): TypedTime =>
  typedOf(minutesFrom(Math.ceil(now / ROUND_MS) * ROUND_MS, REOPENED_MINUTES), timeZone)
