import type { ReplyOf } from '@bookrunner/contract'
import type { dealsCalls } from '@bookrunner/contract/deals'

type CentreDays = ReplyOf<typeof dealsCalls.getHolidays>['centres'][number]
type Entry = ReplyOf<typeof dealsCalls.getHolidayEntries>['list'][number]

/** A day of a centre that is not as its weekday says, or that somebody entered. */
export interface HolidayRow {
  readonly day: string
  readonly open: boolean
  /** What an administrator entered for the day. */
  readonly entry: Pick<Entry, 'kind' | 'name'> | undefined
}

/** Holidays, working weekends and entered days of a year, in order. */
export function holidayRows({ days, workdays }: CentreDays, entries: readonly Entry[]): HolidayRow[] {
  const entered = new Map(entries.map((entry) => [entry.day, entry]))
  const open = new Set([
    ...workdays,
    ...entries.filter(({ kind }) => kind === 'workday').map(({ day }) => day),
  ])
  return [...new Set([...days, ...open, ...entered.keys()])]
    .toSorted()
    .map((day) => ({ day, open: open.has(day), entry: entered.get(day) }))
}
