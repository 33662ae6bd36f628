import { exact, Exact, type Rate, rateOf } from '../../../kernel/index.ts'
import type { Decimal } from 'decimal.js'
import type { Flows } from './flows.ts'
import { cleanPrice } from './price.ts'

const par = new Exact(100)

const priceOfCoupon = (flows: Flows, coupon: Decimal, yieldRate: Rate): Decimal =>
  cleanPrice(flows, rateOf(coupon), yieldRate)

/** The coupon that makes a yield price at par; prices rise with the coupon in a straight line. */
export const parCoupon = (flows: Flows, yieldRate: Rate): Decimal => {
  const none = priceOfCoupon(flows, new Exact(0), yieldRate)
  const perPoint = priceOfCoupon(flows, new Exact(1), yieldRate)
  return par.minus(none).div(perPoint.minus(none))
}

/**
 * The yield rounded down to the coupon step, so that the price is at or under par; one step
 * lower where a broken first period would print a price above it. Nobody pays a negative coupon.
 */
export const couponFrom = (flows: Flows, yieldRate: Rate, step: Rate, pricePlaces: number): Rate => {
  const down = (value: Decimal) => value.div(step).floor().times(step)
  const coupon = down(exact(yieldRate))
  if (coupon.lte(0)) return rateOf('0')
  const printed = priceOfCoupon(flows, coupon, yieldRate).toDecimalPlaces(pricePlaces)
  if (printed.lte(par)) return rateOf(coupon)
  return rateOf(Exact.max(0, Exact.min(coupon.minus(step), down(parCoupon(flows, yieldRate)))))
}
