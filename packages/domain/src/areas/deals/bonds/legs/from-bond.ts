import type { BondTerms } from '../terms.ts'
import type { Coupon } from './leg.ts'
import type { LegBondTerms } from './terms.ts'

/** A plain bond as one leg, the same to the last digit. Each of its options counts on its first day. */
export const legBondTermsOf = (terms: BondTerms, coupon: Coupon): LegBondTerms => {
  const { frequency, dayCount, convention, adjusted, earlyRedemptions = [] } = terms
  return {
    pricingDay: terms.pricingDay,
    settlementCycle: terms.settlementCycle,
    settlement: terms.settlement ?? null,
    issueDay: terms.issueDay ?? null,
    interestFrom: terms.interestFrom ?? null,
    tenor: terms.tenor ?? null,
    maturity: terms.maturity ?? null,
    firstCoupon: terms.firstCoupon ?? null,
    penultimateCoupon: terms.penultimateCoupon ?? null,
    convention,
    accrual: adjusted ? convention : 'unadjusted',
    legs: [{ from: null, coupon, frequency, dayCount }],
    endOfMonth: terms.endOfMonth ?? false,
    ...(terms.discounting && { discounting: terms.discounting }),
    ...(terms.redemption && { redemption: terms.redemption }),
    options: earlyRedemptions.map(({ kind, day, price }) => ({
      kind,
      from: day,
      until: day,
      exercise: 'once',
      price,
    })),
  }
}
