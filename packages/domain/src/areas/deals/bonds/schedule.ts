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

type Scheduled = Pick<
  Schedule,
  | 'interestFrom'
  | 'firstCoupon'
  | 'penultimateCoupon'
  | 'lastCoupon'
  | 'grid'
  | 'convention'
  | 'accrual'
  | 'calendar'
>

const earlier = (one: Day, other: Day): Day => (Temporal.PlainDate.compare(one, other) < 0 ? one : other)

/** Where a period that begins on a grid day ends: on the next, or past it where the last period is long. */
const endOfPeriod = ({ grid, penultimateCoupon, lastCoupon }: Scheduled, from: Day, index: number): Day =>
  lastCoupon && penultimateCoupon?.equals(from) ? lastCoupon : gridDay(grid, index)

/** The periods from the first day of interest to `last`; an odd period comes last. */
export const couponPeriods = (bond: Scheduled, last: Day): CouponPeriod[] => {
  const { grid, interestFrom, convention, accrual, calendar } = bond
  const periods: CouponPeriod[] = []
  const add = (from: Day, to: Day, regular: boolean) =>
    periods.push({ from, to, pays: roll(roll(to, accrual, calendar), convention, calendar), regular })

  const first = earlier(bond.firstCoupon, last)
  const second = gridDay(grid, gridIndex(grid, interestFrom) + 1)
  add(interestFrom, first, isOnGrid(grid, interestFrom) && second.equals(first))
  let from = first
  for (let index = gridIndex(grid, first) + 1; Temporal.PlainDate.compare(from, last) < 0; index++) {
    const to = earlier(endOfPeriod(bond, from, index), last)
    add(from, to, to.equals(gridDay(grid, index)))
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
  /** Interest begins on a coupon day, which may be rolled: that of a later leg. Else on the very day. */
  beginsRolled: boolean
  firstCoupon: Day
  /** The last coupon day before the final one, if the last period is odd; null where the grid says it. */
  penultimateCoupon: Day | null
  /** The nominal day of the last coupon, which may be a holiday; null for a perpetual. */
  lastCoupon: Day | null
  /** The day on which the bond ends, in the sense of 30E/360 (ISDA). */
  termination: Day | null
  grid: Grid
  /** For days of payment. */
  convention: Convention
  /** For the days interest is counted between. */
  accrual: Convention
  calendar: Calendar
}
