import { afterEaster, on } from './days.ts'
import { chingMing, lunarDay } from './lunar.ts'

type Day = Temporal.PlainDate

const named = (year: number): Day[] => [
  on(year, 1, 1),
  ...[1, 2, 3].map((day) => lunarDay(year, 1, day)),
  chingMing(year),
  ...[-2, -1, 1].map((days) => afterEaster(year, days)),
  on(year, 5, 1),
  lunarDay(year, 4, 8),
  lunarDay(year, 5, 5),
  on(year, 7, 1),
  lunarDay(year, 8, 16),
  on(year, 10, 1),
  lunarDay(year, 9, 9),
  on(year, 12, 25),
  on(year, 12, 26),
]

/**
 * General holidays of Hong Kong (Cap. 149): a holiday on a Sunday, or on another holiday, moves to the next
 * day that is neither.
 */
export const hkHolidays = (year: number): Day[] => {
  const taken = new Map<string, Day>()
  const late: Day[] = []
  for (const day of named(year)) {
    if (day.dayOfWeek === 7 || taken.has(day.toString())) late.push(day)
    else taken.set(day.toString(), day)
  }
  for (let day of late) {
    while (day.dayOfWeek === 7 || taken.has(day.toString())) day = day.add({ days: 1 })
    taken.set(day.toString(), day)
  }
  return [...taken.values()]
}
