import { instantAt, isRefusal } from '@bookrunner/domain/kernel'
import { isDay } from '../../../kit/days/index.ts'
import { plainWidth } from '../../../kit/plain-width.ts'

/** What people type for a time of day: "16:30", "1630", "9.15", "16:30:20", "4:30pm", "4pm". */
const form = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?:[:.](\d{2}))?\s*(am|pm)?$/i

const two = (value: number) => String(value).padStart(2, '0')

/** Returns "16:30:00", or undefined for text that is no time of day. */
export function parseClock(text: string): string | undefined {
  const found = form.exec(plainWidth(text).trim())
  if (!found) return undefined
  const [, hourText = '', minuteText, secondText = '0', half] = found
  // "16" may be the beginning of a longer time; "4pm" is complete.
  if (minuteText === undefined && !half) return undefined
  const typed = Number(hourText)
  if (half && (typed < 1 || typed > 12)) return undefined
  const hour = half ? (typed % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : typed
  const minute = Number(minuteText ?? 0)
  const second = Number(secondText)
  if (hour > 23 || minute > 59 || second > 59) return undefined
  return `${two(hour)}:${two(minute)}:${two(second)}`
}

export type ZonedProblem = 'time' | 'day' | 'off-clock'

/** A day and a time as typed, on the deal's clock. */
export interface TypedTime {
  readonly day: string
  readonly time: string
}

/** The instant in UTC, or the reason why the text has none. */
export function instantOf(
  { day, time }: TypedTime,
  zone: string,
): { at: string } | { problem: ZonedProblem } {
  const clock = parseClock(time)
  if (!clock) return { problem: 'time' }
  if (!isDay(day)) return { problem: 'day' }
  const found = instantAt(zone, Temporal.PlainDate.from(day), clock)
  return isRefusal(found) ? { problem: 'off-clock' } : { at: found.toString({ fractionalSecondDigits: 3 }) }
}

/** The day and time of an instant on the deal's clock; seconds only if it has any. */
export function typedOf(at: string, zone: string): TypedTime {
  const there = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  const time = there.toPlainTime().toString({ smallestUnit: there.second === 0 ? 'minute' : 'second' })
  return { day: there.toPlainDate().toString(), time }
}

/** Today on the deal's clock, without a time of day. */
export const typedToday = (now: number, zone: string): TypedTime => ({
  day: typedOf(new Date(now).toISOString(), zone).day,
  time: '',
})

/** The next full minute after `minutes` from an instant: nobody closes a book at 16:42:37. */
export function minutesFrom(from: number, minutes: number): string {
  const full = Math.ceil(from / 60_000) * 60_000
  return new Date(full + minutes * 60_000).toISOString()
}
