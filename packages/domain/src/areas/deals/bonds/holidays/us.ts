import { afterEaster, lastMonday, nearestWeekday, nth, on, sundayToMonday } from './days.ts'

/**
 * Days on which dollar bonds do not settle, as SIFMA recommends: federal holidays and Good Friday, which is no
 * good settlement day even in years when trading closes at noon only. New Year's and Veterans Day on a
 * Saturday are not made up for.
 */
export const usHolidays = (year: number): Temporal.PlainDate[] => [
  sundayToMonday(on(year, 1, 1)),
  nth(year, 1, 1, 3),
  nth(year, 2, 1, 3),
  afterEaster(year, -2),
  lastMonday(year, 5),
  ...(year >= 2022 ? [nearestWeekday(on(year, 6, 19))] : []),
  nearestWeekday(on(year, 7, 4)),
  nth(year, 9, 1, 1),
  nth(year, 10, 1, 2),
  sundayToMonday(on(year, 11, 11)),
  nth(year, 11, 4, 4),
  nearestWeekday(on(year, 12, 25)),
]
