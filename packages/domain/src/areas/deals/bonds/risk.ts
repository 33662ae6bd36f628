import { type FaceAmount, exact, type Rate, rateOf } from '../../../kernel/index.ts'
import type { Decimal } from 'decimal.js'
import type { Flows } from './flows.ts'
import { perPeriod, valueOf } from './price.ts'

/** How the value of a bond moves with its yield; durations in years. */
export interface Risk {
  macaulay: Decimal
  modified: Decimal
  convexity: Decimal
  /** Change of the price, in per cent of face, for one basis point. */
  pointValue: Decimal
}

export const riskOf = (flows: Flows, coupon: Rate, yieldRate: Rate): Risk => {
  const { dirty, slope, bend } = valueOf(flows, coupon, yieldRate)
  const perYear = flows.couponsPerYear
  const modified = slope.neg().div(dirty).div(perYear)
  return {
    modified,
    macaulay: modified.times(perPeriod(exact(yieldRate), flows).plus(1)),
    convexity: bend.div(dirty).div(perYear * perYear),
    pointValue: modified.times(dirty).div(10_000),
  }
}

/** DV01: money lost or won on a face amount for one basis point, to the cent. */
export const dv01 = ({ pointValue }: Risk, face: FaceAmount): Rate =>
  rateOf(pointValue.times(face).div(100).toDecimalPlaces(2))
