import { afterEaster, christmasAndBoxingDay, mondayized, nth, on, weekdayFrom } from './days.ts'

/** Days on which banks in Toronto are closed. */
export const caHolidays = (year: number): Temporal.PlainDate[] => [
  mondayized(on(year, 1, 1)),
  ...(year >= 2008 ? [nth(year, 2, 1, 3)] : []),
  afterEaster(year, -2),
  // Victoria Day: the last Monday before 25 May.
  weekdayFrom(on(year, 5, 18), 1),
  mondayized(on(year, 7, 1)),
  nth(year, 8, 1, 1),
  nth(year, 9, 1, 1),
  ...(year >= 2021 ? [mondayized(on(year, 9, 30))] : []),
  nth(year, 10, 1, 2),
  mondayized(on(year, 11, 11)),
  ...christmasAndBoxingDay(year),
]
