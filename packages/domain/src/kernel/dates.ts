import { type Refusal, refuse } from './result.ts'

/** Days are `Temporal.PlainDate`, instants `Temporal.Instant`; both travel as ISO text. */
export type DayReason = 'day.not-understood'
export type ZoneReason = 'zone.unknown'
export type TimeReason = 'time.not-understood' | 'time.not-on-clock'

const dayForm = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/
const timeForm = /^[0-9]{2}:[0-9]{2}(:[0-9]{2})?$/

/** A day of the calendar, in exactly the form 2026-11-20; 30 February is refused. */
export function parseDay(text: string): Temporal.PlainDate | Refusal<DayReason> {
  if (!dayForm.test(text)) return refuse('day.not-understood')
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    return refuse('day.not-understood')
  }
}

/** A named zone of the IANA list; a bare offset knows no summer time and is refused. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** The day it is somewhere. */
export function dayIn(zone: string, at: Temporal.Instant): Temporal.PlainDate {
  return at.toZonedDateTimeISO(zone).toPlainDate()
}

/**
 * The instant a wall clock somewhere shows a time, as close times are set. A time the clock skips or shows
 * twice (summer time) is refused, because it is ambiguous.
 */
export function instantAt(
  zone: string,
  day: Temporal.PlainDate,
  time: string,
): Temporal.Instant | Refusal<TimeReason | ZoneReason> {
  if (!isZone(zone)) return refuse('zone.unknown')
  if (!timeForm.test(time)) return refuse('time.not-understood')
  let wall: Temporal.PlainDateTime
  try {
    wall = day.toPlainDateTime(Temporal.PlainTime.from(time, { overflow: 'reject' }))
  } catch {
    return refuse('time.not-understood')
  }
  try {
    return wall.toZonedDateTime(zone, { disambiguation: 'reject' }).toInstant()
  } catch {
    return refuse('time.not-on-clock', { time, zone })
  }
}
