import { type FaceAmount, exact, type Rate, rateOf } from '../../../kernel/index.ts'
import type { Decimal } from 'decimal.js'
import { type CashFlows, cashFlowsOf } from './cash-flows.ts'
import type { Flows } from './flows.ts'
import { perPeriod, valueOfCash } from './price.ts'
import { simplePart } from './value.ts'

/** How the value of a bond moves with its yield; durations in years. */
export interface Risk {
  macaulay: Decimal
  modified: Decimal
  convexity: Decimal
  /** Change of the price, in per cent of face, for one basis point. */
  pointValue: Decimal
}

/**
 * The mean time to the flows, in periods. The time that is compounded moves the value by itself over (1+r), a
 * simple part s of it by s over (1+sr).
 */
const meanTime = (cash: CashFlows, relativeSlope: Decimal, r: Decimal): Decimal => {
  const s = simplePart(cash)
  return relativeSlope
    .minus(s.div(s.times(r).plus(1)))
    .times(r.plus(1))
    .plus(s)
}

export const riskOfCash = (cash: CashFlows, yieldRate: Rate): Risk => {
  const { dirty, slope, bend } = valueOfCash(cash, yieldRate)
  const perYear = cash.couponsPerYear
  const relativeSlope = slope.neg().div(dirty)
  const modified = relativeSlope.div(perYear)
  return {
    modified,
    macaulay: meanTime(cash, relativeSlope, perPeriod(exact(yieldRate), cash)).div(perYear),
    convexity: bend.div(dirty).div(perYear * perYear),
    pointValue: modified.times(dirty).div(10_000),
  }
}

export const riskOf = (flows: Flows, coupon: Rate, yieldRate: Rate): Risk =>
  riskOfCash(cashFlowsOf(flows, coupon), yieldRate)

/** DV01: money lost or won on a face amount for one basis point, to the cent. */
export const dv01 = ({ pointValue }: Risk, face: FaceAmount): Rate =>
  rateOf(pointValue.times(face).div(100).toDecimalPlaces(2))
