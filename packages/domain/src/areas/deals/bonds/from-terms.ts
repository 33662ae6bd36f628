import type { Terms } from '../terms.ts'
import { earlyRedemptionsOf } from './legs/option-rows.ts'
import type { BondTerms } from './terms.ts'

const day = (text: string | null) => (text === null ? null : Temporal.PlainDate.from(text))

/**
 * A deal's terms as the arithmetic takes them, or nothing while too little is known. Until a pricing date is
 * set, days are counted from `today`.
 */
export const bondTermsOf = (terms: Terms, today: Temporal.PlainDate): BondTerms | undefined => {
  const { couponType, couponFrequency, dayCount, settlementCycle, convention } = terms
  if (!couponType || !couponFrequency || !dayCount) return undefined
  if (settlementCycle === null && terms.settlementDate === null) return undefined
  return {
    couponType,
    dayCount,
    convention,
    frequency: couponFrequency,
    pricingDay: day(terms.pricingDate) ?? today,
    settlementCycle: settlementCycle ?? 0,
    settlement: day(terms.settlementDate),
    issueDay: day(terms.issueDate),
    interestFrom: day(terms.interestFrom),
    tenor: terms.tenor,
    maturity: day(terms.maturityDate),
    firstCoupon: day(terms.firstCouponDate),
    earlyRedemptions: earlyRedemptionsOf(terms.options),
  }
}
