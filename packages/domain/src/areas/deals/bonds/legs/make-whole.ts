import {
  exact,
  Exact,
  isRefusal,
  type OrRefusal,
  type Rate,
  rateOf,
  refuse,
} from '../../../../kernel/index.ts'
import { convertYield, type YieldConvention } from '../convert.ts'
import { cleanPriceOfCash, yieldBounds } from '../price.ts'
import type { Assumptions } from './assumptions.ts'
import { legCashFlows } from './cash.ts'
import type { LegPricingReason } from './pricing.ts'
import { finalTarget } from './target.ts'
import type { LegBond } from './terms.ts'

type Day = Temporal.PlainDate

/** A call at what the remaining payments are worth over a government bond. */
export interface MakeWhole {
  benchmarkYield: Rate
  /** How that yield, and so its sum with the spread, is quoted. */
  quoted: YieldConvention
  /** Basis points. */
  spread: Rate
  /** Payments count up to the first call at par; to maturity if null. */
  parCall: Day | null
  /** Least price, in per cent of face: 100 in nearly all terms. */
  least: Rate
}

export interface MakeWholePrice {
  /** Paid without accrued interest, which is added. */
  price: Rate
  accrued: Rate
  /** What the remaining payments are worth less accrued interest, also where that is below the least price. */
  worth: Rate
  discountedAt: Rate
}

const par = '100' as Rate
const printed = (value: Parameters<typeof rateOf>[0]): Rate => rateOf(new Exact(value).toDecimalPlaces(10))

/**
 * The price of a make-whole call on the bond's settlement day. The sum of benchmark and spread is converted to the
 * bond's own frequency and compounds to the end, as terms have it that discount "on a semi-annual basis".
 */
export const makeWholePrice = (
  bond: LegBond,
  terms: MakeWhole,
  assumed: Assumptions,
): OrRefusal<MakeWholePrice, LegPricingReason> => {
  const { benchmarkYield, quoted, spread, parCall, least } = terms
  if (parCall && Temporal.PlainDate.compare(parCall, bond.settlement) <= 0)
    return refuse('bond.option-outside')
  const sum = exact(benchmarkYield).plus(exact(spread).div(100))
  if (sum.lt(yieldBounds.least) || sum.gt(yieldBounds.most)) return refuse('bond.yield-range', yieldBounds)
  const y = convertYield(rateOf(sum), quoted, { frequency: bond.yieldFrequency })
  const target = parCall ? { kind: 'call' as const, day: parCall, price: par } : finalTarget(bond)
  const cash = legCashFlows(bond, target, assumed)
  if (isRefusal(cash)) return cash
  if (cash.tail && sum.lte(0)) return refuse('bond.no-price')
  const worth = cleanPriceOfCash({ ...cash, discounting: 'icma' }, y)
  return {
    price: printed(Exact.max(exact(least), worth)),
    accrued: printed(cash.accrued),
    worth: printed(worth),
    discountedAt: y,
  }
}
