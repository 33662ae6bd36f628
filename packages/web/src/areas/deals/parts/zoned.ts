import { clockTime, day, dayAndMonth, zoneName } from '../../../kit/format.ts'
import type { Lang } from '../../../platform/language.ts'

/** One instant on the deal's clock, and on the reader's own where that shows something else. */
export interface Zoned {
  /** "16:30:00 HKT", with its day where that is not the deal's today. */
  readonly deal: string
  readonly own: string | undefined
}

const ownZone = (zone: string | undefined) => zone || Intl.DateTimeFormat().resolvedOptions().timeZone

interface ZonedInput {
  readonly at: string
  readonly now: number
  readonly dealZone: string
  /** The zone of the reader's desk; the browser's where none is known. */
  readonly readerZone: string | undefined
  readonly lang: Lang
  /** Hours and minutes are enough on a card. */
  readonly short?: boolean
}

/** "16:30 HKT"; with its day where that is not the deal's today, and its year where that is another. */
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

export function zoned(given: ZonedInput): Zoned {
  const { at, now, dealZone, lang } = given
  const when = new Date(at)
  const reader = ownZone(given.readerZone)
  const dayIn = (zone: string) => day(when, lang, zone)
  const today = dayIn(dealZone) === day(new Date(now), lang, dealZone)
  const sameDay = dayIn(dealZone) === dayIn(reader)
  const differs = !sameDay || clockTime(when, dealZone) !== clockTime(when, reader)
  return {
    deal: onClock(given, dealZone, !today),
    own: differs ? onClock(given, reader, !sameDay) : undefined,
  }
}
