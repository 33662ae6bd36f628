import type { Convention, DayCount } from '../choices.ts'
import type { Calendar } from './calendar.ts'
import { type Grid, gridDay, gridIndex, isOnGrid } from './grid.ts'
import { roll } from './convention.ts'

type Day = Temporal.PlainDate

/** One coupon: interest runs between two nominal days and is paid on the second, rolled. */
export interface CouponPeriod {
  from: Day
  to: Day
  pays: Day
  /** Exactly one period of the grid. Others are short or long. */
  regular: boolean
}

type Scheduled = Pick<Schedule, 'interestFrom' | 'firstCoupon' | 'grid' | 'convention' | 'calendar'>

const earlier = (one: Day, other: Day): Day => (Temporal.PlainDate.compare(one, other) < 0 ? one : other)

/** The periods from the first day of interest to `last`; an odd period comes last. */
export const couponPeriods = (bond: Scheduled, last: Day): CouponPeriod[] => {
  const { grid, interestFrom, convention, calendar } = bond
  const periods: CouponPeriod[] = []
  const add = (from: Day, to: Day, regular: boolean) =>
    periods.push({ from, to, pays: roll(to, convention, calendar), regular })

  const first = earlier(bond.firstCoupon, last)
  const second = gridDay(grid, gridIndex(grid, interestFrom) + 1)
  add(interestFrom, first, isOnGrid(grid, interestFrom) && second.equals(first))
  let from = first
  for (let index = gridIndex(grid, first) + 1; Temporal.PlainDate.compare(from, last) < 0; index++) {
    const next = gridDay(grid, index)
    const to = earlier(next, last)
    add(from, to, to.equals(next))
    from = to
  }
  return periods
}

/**
 * How a yield discounts. All compound once per coupon period, on nominal coupon days (the street's and ICMA's
 * way). `street`: simple interest once only the last coupon is left. `icma`: compound to the end.
 * `treasury`: simple interest in the broken first period, as 31 CFR 356 prices auctions.
 */
export const discountings = ['street', 'icma', 'treasury'] as const

export type Discounting = (typeof discountings)[number]

/** What coupons and their days follow from. */
export interface Schedule {
  dayCount: DayCount
  discounting: Discounting
  settlement: Day
  interestFrom: Day
  firstCoupon: Day
  /** The nominal day of the last coupon, which may be a holiday; null for a perpetual. */
  lastCoupon: Day | null
  grid: Grid
  convention: Convention
  adjusted: boolean
  calendar: Calendar
}
