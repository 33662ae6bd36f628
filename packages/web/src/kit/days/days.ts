import { LANG_TAG, type Lang } from '../../platform/language.ts'
import { day as dayText } from '../format.ts'

/** "2026-11-20" */
export type Day = string

// A day is no instant: it is written as the noon of it, in one zone.
const noon = (day: Day) => new Date(`${day}T12:00:00Z`)

export const writeDay = (day: Day, lang: Lang) => dayText(noon(day), lang, 'UTC')

export const weekdayOf = (day: Day, lang: Lang) =>
  new Intl.DateTimeFormat(LANG_TAG[lang], { weekday: 'short', timeZone: 'UTC' }).format(noon(day))

export const dayAfter = (day: Day, days: number): Day =>
  new Date(noon(day).getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** A day of the calendar, not before 1900: 31 February is none. */
export function isDay(text: string): text is Day {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text && text >= '1900'
}
