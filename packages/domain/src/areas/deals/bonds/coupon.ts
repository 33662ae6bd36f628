import { exact, Exact, type Rate, rateOf } from '../../../kernel/index.ts'
import type { Decimal } from 'decimal.js'
import type { Flows } from './flows.ts'
import { cleanPrice } from './price.ts'

const par = new Exact(100)

const priceOfCoupon = (flows: Flows, coupon: Decimal, yieldRate: Rate): Decimal =>
  cleanPrice(flows, rateOf(coupon), yieldRate)

type PriceOf = (coupon: Decimal) => Decimal

/** The coupon at which a bond is priced at par; prices rise with the coupon in a straight line. */
const parCouponBy = (priceOf: PriceOf): Decimal => {
  const none = priceOf(new Exact(0))
  const perPoint = priceOf(new Exact(1))
  return par.minus(none).div(perPoint.minus(none))
}

/** The coupon that makes a yield price at par. */
export const parCoupon = (flows: Flows, yieldRate: Rate): Decimal =>
  parCouponBy((coupon) => priceOfCoupon(flows, coupon, yieldRate))

/**
 * The yield rounded down to the coupon step, so that the price is at or under par; one step
 * lower where a broken first period would print a price above it. Nobody pays a negative coupon.
 */
export const couponBy = (
  priceOf: PriceOf,
  yieldRate: Rate,
  { step, places }: { step: Rate; places: number },
): Rate => {
  const down = (value: Decimal) => value.div(step).floor().times(step)
  const coupon = down(exact(yieldRate))
  if (coupon.lte(0)) return rateOf('0')
  if (priceOf(coupon).toDecimalPlaces(places).lte(par)) return rateOf(coupon)
  return rateOf(Exact.max(0, Exact.min(coupon.minus(step), down(parCouponBy(priceOf)))))
}

export const couponFrom = (flows: Flows, yieldRate: Rate, step: Rate, pricePlaces: number): Rate =>
  couponBy((coupon) => priceOfCoupon(flows, coupon, yieldRate), yieldRate, { step, places: pricePlaces })
