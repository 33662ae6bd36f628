import type { Decimal } from 'decimal.js'
import { exact, Exact, type Rate, rateOf, type Refusal, refuse } from '../../../kernel/index.ts'
import type { Flows } from './flows.ts'
import { solveFalling } from './solve.ts'

/** What the coupons of a floater are made of. Levels in per cent, margins in basis points. */
export interface FloatingQuote {
  /** The index as it is assumed to stay. */
  index: Rate
  /** The index as fixed for the coupon that runs already; `index` when left out. */
  fixing?: Rate | null
  quotedMargin: Rate
}

/** A perpetual that pays no more than nothing is worth any sum. */
const leastEndless = new Exact('0.000001')

export const marginBounds = { least: -2000, most: 10_000 } as const

/** What a coupon pays in a year, as a part of one; never less than nothing, as the terms of floaters say. */
const couponOf = (level: Rate, margin: Rate): Decimal =>
  Exact.max(0, exact(level).plus(exact(margin).div(100)).div(100))

/** Dirty value and slope by the margin as a part of one: simple interest within each coupon period. */
const floatingValue = (
  flows: Flows,
  quote: FloatingQuote,
  margin: Decimal,
): { value: Decimal; slope: Decimal } => {
  const required = exact(quote.index).div(100).plus(margin)
  const rate = flows.tail ? Exact.max(required, leastEndless) : required
  let [factor, pull, value, slope] = [new Exact(1), new Exact(0), new Exact(0), new Exact(0)]
  const add = (worth: Decimal, extra: Decimal) => {
    value = value.plus(worth)
    slope = slope.minus(worth.times(pull.plus(extra)))
  }
  for (const [at, { share, principal }] of flows.list.entries()) {
    const length = at === 0 ? share.minus(flows.accrued) : share
    const growth = rate.times(length).plus(1)
    factor = factor.div(growth)
    pull = pull.plus(length.div(growth))
    const paid = couponOf(at === 0 ? (quote.fixing ?? quote.index) : quote.index, quote.quotedMargin)
    add(paid.times(share).times(100).plus(principal).times(factor), new Exact(0))
  }
  if (flows.tail) {
    const worth = couponOf(quote.index, quote.quotedMargin).times(100).times(factor).div(rate)
    add(worth, new Exact(1).div(rate))
  }
  return { value, slope }
}

const floatingAccrued = (flows: Flows, { index, fixing, quotedMargin }: FloatingQuote): Decimal =>
  flows.accrued.times(couponOf(fixing ?? index, quotedMargin)).times(100)

/** The clean price at which a floater yields the index and this margin, in basis points. */
export const priceOfMargin = (flows: Flows, quote: FloatingQuote, discountMargin: Rate): Decimal =>
  floatingValue(flows, quote, exact(discountMargin).div(10_000)).value.minus(floatingAccrued(flows, quote))

/** The discount margin of a clean price, in basis points, to eight decimals. */
export const marginOfPrice = (
  flows: Flows,
  quote: FloatingQuote,
  price: Rate,
): Rate | Refusal<'bond.no-margin'> => {
  const low = new Exact(flows.tail ? leastEndless : 0).minus(exact(quote.index).div(100))
  const solved = solveFalling(
    {
      at: (margin) => floatingValue(flows, quote, margin),
      low: Exact.max(low, new Exact(marginBounds.least).div(10_000)),
      high: new Exact(marginBounds.most).div(10_000),
      start: Exact.max(low, exact(quote.quotedMargin).div(10_000)),
    },
    exact(price).plus(floatingAccrued(flows, quote)),
  )
  return solved ? rateOf(solved.times(10_000).toDecimalPlaces(8)) : refuse('bond.no-margin', marginBounds)
}

/** Change of the price, in per cent of face, for one basis point of margin. */
export const marginPointValue = (flows: Flows, quote: FloatingQuote, discountMargin: Rate): Decimal =>
  floatingValue(flows, quote, exact(discountMargin).div(10_000)).slope.neg().div(10_000)
