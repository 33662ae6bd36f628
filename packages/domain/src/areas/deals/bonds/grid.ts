import type { Decimal } from 'decimal.js'
import { Exact } from '../../../kernel/index.ts'
import type { DayCount, Frequency } from '../choices.ts'
import { addMonths, isMonthEnd } from './convention.ts'
import { actualDays, days30, days30E, days30EIsda, days30US } from './day-count.ts'
import { monthsBetweenCoupons } from './frequency.ts'

type Day = Temporal.PlainDate

/**
 * The endless row of (quasi-)coupon days a bond's own are taken from: a day, and every so many months before
 * and after it. Odd periods and the discounting of whole ones are measured on it.
 */
export interface Grid {
  anchor: Day
  frequency: Frequency
  endOfMonth: boolean
}

export const gridDay = ({ anchor, frequency, endOfMonth }: Grid, index: number): Day =>
  addMonths(anchor, index * monthsBetweenCoupons(frequency), endOfMonth)

/** The last day of the grid that is not after this one. */
export const gridIndex = (grid: Grid, day: Day): number => {
  const { anchor, frequency } = grid
  const months = 12 * (day.year - anchor.year) + day.month - anchor.month
  const guess = Math.floor(months / monthsBetweenCoupons(frequency))
  return Temporal.PlainDate.compare(gridDay(grid, guess), day) <= 0 ? guess : guess - 1
}

export const isOnGrid = (grid: Grid, day: Day): boolean => gridDay(grid, gridIndex(grid, day)).equals(day)

/** Whether the bond pays on the last day of every month. */
export const paysAtMonthEnd = ({ anchor, endOfMonth }: Grid): boolean => endOfMonth && isMonthEnd(anchor)

/**
 * A coupon day at the end of February stands for the day the bond's coupons are otherwise paid on, so that all
 * periods of a 30/360 bond are alike: the 30th of a bond of the 30th, the 31st or the end of the month, the
 * 28th of a bond of the 28th.
 */
const dayOf30 = (grid: Grid, day: Day): number => {
  if (day.month !== 2 || !isMonthEnd(day)) return day.day
  return paysAtMonthEnd(grid) ? 30 : Math.min(30, Math.max(grid.anchor.day, day.day))
}

const counterOf = (dayCount: '30/360' | '30/360 US' | '30E/360', grid: Grid): typeof days30 => {
  if (dayCount === '30E/360') return days30E
  return dayCount === '30/360' ? days30 : (from, to) => days30US(from, to, paysAtMonthEnd(grid))
}

/** Days gone in a period of a 30/360 bond. A start in February is counted from the same day of January. */
const days30Within = (grid: Grid, count: typeof days30, start: Day, day: Day, length: number): number => {
  const first = dayOf30(grid, start)
  if (first === start.day) return Math.min(length, count(start, day))
  const moved = new Temporal.PlainDate(start.year, 1, first)
  return Math.max(0, Math.min(length, count(moved, day) - 30))
}

/** Days gone and days in all of the grid's period that begins at `index`, as the day count has them. */
const withinPeriod = (grid: Grid, dayCount: DayCount, index: number, day: Day): [number, number] => {
  const start = gridDay(grid, index)
  switch (dayCount) {
    case '30/360':
    case '30/360 US':
    case '30E/360': {
      const length = 30 * monthsBetweenCoupons(grid.frequency)
      return [days30Within(grid, counterOf(dayCount, grid), start, day, length), length]
    }
    case '30E/360 ISDA':
      return [days30EIsda(start, day, null), days30EIsda(start, gridDay(grid, index + 1), null)]
    case 'ACT/ACT ICMA':
    case 'ACT/ACT ISDA':
    case 'ACT/365F':
    case 'ACT/360':
      return [actualDays(start, day), actualDays(start, gridDay(grid, index + 1))]
  }
}

/** The position of a day on the grid, in periods: an integer on a coupon day, a fraction between two. */
export const positionOf = (grid: Grid, dayCount: DayCount, day: Day): Decimal => {
  const index = gridIndex(grid, day)
  const [gone, all] = withinPeriod(grid, dayCount, index, day)
  return new Exact(gone).div(all).plus(index)
}
