import type { Calendar, Centre } from '@bookrunner/domain/deals'
import type { Db } from '../../../platform/db/index.ts'
import { usualHolidays } from './almanac.ts'
import { readHolidayEntries, type HolidayEntry } from './holidays.repo.ts'

/** A centre's days that differ from its usual week. */
export interface CentreHolidays {
  centre: Centre
  days: string[]
  workdays: string[]
}

const isWeekend = (text: string): boolean => Temporal.PlainDate.from(text).dayOfWeek > 5

/** Entered days override rule and almanac. */
const amended = (
  centre: Centre,
  usual: readonly string[],
  entries: readonly HolidayEntry[],
): CentreHolidays => {
  const kinds = new Map(
    entries.filter((entry) => entry.centre === centre).map(({ day, kind }) => [day, kind]),
  )
  const entered = (entryKind: HolidayEntry['kind'], weekend: boolean) =>
    [...kinds].filter(([day, kind]) => kind === entryKind && isWeekend(day) === weekend).map(([day]) => day)
  const closed = new Set([...usual, ...entered('holiday', false)])
  for (const day of entered('workday', false)) closed.delete(day)
  return { centre, days: [...closed].toSorted(), workdays: entered('workday', true).toSorted() }
}

const years = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Holidays of some centres from the first year to the last. */
export const holidaysOf = async (
  db: Db,
  centres: readonly Centre[],
  from: number,
  to: number,
): Promise<CentreHolidays[]> => {
  const entries = await readHolidayEntries(db, centres, from, to)
  const found: CentreHolidays[] = []
  for (const centre of centres) {
    const usual: string[] = []
    for (const year of years(from, to)) usual.push(...(await usualHolidays(centre, year)))
    found.push(amended(centre, usual, entries))
  }
  return found
}

/** The joint calendar of some centres, for the bond arithmetic. */
export const calendarOf = async (
  db: Db,
  centres: readonly Centre[],
  from: number,
  to: number,
): Promise<Calendar> =>
  (await holidaysOf(db, centres, from, to)).map(({ days, workdays }) => ({
    holidays: new Set(days),
    workdays: new Set(workdays),
  }))
