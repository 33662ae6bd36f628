import { refuse, type OrRefusal } from '../../kernel/index.ts'
import { holidayYears } from './bonds/holidays/index.ts'

/** A day against the calendar: closed (a holiday), or open (a business day). */
export const holidayKinds = ['holiday', 'workday'] as const
export type HolidayKind = (typeof holidayKinds)[number]

/** The most days of one entry: a month. */
export const mostHolidayDays = 31

const isWeekend = (day: Temporal.PlainDate): boolean => day.dayOfWeek > 5

/**
 * The days of an entry from the first to the last, as ISO text. Weekends are closed anyway, so a holiday leaves them out.
 * `null` removes entries, also of weekends.
 */
export const daysOfEntry = (
  kind: HolidayKind | null,
  first: string,
  last: string,
): OrRefusal<string[], 'holiday.years' | 'holiday.range'> => {
  const [from, until] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from(last)]
  if (from.year < holidayYears.first || until.year > holidayYears.last)
    return refuse('holiday.years', { ...holidayYears, most: 1 })
  const length = from.until(until).days + 1
  if (length < 1 || length > mostHolidayDays) return refuse('holiday.range', { most: mostHolidayDays })
  const days = Array.from({ length }, (_, days) => from.add({ days }))
  const entered = kind === 'holiday' ? days.filter((day) => !isWeekend(day)) : days
  return entered.length > 0
    ? entered.map((day) => day.toString())
    : refuse('holiday.range', { most: mostHolidayDays })
}
