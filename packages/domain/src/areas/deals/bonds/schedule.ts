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

/** The periods from the first day of interest to `last`; an odd rest stands at the end. */
export const couponPeriods = (bond: Scheduled, last: Day): CouponPeriod[] => {
  const { grid, convention, calendar } = bond
  const days = [bond.interestFrom]
  let to = Temporal.PlainDate.compare(bond.firstCoupon, last) < 0 ? bond.firstCoupon : last
  for (let index = gridIndex(grid, to) + 1; Temporal.PlainDate.compare(to, last) < 0; index++) {
    days.push(to)
    const next = gridDay(grid, index)
    to = Temporal.PlainDate.compare(next, last) < 0 ? next : last
  }
  days.push(last)
  return days.slice(1).map((to, at) => {
    const from = days[at]!
    const next = gridDay(grid, gridIndex(grid, from) + 1)
    return {
      from,
      to,
      pays: roll(to, convention, calendar),
      regular: isOnGrid(grid, from) && next.equals(to),
    }
  })
}
