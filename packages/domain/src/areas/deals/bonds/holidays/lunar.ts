import { on } from './days.ts'

type Day = Temporal.PlainDate

/** A day of the Chinese calendar in the year that begins in this one, leap months left out. */
export const lunarDay = (year: number, month: number, day: number): Day =>
  on(year, 7, 1)
    .withCalendar('chinese')
    .with({ monthCode: `M${String(month).padStart(2, '0')}`, day })
    .withCalendar('iso8601')

/** Ching Ming, at 15° of the sun's longitude: this approximation is right from 2000 to 2099. */
export const chingMing = (year: number): Day => {
  const of = year % 100
  return on(year, 4, Math.floor((2422 * of + 48_100) / 10_000) - Math.floor(of / 4))
}
