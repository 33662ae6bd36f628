import type { Decimal } from 'decimal.js'
import { exact, Exact, type Rate, rateOf } from '../../../kernel/index.ts'
import { cleanPrice, convertYield, priceOfMargin, type Bond, type YieldConvention } from '../bonds/index.ts'
import type { FinalTerms } from '../guidance.ts'

/** A figure that the others say otherwise, and what they say. */
export interface Contradiction {
  field: 'yield' | 'price'
  value: Rate
}

export interface Quoted {
  bond: Bond
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
  { coupon, yield: y, spread, benchmarkYield }: FinalTerms,
  { bond }: Quoted,
): { at: (moved: Decimal) => Decimal; room: Decimal } | undefined => {
  if (coupon === null) return undefined
  if (bond.couponType === 'fixed')
    return y === null
      ? undefined
      : {
          at: (moved) => cleanPrice(bond.flows, coupon, rateOf(exact(y).plus(moved))),
          room: half(y, yieldPlaces),
        }
  if (spread === null || benchmarkYield === null) return undefined
  const quote = { index: benchmarkYield, quotedMargin: coupon }
  return {
    at: (moved) => priceOfMargin(bond.flows, quote, rateOf(exact(spread).plus(moved))),
    room: half(spread, spreadPlaces),
  }
}

const par = 100

/**
 * A coupon that is the yield is sold at par. Where coupons are paid for the days there are, halves of a year
 * differ, and arithmetic finds a few thousandths more or less; no market prints those.
 */
const isAtPar = ({ coupon, yield: y, price }: FinalTerms, { bond }: Quoted): boolean =>
  bond.couponType === 'fixed' &&
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
  const most = at(room.neg()).plus(printed)
  const least = at(room).minus(printed)
  if (exact(final.price).gte(least) && exact(final.price).lte(most)) return undefined
  return { field: 'price', value: rateOf(at(new Exact(0)).toDecimalPlaces(quoted.priceDecimals)) }
}

/** Price, yield, coupon and spread belong together to the digits printed, or what does not. */
export const contradictionsIn = (final: FinalTerms, quoted: Quoted): Contradiction[] =>
  [yieldContradicted(final, quoted), priceContradicted(final, quoted)].filter((each) => each !== undefined)
