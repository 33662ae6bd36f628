import {
  exact,
  Exact,
  type FaceAmount,
  isRefusal,
  type OrRefusal,
  type Rate,
  refuse,
} from '../../../../kernel/index.ts'
import { couponsPerYear } from '../frequency.ts'
import { type AssumptionReason, type Assumptions, levelOn } from './assumptions.ts'
import { type CashReason, legCashFlows } from './cash.ts'
import type { FloatingCoupon } from './leg.ts'
import type { MarginFlow, MarginFlows } from './margin-value.ts'
import { type LegPeriod, type LegPeriods, periodsTo } from './periods.ts'
import type { YieldTarget } from './target.ts'
import type { LegBond } from './terms.ts'

export type MarginReason =
  | CashReason
  | 'bond.no-price'
  | 'bond.no-margin'
  | 'bond.not-floating'
  | 'bond.margin-endless'

export interface MarginRequest {
  target: YieldTarget
  assumed: Assumptions
  face: FaceAmount
}

/** On this level the coupon is a limit rather than index + margin. */
const isLimited = ({ margin, floor, cap }: FloatingCoupon, level: Rate): boolean => {
  const free = exact(level).plus(exact(margin).div(100))
  return free.lt(floor ?? 0) || (cap !== null && free.gt(cap))
}

/** A coupon with the index it is discounted on; a fixed coupon has no margin. */
const marginFlow = (
  period: LegPeriod,
  { accruedShare, list }: LegPeriods,
  bond: LegBond,
  assumed: Assumptions,
): OrRefusal<MarginFlow, AssumptionReason | 'bond.not-floating'> => {
  const { leg, from, share, interest, perPoint, principal } = period
  if (leg.coupon.kind !== 'floating') return refuse('bond.not-floating')
  const isRunning = Temporal.PlainDate.compare(from, bond.settlement) <= 0
  const level = levelOn('index', assumed, isRunning ? bond.settlement : from)
  if (isRefusal(level)) return level
  const isFixed = isRunning && assumed.fixing != null
  return {
    length: period === list[0] ? share.minus(accruedShare) : share,
    level: exact(level).div(100),
    paid: interest.plus(principal),
    perPoint: isFixed || isLimited(leg.coupon, level) ? new Exact(0) : perPoint,
  }
}

/** Coupons up to the target; of a perpetual, up to where every coupon is the same. */
const periodsOf = (
  bond: LegBond,
  { target, assumed }: MarginRequest,
): OrRefusal<{ periods: LegPeriods; tail: MarginFlows['tail'] }, MarginReason> => {
  const cash = legCashFlows(bond, target, assumed)
  if (isRefusal(cash)) return cash
  const end =
    target.kind === 'perpetuity'
      ? { last: cash.list.at(-1)!.day, price: new Exact(0) }
      : { last: target.day, price: exact(target.price) }
  const periods = periodsTo(bond, assumed, end)
  if (isRefusal(periods)) return periods
  const perYear = couponsPerYear(bond.legs.at(-1)!.schedule.grid.frequency)
  return { periods, tail: cash.tail ? cash.tail.interest.times(perYear) : null }
}

/** The flows a discount margin discounts. Every leg ahead must float. */
export const marginFlows = (bond: LegBond, request: MarginRequest): OrRefusal<MarginFlows, MarginReason> => {
  const { target, assumed } = request
  if (target.kind === 'perpetuity' && assumed.index?.kind === 'forward') return refuse('bond.margin-endless')
  const found = periodsOf(bond, request)
  if (isRefusal(found)) return found
  const { periods, tail } = found
  const list: MarginFlow[] = []
  for (const period of periods.list) {
    const flow = marginFlow(period, periods, bond, assumed)
    if (isRefusal(flow)) return flow
    list.push(flow)
  }
  return { list, tail, accrued: periods.accrued }
}
