import type { Decimal } from 'decimal.js'
import {
  exact,
  Exact,
  isRefusal,
  type OrRefusal,
  type Rate,
  rateOf,
  type Refusal,
  refuse,
} from '../../../../kernel/index.ts'
import { marginBounds } from '../floating.ts'
import { priceFault } from '../price.ts'
import { solveFalling } from '../solve.ts'
import { marginFlows, type MarginReason, type MarginRequest } from './margin-flows.ts'
import { marginValue, type MarginFlows } from './margin-value.ts'
import type { YieldTarget } from './target.ts'
import type { LegBond } from './terms.ts'

/** A bond at a margin over its index, as the market quotes floaters. */
export interface LegMargin {
  target: YieldTarget
  /** Basis points over the index. */
  margin: Rate
  clean: Rate
  accrued: Rate
  dirty: Rate
  /** Mean time to the flows, in years of the day count. */
  macaulay: Rate
  /** Relative change for a point of margin, the index unchanged. */
  modified: Rate
  convexity: Rate
  /** Change of the price for one basis point of margin. */
  pointValue: Rate
  dv01: Rate
  /** Relative change for a point of the index: future coupons move along, so the time to the next fixing. */
  indexDuration: Rate
  /** Limits whose value as an option the margin leaves out; on the assumed index they do count. */
  leavesOut: readonly ('floor' | 'cap')[]
}

const printed = (value: Decimal): Rate => rateOf(value.toDecimalPlaces(10))

const limitsOf = ({ legs }: LegBond): ('floor' | 'cap')[] => {
  const floating = legs.map(({ coupon }) => coupon).filter((coupon) => coupon.kind === 'floating')
  return [
    ...(floating.some(({ floor }) => floor !== null) ? (['floor'] as const) : []),
    ...(floating.some(({ cap }) => cap !== null) ? (['cap'] as const) : []),
  ]
}

const described = (
  bond: LegBond,
  flows: MarginFlows,
  { target, face }: MarginRequest,
  margin: Rate,
): OrRefusal<LegMargin, MarginReason> => {
  const { value, slope, bend, time, indexSlope } = marginValue(flows, exact(margin).div(10_000))
  const clean = value.minus(flows.accrued)
  const wrong = priceFault(clean)
  if (wrong) return wrong
  const point = slope.neg().div(10_000)
  return {
    target,
    margin,
    clean: printed(clean),
    accrued: printed(flows.accrued),
    dirty: printed(value),
    macaulay: printed(time.div(value)),
    modified: printed(slope.neg().div(value)),
    convexity: printed(bend.div(value)),
    pointValue: printed(point),
    dv01: rateOf(point.times(face).div(100).toDecimalPlaces(2)),
    indexDuration: printed(indexSlope.neg().div(value)),
    leavesOut: limitsOf(bond),
  }
}

const leastEndless = new Exact('0.000001')

/**
 * The least margin, as a part of one. No period may shrink money to less than half, and endless coupons need a
 * discount rate above zero.
 */
const lowestMargin = ({ list, tail }: MarginFlows): Decimal => {
  const lowest = list.map(({ level, length }) => new Exact(-0.5).div(Exact.max(length, '0.001')).minus(level))
  const endless = tail ? [leastEndless.minus(list.at(-1)!.level)] : []
  return Exact.max(new Exact(marginBounds.least).div(10_000), ...lowest, ...endless)
}

const marginFault = (flows: MarginFlows, margin: Rate): Refusal<'bond.no-margin'> | undefined =>
  exact(margin).div(10_000).lt(lowestMargin(flows)) || exact(margin).gt(marginBounds.most)
    ? refuse('bond.no-margin', marginBounds)
    : undefined

/** The price at a discount margin. */
export const priceAtMargin = (
  bond: LegBond,
  margin: Rate,
  request: MarginRequest,
): OrRefusal<LegMargin, MarginReason> => {
  const flows = marginFlows(bond, request)
  if (isRefusal(flows)) return flows
  return marginFault(flows, margin) ?? described(bond, flows, request, margin)
}

/** The discount margin of a clean price, in basis points, to eight decimals. */
export const marginAtPrice = (
  bond: LegBond,
  price: Rate,
  request: MarginRequest,
): OrRefusal<LegMargin, MarginReason> => {
  const wrong = priceFault(exact(price))
  if (wrong) return wrong
  const flows = marginFlows(bond, request)
  if (isRefusal(flows)) return flows
  const low = lowestMargin(flows)
  const solved = solveFalling(
    {
      at: (margin) => marginValue(flows, margin),
      low,
      high: new Exact(marginBounds.most).div(10_000),
      start: Exact.max(low, 0),
    },
    exact(price).plus(flows.accrued),
  )
  if (!solved) return refuse('bond.no-margin', marginBounds)
  return described(bond, flows, request, rateOf(solved.times(10_000).toDecimalPlaces(8)))
}
