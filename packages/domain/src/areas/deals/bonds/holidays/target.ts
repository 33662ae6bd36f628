import { afterEaster, on } from './days.ts'

/** Days on which the Eurosystem's T2 is closed, as they are since 2002. */
export const targetHolidays = (year: number): Temporal.PlainDate[] => [
  on(year, 1, 1),
  afterEaster(year, -2),
  afterEaster(year, 1),
  on(year, 5, 1),
  on(year, 12, 25),
  on(year, 12, 26),
]
