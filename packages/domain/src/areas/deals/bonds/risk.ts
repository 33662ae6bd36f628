import { type FaceAmount, exact, type Rate, rateOf } from '../../../kernel/index.ts'
import type { Decimal } from 'decimal.js'
import type { Flows } from './flows.ts'
import { perPeriod, valueOf } from './price.ts'
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
const meanTime = (flows: Flows, relativeSlope: Decimal, r: Decimal): Decimal => {
  const s = simplePart(flows)
  return relativeSlope
    .minus(s.div(s.times(r).plus(1)))
    .times(r.plus(1))
    .plus(s)
}

export const riskOf = (flows: Flows, coupon: Rate, yieldRate: Rate): Risk => {
  const { dirty, slope, bend } = valueOf(flows, coupon, yieldRate)
  const perYear = flows.couponsPerYear
  const relativeSlope = slope.neg().div(dirty)
  const modified = relativeSlope.div(perYear)
  return {
    modified,
    macaulay: meanTime(flows, relativeSlope, perPeriod(exact(yieldRate), flows)).div(perYear),
    convexity: bend.div(dirty).div(perYear * perYear),
    pointValue: modified.times(dirty).div(10_000),
  }
}

/** DV01: money lost or won on a face amount for one basis point, to the cent. */
export const dv01 = ({ pointValue }: Risk, face: FaceAmount): Rate =>
  rateOf(pointValue.times(face).div(100).toDecimalPlaces(2))
