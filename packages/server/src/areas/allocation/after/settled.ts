import type { PricedFacts } from '@bookrunner/contract/allocation'
import { cashOf, finalOf } from '@bookrunner/domain/allocation'
import {
  accruedOf,
  dealBondOf,
  moneyPlaces,
  riskAtYield,
  showGuidance,
  type DealBond,
  type FinalTerms,
  type Risk,
} from '@bookrunner/domain/deals'
import { dayIn, exact, isRefusal, rateOf, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
import { spreadsOver, type OrderDeal } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { calendarFor } from '../../deals/index.ts'

/** What a priced deal settles at; null where it is not known yet. */
export interface Settled {
  final: FinalTerms | null
  price: Rate | null
  coupon: Rate | null
  /** Per cent of face; null before there is a coupon. */
  accruedRate: Rate | null
  settlementDate: string | null
  maturityDate: string | null
  /** Decimals of the currency's minor unit. */
  decimals: number
  /** Only for a bond that is quoted at a yield; of one with legs, to the day it is priced to. */
  risk: Risk | null
}

const finest = 10
/** Of a zero coupon, whose final terms need none. */
const noCoupon = '0' as Rate

const bondOf = async (db: Db, { terms }: OrderDeal): Promise<DealBond | null> => {
  const today = dayIn(terms.timeZone, Temporal.Now.instant())
  const bond = dealBondOf(terms, today, await calendarFor(db, terms))
  return !bond || isRefusal(bond) ? null : bond
}

const riskIn = (bond: DealBond | null, coupon: Rate | null, y: Rate | null): Risk | null => {
  if (bond?.couponType !== 'fixed' || !coupon || !y) return null
  const risk = riskAtYield(bond, coupon, y)
  return isRefusal(risk) ? null : risk
}

/** No figure rather than a wrong one where the coupon that runs is not known. */
const accruedOn = (bond: DealBond | null, coupon: Rate | null, index: Rate | null): Rate | null => {
  const accrued = bond && coupon ? accruedOf(bond, coupon, index) : undefined
  return accrued === undefined || isRefusal(accrued)
    ? null
    : rateOf(exact(rateOf(accrued)).toDecimalPlaces(finest))
}

const pricedTerms = ({ lifecycle, guidance }: OrderDeal): FinalTerms | null =>
  lifecycle.status === 'Priced' ? (finalOf(lifecycle, guidance)?.final ?? null) : null

const daysOf = ({ settlementDate, maturityDate }: OrderDeal['terms'], bond: DealBond | null) => ({
  // A computed day moves with the calendar, so a day that nobody set is missing on every list and paper.
  settlementDate,
  maturityDate: maturityDate ?? bond?.maturity?.toString() ?? null,
})

/** Returns a function from final terms to the settlement: the bond is the same for all of them. */
export const settling = async (db: Db, deal: OrderDeal): Promise<(final: FinalTerms | null) => Settled> => {
  const bond = await bondOf(db, deal)
  const same = { ...daysOf(deal.terms, bond), decimals: moneyPlaces(deal.terms.currency) }
  return (final) => {
    const { price = null, benchmarkYield: index = null } = final ?? {}
    const coupon = final && deal.terms.couponType === 'zero' ? noCoupon : (final?.coupon ?? null)
    const accruedRate = same.settlementDate === null ? null : accruedOn(bond, coupon, index)
    return { ...same, final, price, coupon, accruedRate, risk: riskIn(bond, coupon, final?.yield ?? null) }
  }
}

/** By the terms it is priced at now. */
export const settledOf = async (db: Db, deal: OrderDeal): Promise<Settled> =>
  (await settling(db, deal))(pricedTerms(deal))

/** Accrued interest and consideration of a nominal; null before price and interest are known. */
export const cashAt = (nominal: FaceAmount, { price, accruedRate, decimals }: Settled) =>
  price === null || accruedRate === null
    ? { accrued: null, consideration: null }
    : cashOf(nominal, { price, accrued: accruedRate, decimals })

/** The final terms as lists and papers name them. */
export const pricedFactsOf = (deal: OrderDeal, { final, price, coupon }: Settled): PricedFacts => {
  const spread = final?.spread ?? null
  return {
    price,
    coupon,
    spread:
      spread &&
      showGuidance({ basis: 'spread', over: spreadsOver(deal), level: spread, to: null, words: null }),
    yield: final?.yield ?? null,
  }
}
