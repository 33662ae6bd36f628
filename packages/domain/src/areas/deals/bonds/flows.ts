import type { Decimal } from 'decimal.js'
import { exact, Exact, type Rate } from '../../../kernel/index.ts'
import type { DayCount } from '../choices.ts'
import { roll } from './convention.ts'
import { type PlainDayCount, yearFraction } from './day-count.ts'
import { couponsPerYear } from './frequency.ts'
import { gridDay, gridIndex, paysAtMonthEnd, positionOf } from './grid.ts'
import { couponPeriods, type CouponPeriod, type Discounting, type Schedule } from './schedule.ts'

type Day = Temporal.PlainDate

const zero = new Exact(0)
const unit = new Exact(1)

/** What one day brings, for 100 of face. */
export interface Flow {
  /** Where its interest begins. */
  from: Day
  day: Day
  pays: Day
  /** How far it is from the flow before, or from settlement, in coupon periods of the grid. */
  gap: Decimal
  /** The part of a year it pays the coupon for. */
  share: Decimal
  /** Face paid back, in per cent. */
  principal: Decimal
}

/** Everything a buyer gets, and the part of a year's interest that has run already. */
export interface Flows {
  list: readonly Flow[]
  /** After the list's last, without end: the part of a year each coupon of a perpetual is paid for. */
  tail?: Decimal
  accrued: Decimal
  couponsPerYear: number
  discounting: Discounting
}

/** Those by which every regular coupon is the same part of a year. */
const isLevel = (dayCount: DayCount): boolean =>
  dayCount === 'ACT/ACT ICMA' || dayCount === '30/360' || dayCount === '30/360 US' || dayCount === '30E/360'

/** The part of a year between two days, by the days themselves rather than by the grid. */
const countYears = (bond: Schedule, dayCount: PlainDayCount, from: Day, to: Day): Decimal =>
  Temporal.PlainDate.compare(from, to) < 0
    ? yearFraction(dayCount, from, to, {
        endOfMonth: paysAtMonthEnd(bond.grid),
        maturity: bond.termination,
      })
    : new Exact(0)

/** The part of a year a coupon is paid for from the beginning of a period to some day of it. */
const shareTo = (bond: Schedule, period: CouponPeriod, day: Day, isFullCoupon: boolean): Decimal => {
  const { dayCount, grid, accrual, calendar } = bond
  const perYear = couponsPerYear(grid.frequency)
  const isNominal = accrual === 'unadjusted'
  if (isFullCoupon && period.regular && isNominal && isLevel(dayCount)) return unit.div(perYear)
  if (dayCount === 'ACT/ACT ICMA' || (isLevel(dayCount) && period.regular && isNominal)) {
    const start = positionOf(grid, dayCount, period.from)
    return positionOf(grid, dayCount, day).minus(start).div(perYear)
  }
  if (isNominal) return countYears(bond, dayCount, period.from, day)
  const isStart = period.from.equals(bond.interestFrom) && !bond.beginsRolled
  const from = isStart ? period.from : roll(period.from, accrual, calendar)
  return countYears(bond, dayCount, from, isFullCoupon ? roll(period.to, accrual, calendar) : day)
}

const listTo = (bond: Schedule, last: Day, price: Decimal): Pick<Flows, 'list' | 'accrued'> => {
  const { grid, dayCount, settlement } = bond
  const ahead = couponPeriods(bond, last).filter(({ to }) => Temporal.PlainDate.compare(to, settlement) > 0)
  // Before interest has begun to run, as of a later leg, no period runs.
  const isRunning = ({ from }: CouponPeriod) => Temporal.PlainDate.compare(from, settlement) <= 0
  const current = ahead.find(isRunning)
  const position = (day: Day) => positionOf(grid, dayCount, day)
  const list = ahead.map((period, at) => {
    const wait = () => position(period.to).minus(position(isRunning(period) ? settlement : period.from))
    return {
      from: period.from,
      day: period.to,
      pays: period.pays,
      gap: period.regular && !isRunning(period) ? unit : wait(),
      share: shareTo(bond, period, period.to, true),
      principal: at === ahead.length - 1 ? price : zero,
    }
  })
  return { list, accrued: current ? shareTo(bond, current, settlement, false) : zero }
}

/** The flows after settlement up to a day on which the face is paid back at a price. */
export const flowsTo = (bond: Schedule, last: Day, price: Rate): Flows => ({
  ...listTo(bond, last, exact(price)),
  couponsPerYear: couponsPerYear(bond.grid.frequency),
  discounting: bond.discounting,
})

/** The flows of a perpetual nobody calls: the next coupon, then one a period for ever. */
export const endlessFlows = (bond: Schedule): Flows => {
  const { grid, settlement, firstCoupon } = bond
  const ahead = gridDay(grid, gridIndex(grid, settlement) + 1)
  const next = Temporal.PlainDate.compare(firstCoupon, ahead) > 0 ? firstCoupon : ahead
  const perYear = couponsPerYear(grid.frequency)
  return {
    ...listTo(bond, next, zero),
    tail: new Exact(1).div(perYear),
    couponsPerYear: perYear,
    discounting: bond.discounting === 'street' ? 'icma' : bond.discounting,
  }
}
