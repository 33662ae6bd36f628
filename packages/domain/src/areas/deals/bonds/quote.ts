import type { Decimal } from 'decimal.js'
import { exact, isRefusal, type OrRefusal, type Rate } from '../../../kernel/index.ts'
import type { Terms } from '../terms.ts'
import { isPlainCoupon } from '../coupon-terms.ts'
import type { Calendar } from './calendar.ts'
import { couponFrom } from './coupon.ts'
import { marginOfPrice, priceOfMargin } from './floating.ts'
import { bondTermsOf } from './from-terms.ts'
import type { LegBondReason } from './legs/index.ts'
import { accruedInterest, cleanPrice, yieldOf } from './price.ts'
import { resolveBond } from './resolve.ts'
import { type Risk, riskOf } from './risk.ts'
import {
  type QuoteReason,
  structuredAccrued,
  structuredAtMargin,
  type StructuredBond,
  structuredBondOf,
  structuredCoupon,
  structuredMargin,
  structuredPrice,
  structuredRisk,
  structuredYield,
} from './structured.ts'
import type { Bond } from './terms.ts'

/** A deal's bond, with one plain coupon or with legs: the same questions have the same answers' form. */
export type DealBond = Bond | StructuredBond

export const isStructured = (bond: DealBond): bond is StructuredBond => 'legBond' in bond

/** A deal's bond with every day known, why there is none, or nothing while too little is known. */
export const dealBondOf = (
  terms: Terms,
  today: Temporal.PlainDate,
  calendar: Calendar,
): OrRefusal<DealBond, LegBondReason> | undefined => {
  if (!isPlainCoupon(terms)) return structuredBondOf(terms, today, calendar)
  const plain = bondTermsOf(terms, today)
  const bond = plain && resolveBond(plain, calendar)
  // The first call is over, but the right may come back: only legs know its later days.
  return bond && isCalledAgain(bond) ? structuredBondOf(terms, today, calendar) : bond
}

const isCalledAgain = (bond: OrRefusal<Bond, LegBondReason>): boolean =>
  !isRefusal(bond) &&
  bond.pricedTo === 'perpetuity' &&
  bond.earlyRedemptions.some(({ kind }) => kind === 'call')

export const priceAtYield = (bond: DealBond, coupon: Rate, y: Rate): OrRefusal<Decimal, QuoteReason> =>
  isStructured(bond) ? structuredPrice(bond, coupon, y) : cleanPrice(bond.flows, coupon, y)

export const yieldAtPrice = (bond: DealBond, coupon: Rate, price: Rate): OrRefusal<Rate, QuoteReason> =>
  isStructured(bond) ? structuredYield(bond, coupon, price) : yieldOf(bond.flows, coupon, price)

/** Durations and DV01 of a bond that is quoted at a yield. */
export const riskAtYield = (bond: DealBond, coupon: Rate, y: Rate): OrRefusal<Risk, QuoteReason> =>
  isStructured(bond) ? structuredRisk(bond, coupon, y) : riskOf(bond.flows, coupon, y)

/** The yield rounded down to the coupon step, so that the price is at or under par. */
export const couponAtYield = (
  bond: DealBond,
  y: Rate,
  { step, places }: { step: Rate; places: number },
): OrRefusal<Rate, QuoteReason> =>
  isStructured(bond) ? structuredCoupon(bond, y, { step, places }) : couponFrom(bond.flows, y, step, places)

interface MarginQuote {
  index: Rate
  quotedMargin: Rate
}

export const priceOfDiscountMargin = (
  bond: DealBond,
  quote: MarginQuote,
  margin: Rate,
): OrRefusal<Decimal, QuoteReason> => {
  if (!isStructured(bond)) return priceOfMargin(bond.flows, quote, margin)
  const found = structuredAtMargin(bond, quote, margin)
  return isRefusal(found) ? found : exact(found.clean)
}

export const discountMarginOf = (
  bond: DealBond,
  quote: MarginQuote,
  price: Rate,
): OrRefusal<Rate, QuoteReason> =>
  isStructured(bond) ? structuredMargin(bond, quote, price) : marginOfPrice(bond.flows, quote, price)

/**
 * Interest that has run, for 100 of face. A floater pays index + margin, so without its index there is no figure
 * once interest has begun to run.
 */
export const accruedOf = (
  bond: DealBond,
  coupon: Rate,
  index: Rate | null,
): OrRefusal<Decimal, QuoteReason> | undefined => {
  if (isStructured(bond)) return structuredAccrued(bond, coupon, index)
  if (bond.couponType === 'fixed') return accruedInterest(bond.flows, coupon)
  if (bond.flows.accrued.isZero()) return bond.flows.accrued
  return index === null ? undefined : bond.flows.accrued.times(exact(index).plus(exact(coupon).div(100)))
}
