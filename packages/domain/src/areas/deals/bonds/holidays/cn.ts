import { on } from './days.ts'
import { chingMing, lunarDay } from './lunar.ts'

/**
 * Statutory holidays of the mainland. The bridging days off and the weekends worked for them are announced for
 * one year at a time, and are entered in the table of holidays.
 */
export const cnHolidays = (year: number): Temporal.PlainDate[] => {
  const spring = lunarDay(year, 1, 1)
  // Since 2025 the eve of the spring festival and 2 May are holidays too.
  const added = year >= 2025 ? [spring.subtract({ days: 1 }), on(year, 5, 2)] : []
  return [
    on(year, 1, 1),
    ...[0, 1, 2].map((days) => spring.add({ days })),
    ...added,
    chingMing(year),
    on(year, 5, 1),
    lunarDay(year, 5, 5),
    lunarDay(year, 8, 15),
    ...[1, 2, 3].map((day) => on(year, 10, day)),
  ]
}
