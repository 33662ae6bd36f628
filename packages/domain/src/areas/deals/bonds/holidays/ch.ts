import { afterEaster, on } from './days.ts'

/** Days on which Swiss interbank clearing in francs is closed. */
export const chHolidays = (year: number): Temporal.PlainDate[] => [
  on(year, 1, 1),
  on(year, 1, 2),
  afterEaster(year, -2),
  afterEaster(year, 1),
  on(year, 5, 1),
  afterEaster(year, 39),
  afterEaster(year, 50),
  on(year, 8, 1),
  on(year, 12, 25),
  on(year, 12, 26),
]
