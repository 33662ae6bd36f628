import { isPlainCoupon } from '../coupon-terms.ts'
import type { Terms } from '../terms.ts'
import { earlyRedemptionsOf } from './legs/option-rows.ts'
import type { BondTerms } from './terms.ts'

const day = (text: string | null) => (text === null ? null : Temporal.PlainDate.from(text))

type DealDays = Pick<
  BondTerms,
  | 'convention'
  | 'pricingDay'
  | 'settlementCycle'
  | 'settlement'
  | 'issueDay'
  | 'interestFrom'
  | 'tenor'
  | 'maturity'
  | 'firstCoupon'
>

/** A deal's days, or nothing while too little is known. Until a pricing date is set, they count from `today`. */
export const dayTermsOf = (terms: Terms, today: Temporal.PlainDate): DealDays | undefined => {
  const { settlementCycle, convention } = terms
  if (settlementCycle === null && terms.settlementDate === null) return undefined
  return {
    convention,
    pricingDay: day(terms.pricingDate) ?? today,
    settlementCycle: settlementCycle ?? 0,
    settlement: day(terms.settlementDate),
    issueDay: day(terms.issueDate),
    interestFrom: day(terms.interestFrom),
    tenor: terms.tenor,
    maturity: day(terms.maturityDate),
    firstCoupon: day(terms.firstCouponDate),
  }
}

/**
 * A deal with one plain coupon as the arithmetic takes it, or nothing: too little is known, or the deal has more than
 * that (`dealBondOf` reads both).
 */
export const bondTermsOf = (terms: Terms, today: Temporal.PlainDate): BondTerms | undefined => {
  const { couponType, couponFrequency, dayCount } = terms
  if (!couponType || couponType === 'zero' || !couponFrequency || !dayCount) return undefined
  const days = isPlainCoupon(terms) ? dayTermsOf(terms, today) : undefined
  if (!days) return undefined
  return {
    ...days,
    couponType,
    dayCount,
    frequency: couponFrequency,
    earlyRedemptions: earlyRedemptionsOf(terms.options),
  }
}
