import { isRefusal, type FaceAmount, type OrRefusal } from '../../../../kernel/index.ts'
import type { CouponLeg, LegCoupon } from '../../coupon-terms.ts'
import { emptyTerms, type Terms } from '../../terms.ts'
import { type DealBond, dealBondOf, weekdaysOnly } from '../index.ts'
import { day } from './terms.ts'

/** Deals of published examples: dollars pay twice a year on 30/360. */
const today = day('2020-01-01')
export const sound = <Value>(found: OrRefusal<Value> | undefined): Value => {
  if (found === undefined || isRefusal(found)) throw new Error(JSON.stringify(found))
  return found
}
export const bondOf = (terms: Partial<Terms>): DealBond =>
  sound(dealBondOf({ ...emptyTerms, couponType: 'fixed', ...terms }, today, weekdaysOnly))
export const leg = (from: string | null, coupon: LegCoupon, more: Partial<CouponLeg> = {}): CouponLeg => ({
  from,
  coupon,
  frequency: null,
  dayCount: null,
  ...more,
})
export const atDeal: LegCoupon = { kind: 'fixed', rate: null }
export const noLimits = { floor: null, cap: null, assumed: null }
export const usd = { couponFrequency: 'semiAnnual', dayCount: '30/360', convention: 'following' } as const
export const months3 = { frequency: 'quarterly', dayCount: 'ACT/360' } as const
export const face = 1_000_000 as FaceAmount
