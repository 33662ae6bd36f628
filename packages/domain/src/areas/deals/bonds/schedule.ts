import { roll } from './convention.ts'
import { gridDay, gridIndex, isOnGrid } from './grid.ts'
import type { Schedule } from './terms.ts'

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

/** The periods from the first day of interest to `last`; an odd rest stands at the end. */
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
