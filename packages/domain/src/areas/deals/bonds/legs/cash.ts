import { exact, Exact, isRefusal, type OrRefusal, refuse } from '../../../../kernel/index.ts'
import type { CashFlows } from '../cash-flows.ts'
import { longestTenor } from '../ends.ts'
import { couponsPerYear } from '../frequency.ts'
import { gridDay, gridIndex } from '../grid.ts'
import { type AssumptionReason, type Assumptions, lastChange } from './assumptions.ts'
import { type LegFlows, type LegPeriods, periodsTo } from './periods.ts'
import { rateFrom } from './rate.ts'
import type { YieldTarget } from './target.ts'
import type { LegBond, ResolvedLeg } from './terms.ts'

type Day = Temporal.PlainDate

export type CashReason = AssumptionReason | 'bond.too-long' | 'bond.option-outside'

const isBefore = (one: Day, other: Day): boolean => Temporal.PlainDate.compare(one, other) < 0

/** The last day on which the coupon of a last leg changes, as far as is assumed. */
const lastChangeOf = ({ coupon, schedule }: ResolvedLeg, assumed: Assumptions): Day | null => {
  switch (coupon.kind) {
    case 'fixed':
      return null
    case 'stepUp':
    case 'conditionalStepUp':
      return coupon.steps.at(-1)?.from ?? null
    case 'floating':
      return lastChange(assumed.index)
    case 'reset': {
      const day = lastChange(assumed.benchmark)
      if (!day || coupon.everyMonths === null) return null
      const months = 12 * (day.year - schedule.interestFrom.year) + day.month - schedule.interestFrom.month
      const resets = Math.max(0, Math.floor(months / coupon.everyMonths) + 1)
      return schedule.interestFrom.add({ months: resets * coupon.everyMonths })
    }
  }
}

/** The coupon day of the last leg from which on every coupon is the same. */
const tailDay = (bond: LegBond, leg: ResolvedLeg, assumed: Assumptions): Day => {
  const { grid, firstCoupon } = leg.schedule
  const ahead = gridDay(grid, gridIndex(grid, bond.settlement) + 1)
  const next = isBefore(ahead, firstCoupon) ? firstCoupon : ahead
  const change = lastChangeOf(leg, assumed)
  if (!change || !isBefore(next, change)) return next
  const index = gridIndex(grid, change)
  return gridDay(grid, gridDay(grid, index).equals(change) ? index : index + 1)
}

const plain = ({ list, accrued }: LegPeriods, bond: LegBond): CashFlows => ({
  list,
  accrued,
  couponsPerYear: couponsPerYear(bond.yieldFrequency),
  discounting: bond.discounting,
})

const endless = (bond: LegBond, assumed: Assumptions): OrRefusal<CashFlows, AssumptionReason> => {
  const leg = bond.legs.at(-1)!
  const last = tailDay(bond, leg, assumed)
  const periods = periodsTo(bond, assumed, { last, price: new Exact(0) })
  if (isRefusal(periods)) return periods
  const rate = rateFrom(leg, last, assumed)
  if (isRefusal(rate)) return rate
  const perYear = couponsPerYear(leg.schedule.grid.frequency)
  const cash = plain(periods, bond)
  return {
    ...cash,
    tail: {
      interest: rate.times(new Exact(1).div(perYear)),
      gap: new Exact(cash.couponsPerYear).div(perYear),
    },
    discounting: bond.discounting === 'street' ? 'icma' : bond.discounting,
  }
}

/** An end that is over, or that the bond does not reach. */
const isOutside = ({ settlement, lastCoupon }: LegBond, target: YieldTarget): boolean => {
  if (target.kind === 'perpetuity') return lastCoupon !== null
  return !isBefore(settlement, target.day) || (lastCoupon !== null && isBefore(lastCoupon, target.day))
}

/** Everything a buyer gets if the bond ends at a target, for 100 of face. */
export const legCashFlows = (
  bond: LegBond,
  target: YieldTarget,
  assumed: Assumptions,
  flowsTo?: (last: Day) => LegFlows,
): OrRefusal<CashFlows, CashReason> => {
  const latest = target.kind === 'perpetuity' ? lastChangeOf(bond.legs.at(-1)!, assumed) : target.day
  if (latest && bond.settlement.until(latest, { largestUnit: 'year' }).years > longestTenor)
    return refuse('bond.too-long', { most: longestTenor })
  if (isOutside(bond, target)) return refuse('bond.option-outside')
  if (target.kind === 'perpetuity') return endless(bond, assumed)
  const end = { last: target.day, price: exact(target.price) }
  const periods = periodsTo(bond, assumed, end, flowsTo?.(target.day))
  return isRefusal(periods) ? periods : plain(periods, bond)
}
