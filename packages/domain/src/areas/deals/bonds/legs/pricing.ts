import {
  exact,
  Exact,
  type FaceAmount,
  isRefusal,
  type OrRefusal,
  type Rate,
  rateOf,
  type Refusal,
  refuse,
} from '../../../../kernel/index.ts'
import type { CashFlows } from '../cash-flows.ts'
import { cleanPriceOfCash, priceFault, yieldBounds, yieldOfCash } from '../price.ts'
import { dv01, riskOfCash } from '../risk.ts'
import type { Assumptions } from './assumptions.ts'
import { type CashReason, legCashFlows } from './cash.ts'
import type { LegFlows } from './periods.ts'
import type { YieldTarget } from './target.ts'
import type { LegBond } from './terms.ts'

export type LegPricingReason = CashReason | 'bond.no-price' | 'bond.no-yield' | 'bond.yield-range'

/** Durations in years, prices in per cent of face, all to ten decimals. */
export interface LegRisk {
  macaulay: Rate
  modified: Rate
  convexity: Rate
  /** Change of the price for one basis point. */
  pointValue: Rate
  /** The same in money, on a face amount. */
  dv01: Rate
}

export interface LegPrice {
  target: YieldTarget
  yield: Rate
  clean: Rate
  /** Negative where the next coupon belongs to the seller. */
  accrued: Rate
  dirty: Rate
  risk: LegRisk
}

const finest = 10
const printed = (value: Parameters<typeof rateOf>[0]): Rate =>
  rateOf(new Exact(value).toDecimalPlaces(finest))

const riskAt = (cash: CashFlows, y: Rate, face: FaceAmount): LegRisk => {
  const risk = riskOfCash(cash, y)
  return {
    macaulay: printed(risk.macaulay),
    modified: printed(risk.modified),
    convexity: printed(risk.convexity),
    pointValue: printed(risk.pointValue),
    dv01: dv01(risk, face),
  }
}

/** A yield nobody quotes, or one at which endless coupons are worth any sum. */
const yieldFault = (y: Rate, cash: CashFlows): Refusal<'bond.yield-range' | 'bond.no-price'> | undefined => {
  if (exact(y).lt(yieldBounds.least) || exact(y).gt(yieldBounds.most))
    return refuse('bond.yield-range', yieldBounds)
  return cash.tail && exact(y).lte(0) ? priceFault(new Exact(0)) : undefined
}

export interface LegPriceRequest {
  target: YieldTarget
  assumed: Assumptions
  yield: Rate
  /** For the DV01. */
  face: FaceAmount
}

/** The price at which a bond yields so much to a target. */
export const priceLegBond = (
  bond: LegBond,
  { target, assumed, yield: y, face }: LegPriceRequest,
): OrRefusal<LegPrice, LegPricingReason> => {
  const cash = legCashFlows(bond, target, assumed)
  if (isRefusal(cash)) return cash
  const fault = yieldFault(y, cash)
  if (fault) return fault
  const clean = cleanPriceOfCash(cash, y)
  const wrong = priceFault(clean)
  if (wrong) return wrong
  return {
    target,
    yield: y,
    clean: printed(clean),
    accrued: printed(cash.accrued),
    dirty: printed(clean.plus(cash.accrued)),
    risk: riskAt(cash, y, face),
  }
}

export interface LegYieldRequest {
  target: YieldTarget
  assumed: Assumptions
  price: Rate
  face: FaceAmount
  /** Of several targets: a yield close to the one to be found, and the coupons that all share. */
  near?: Rate | undefined
  flowsTo?: ((last: Temporal.PlainDate) => LegFlows) | undefined
}

/** What a bond yields to a target at a clean price. */
export const yieldLegBond = (
  bond: LegBond,
  { target, assumed, price, face, near, flowsTo }: LegYieldRequest,
): OrRefusal<LegPrice, LegPricingReason> => {
  const wrong = priceFault(exact(price))
  if (wrong) return wrong
  const cash = legCashFlows(bond, target, assumed, flowsTo)
  if (isRefusal(cash)) return cash
  const [first] = cash.list
  const guess = near ? exact(near) : (first?.interest.times(cash.couponsPerYear) ?? new Exact(1))
  const y = yieldOfCash(cash, price, guess)
  if (isRefusal(y)) return y
  return {
    target,
    yield: y,
    clean: price,
    accrued: printed(cash.accrued),
    dirty: printed(exact(price).plus(cash.accrued)),
    risk: riskAt(cash, y, face),
  }
}
