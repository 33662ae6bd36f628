import { clockTime, day, dayAndMonth, zoneName } from '../../../kit/format.ts'
import type { Lang } from '../../../platform/language.ts'

/** An instant in the deal's zone, and in the reader's if that differs. */
export interface Zoned {
  /** "16:30:00 HKT", with the day if it is not the deal's today. */
  readonly deal: string
  readonly own: string | undefined
}

const ownZone = (zone: string | undefined) => zone || Intl.DateTimeFormat().resolvedOptions().timeZone

interface ZonedInput {
  readonly at: string
  readonly now: number
  readonly dealZone: string
  /** The zone of the reader's desk; undefined for the browser's. */
  readonly readerZone: string | undefined
  readonly lang: Lang
  /** Hours and minutes only, for cards. */
  readonly short?: boolean
}

/** "16:30 HKT", with the day if it is not the deal's today, and the year if it is another. */
function onClock(
  { at, now, dealZone, lang, short = false }: ZonedInput,
  zone: string,
  withDay: boolean,
): string {
  const when = new Date(at)
  const clock = `${clockTime(when, zone).slice(0, short ? 5 : 8)} ${zoneName(when, zone)}`
  if (!withDay) return clock
  const year = (date: Date) => date.toLocaleString('en', { year: 'numeric', timeZone: dealZone })
  const thisYear = short && year(when) === year(new Date(now))
  return `${thisYear ? dayAndMonth(when, lang, zone) : day(when, lang, zone)} ${clock}`
}

export function zoned(input: ZonedInput): Zoned {
  const { at, now, dealZone, lang } = input
  const when = new Date(at)
  const reader = ownZone(input.readerZone)
  const dayIn = (zone: string) => day(when, lang, zone)
  const today = dayIn(dealZone) === day(new Date(now), lang, dealZone)
  const sameDay = dayIn(dealZone) === dayIn(reader)
  const differs = !sameDay || clockTime(when, dealZone) !== clockTime(when, reader)
  return {
    deal: onClock(input, dealZone, !today),
    own: differs ? onClock(input, reader, !sameDay) : undefined,
  }
}
