import { afterEaster, christmasAndBoxingDay, lastMonday, mondayized, nth, on } from './days.ts'

type Day = Temporal.PlainDate

/** Proclaimed once: jubilees, a wedding, a funeral, a coronation. */
const once = ['2002-06-03', '2011-04-29', '2012-06-05', '2022-06-03', '2022-09-19', '2023-05-08']

/** Moved by proclamation: the early May day for VE day, the spring day for jubilees. */
const earlyMay: Readonly<Record<number, Day>> = { 2020: on(2020, 5, 8) }
const spring: Readonly<Record<number, Day>> = {
  2002: on(2002, 6, 4),
  2012: on(2012, 6, 4),
  2022: on(2022, 6, 2),
}

/** Bank holidays of England and Wales: Banking and Financial Dealings Act 1971 and proclamations. */
export const ukHolidays = (year: number): Day[] => [
  mondayized(on(year, 1, 1)),
  afterEaster(year, -2),
  afterEaster(year, 1),
  earlyMay[year] ?? nth(year, 5, 1, 1),
  spring[year] ?? lastMonday(year, 5),
  lastMonday(year, 8),
  ...christmasAndBoxingDay(year),
  ...once.map((text) => Temporal.PlainDate.from(text)).filter((day) => day.year === year),
]
