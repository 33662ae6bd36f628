// Shared parts of the published deals with legs.
import type { CouponLeg, LegCoupon, Terms } from '@bookrunner/domain/deals'

export const leg = (from: string | null, coupon: LegCoupon, more: Partial<CouponLeg> = {}): CouponLeg => ({
  from,
  frequency: null,
  dayCount: null,
  ...more,
  coupon,
})
export const dealCoupon: LegCoupon = { kind: 'fixed', rate: null }
export const noLimits = { floor: null, cap: null, assumed: null }
export const thenFloating = { frequency: 'quarterly', dayCount: 'ACT/360' } as const
export const call = (from: string, until: string | null = from): Terms['options'][number] => ({
  kind: 'call',
  from,
  until,
  price: null,
})
export const years = (settled: string, maturityDate: string) => ({
  settlementDate: settled,
  issueDate: settled,
  maturityDate,
})
