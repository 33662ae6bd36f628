import type { Decimal } from 'decimal.js'
import {
  exact,
  Exact,
  isRefusal,
  type OrRefusal,
  type Rate,
  rateOf,
  type Refusal,
} from '../../../kernel/index.ts'
import {
  convertYield,
  type DealBond,
  isStructured,
  priceAtYield,
  priceOfDiscountMargin,
  type QuoteReason,
  type YieldConvention,
} from '../bonds/index.ts'
import type { FinalTerms } from '../guidance.ts'

/** A figure that the others say otherwise, and what they say. */
export interface Contradiction {
  field: 'yield' | 'price'
  value: Rate
}

export interface Quoted {
  bond: DealBond
  /** Null if nobody knows how its yield is quoted. */
  benchmark: YieldConvention | null
  priceDecimals: number
}

/** Printed figures are rounded, so each agrees with any figure within half of its last digit. */
const half = (value: Rate, least: number): Decimal =>
  new Exact(10).pow(-Math.max(least, exact(value).decimalPlaces())).div(2)

const yieldPlaces = 3
const spreadPlaces = 1
const hundred = 100

const sumOf = ({ benchmarkYield, spread }: FinalTerms, { bond, benchmark }: Quoted): Rate | undefined => {
  if (benchmarkYield === null || spread === null) return undefined
  const sum = rateOf(exact(benchmarkYield).plus(exact(spread).div(hundred)))
  // Of a floater both are quoted on the coupon's own days: a plain sum.
  if (bond.couponType === 'floating') return sum
  return benchmark === null ? undefined : convertYield(sum, benchmark, { frequency: bond.grid.frequency })
}

const yieldContradicted = (final: FinalTerms, quoted: Quoted): Contradiction | undefined => {
  const sum = sumOf(final, quoted)
  if (sum === undefined || final.yield === null) return undefined
  const room = half(final.yield, yieldPlaces)
    .plus(half(final.benchmarkYield!, yieldPlaces))
    .plus(half(final.spread!, spreadPlaces).div(hundred))
  if (exact(sum).minus(final.yield).abs().lte(room)) return undefined
  const places = Math.max(yieldPlaces, exact(final.yield).decimalPlaces())
  return { field: 'yield', value: rateOf(exact(sum).toDecimalPlaces(places)) }
}

/** The price at the figure it follows from, moved by some: a yield of a fixed coupon, a margin of a floater. */
const priceAt = (
  { coupon: typed, yield: y, spread, benchmarkYield }: FinalTerms,
  { bond }: Quoted,
): { at: (moved: Decimal) => OrRefusal<Decimal, QuoteReason>; room: Decimal } | undefined => {
  const coupon = isStructured(bond) && bond.legBond.isZero ? zero : typed
  if (coupon === null) return undefined
  if (bond.couponType === 'fixed')
    return y === null
      ? undefined
      : {
          at: (moved) => priceAtYield(bond, coupon, rateOf(exact(y).plus(moved))),
          room: half(y, yieldPlaces),
        }
  if (spread === null || benchmarkYield === null) return undefined
  const quote = { index: benchmarkYield, quotedMargin: coupon }
  return {
    at: (moved) => priceOfDiscountMargin(bond, quote, rateOf(exact(spread).plus(moved))),
    room: half(spread, spreadPlaces),
  }
}

const par = 100
const zero = '0' as Rate

/** Paid back at par where the price is worked out to, at one coupon until then. */
const isPlainToPar = (bond: DealBond): boolean => {
  if (!isStructured(bond)) return true
  const { pricedTo, legBond } = bond
  const isPar = pricedTo.kind === 'perpetuity' || exact(pricedTo.price).eq(par)
  return isPar && legBond.legs[0]!.coupon.kind === 'fixed' && legBond.repayments.length === 0
}

/**
 * A coupon that is the yield is sold at par. Where coupons are paid for the days there are, halves of a year
 * differ, and arithmetic finds a few thousandths more or less; no market prints those.
 */
const isAtPar = ({ coupon, yield: y, price }: FinalTerms, { bond }: Quoted): boolean =>
  bond.couponType === 'fixed' &&
  isPlainToPar(bond) &&
  bond.dayCount.startsWith('ACT/') &&
  bond.settlement.equals(bond.interestFrom) &&
  price !== null &&
  exact(price).eq(par) &&
  coupon === y

const priceContradicted = (final: FinalTerms, quoted: Quoted): Contradiction | undefined => {
  if (isAtPar(final, quoted)) return undefined
  const found = priceAt(final, quoted)
  if (!found || final.price === null) return undefined
  const { at, room } = found
  const printed = half(final.price, quoted.priceDecimals)
  const [most, least, middle] = [at(room.neg()), at(room), at(new Exact(0))]
  if (isRefusal(most) || isRefusal(least) || isRefusal(middle)) return undefined
  if (exact(final.price).gte(least.minus(printed)) && exact(final.price).lte(most.plus(printed)))
    return undefined
  return { field: 'price', value: rateOf(middle.toDecimalPlaces(quoted.priceDecimals)) }
}

/** Why the figures give no price at all: a leg ahead whose coupons nobody knows. */
export const pricingFault = (final: FinalTerms, quoted: Quoted): Refusal<QuoteReason> | undefined => {
  const price = priceAt(final, quoted)?.at(new Exact(0))
  return price && isRefusal(price) ? price : undefined
}

/** Price, yield, coupon and spread belong together to the digits printed, or what does not. */
export const contradictionsIn = (final: FinalTerms, quoted: Quoted): Contradiction[] =>
  [yieldContradicted(final, quoted), priceContradicted(final, quoted)].filter((each) => each !== undefined)
