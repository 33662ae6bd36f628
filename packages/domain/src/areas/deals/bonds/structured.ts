import type { Decimal } from 'decimal.js'
import {
  exact,
  type FaceAmount,
  isRefusal,
  type OrRefusal,
  type Rate,
  type Refusal,
  refuse,
} from '../../../kernel/index.ts'
import type { DayCount, Frequency } from '../choices.ts'
import { isPlainCoupon } from '../coupon-terms.ts'
import type { Terms } from '../terms.ts'
import type { Calendar } from './calendar.ts'
import type { CashFlows } from './cash-flows.ts'
import { couponBy } from './coupon.ts'
import {
  type Assumptions,
  type CashReason,
  dealAssumptions,
  dealLegTerms,
  dealTarget,
  type LegBond,
  type LegBondReason,
  legCashFlows,
  type LegDoubt,
  type LegMargin,
  type LegPricingReason,
  type MarginReason,
  marginAtPrice,
  type OpenLeg,
  priceAtMargin,
  resolveLegBond,
  withHeadline,
  type YieldTarget,
  optionSchedulesOf,
} from './legs/index.ts'
import { cleanPriceOfCash, priceFault, yieldOfCash } from './price.ts'
import { type Risk, riskOfCash } from './risk.ts'

type Day = Temporal.PlainDate
export type QuoteReason = CashReason | MarginReason | LegPricingReason | 'bond.leg-margin'

/** A deal's bond with legs, or with more than one plain coupon. `dealBondOf` alone makes it. */
export interface StructuredBond {
  /** How its price is quoted: at a yield, or at a discount margin. */
  couponType: 'fixed' | 'floating'
  legBond: LegBond
  terms: Terms
  issueDay: Day
  settlement: Day
  interestFrom: Day
  firstCoupon: Day
  maturity: Day | null
  dayCount: DayCount
  grid: { frequency: Frequency }
  pricedTo: YieldTarget
  doubts: readonly LegDoubt[]
}

const placeholder = '0' as Rate

export const structuredBondOf = (
  terms: Terms,
  today: Day,
  calendar: Calendar,
): OrRefusal<StructuredBond, LegBondReason> | undefined => {
  const legTerms = dealLegTerms(terms, today, placeholder)
  if (!legTerms) return undefined
  const legBond = resolveLegBond(legTerms, calendar)
  if (isRefusal(legBond)) return legBond
  const { schedule } = legBond.legs[0]!
  return {
    legBond,
    terms,
    couponType: terms.couponType === 'floating' ? 'floating' : 'fixed',
    issueDay: legBond.issueDay,
    settlement: legBond.settlement,
    interestFrom: legBond.interestFrom,
    firstCoupon: schedule.firstCoupon,
    maturity: legBond.maturity,
    dayCount: schedule.dayCount,
    grid: { frequency: legBond.yieldFrequency },
    pricedTo: dealTarget(legBond),
    doubts: legBond.doubts,
  }
}

/** The bond at a coupon or quoted margin; a zero coupon has none. */
export const bondAt = ({ legBond }: StructuredBond, headline: Rate): LegBond => {
  const [first, ...later] = legBond.legs
  if (legBond.isZero || !first) return legBond
  return { ...legBond, legs: [{ ...first, coupon: withHeadline(first.coupon, headline) }, ...later] }
}

/** What figures assume; of a bond that is quoted at a margin, the index typed beside its price. */
export const assumptionsOf = (
  { terms, interestFrom }: StructuredBond,
  index: Rate | null = null,
): { assumed: Assumptions; open: OpenLeg[] } => dealAssumptions(terms, interestFrom, index)

/** A figure must not rest on a leg whose coupons nobody knows. */
export const openFault = (
  open: readonly OpenLeg[],
  target: YieldTarget,
): Refusal<OpenLeg['reason']> | undefined => {
  const found = open.find(
    ({ from }) => target.kind === 'perpetuity' || Temporal.PlainDate.compare(from, target.day) < 0,
  )
  return found && refuse(found.reason, { leg: found.leg })
}

const cashAt = (bond: StructuredBond, headline: Rate): OrRefusal<CashFlows, QuoteReason> => {
  const { assumed, open } = assumptionsOf(bond)
  return openFault(open, bond.pricedTo) ?? legCashFlows(bondAt(bond, headline), bond.pricedTo, assumed)
}

export const structuredPrice = (
  bond: StructuredBond,
  coupon: Rate,
  y: Rate,
): OrRefusal<Decimal, QuoteReason> => {
  const cash = cashAt(bond, coupon)
  if (isRefusal(cash)) return cash
  if (cash.tail && exact(y).lte(0)) return refuse('bond.no-price')
  const price = cleanPriceOfCash(cash, y)
  return priceFault(price) ?? price
}

export const structuredRisk = (bond: StructuredBond, coupon: Rate, y: Rate): OrRefusal<Risk, QuoteReason> => {
  const cash = cashAt(bond, coupon)
  return isRefusal(cash) ? cash : riskOfCash(cash, y)
}

export const structuredYield = (
  bond: StructuredBond,
  coupon: Rate,
  price: Rate,
): OrRefusal<Rate, QuoteReason> => {
  const cash = cashAt(bond, coupon)
  return isRefusal(cash) ? cash : yieldOfCash(cash, price, exact(coupon))
}

/** The coupon that follows from a yield; a zero coupon pays none. */
export const structuredCoupon = (
  bond: StructuredBond,
  y: Rate,
  { step, places }: { step: Rate; places: number },
): OrRefusal<Rate, QuoteReason> => {
  if (bond.legBond.isZero) return placeholder
  const first = cashAt(bond, placeholder)
  if (isRefusal(first)) return first
  if (first.tail && exact(y).lte(0)) return refuse('bond.no-price')
  const priceOf = (coupon: Decimal): Decimal => {
    const cash = cashAt(bond, coupon.toString() as Rate)
    if (isRefusal(cash)) throw new Error(cash.reason)
    return cleanPriceOfCash(cash, y)
  }
  return couponBy(priceOf, y, { step, places })
}

interface MarginQuote {
  index: Rate
  quotedMargin: Rate
}
/** Of the DV01 at a margin: one million. */
const marginFace = 1_000_000 as FaceAmount

const marginRequest = (bond: StructuredBond, { index, quotedMargin }: MarginQuote) => {
  const { assumed, open } = assumptionsOf(bond, index)
  const fault = openFault(open, bond.pricedTo)
  return (
    fault ?? { at: bondAt(bond, quotedMargin), request: { target: bond.pricedTo, assumed, face: marginFace } }
  )
}

/** Price, durations and DV01 at a discount margin. */
export const structuredAtMargin = (
  bond: StructuredBond,
  quote: MarginQuote,
  margin: Rate,
): OrRefusal<LegMargin, QuoteReason> => {
  const made = marginRequest(bond, quote)
  return isRefusal(made) ? made : priceAtMargin(made.at, margin, made.request)
}

export const structuredMargin = (
  bond: StructuredBond,
  quote: MarginQuote,
  price: Rate,
): OrRefusal<Rate, QuoteReason> => {
  const made = marginRequest(bond, quote)
  if (isRefusal(made)) return made
  const found = marginAtPrice(made.at, price, made.request)
  return isRefusal(found) ? found : found.margin
}

/** Interest that has run, for 100 of face; negative once the coupon belongs to the seller. */
export const structuredAccrued = (
  bond: StructuredBond,
  coupon: Rate,
  index: Rate | null,
): OrRefusal<Decimal, QuoteReason> => {
  const { assumed, open } = assumptionsOf(bond, index)
  const running = openFault(open, {
    kind: 'maturity',
    day: bond.settlement.add({ days: 1 }),
    price: placeholder,
  })
  if (running) return running
  const at = bondAt(bond, coupon)
  const cash = legCashFlows(at, bond.pricedTo, assumed)
  return isRefusal(cash) ? cash : cash.accrued
}

/**
 * The bond whose yields to its ends are worth a table: one with more than one plain coupon, or of fixed coupons with
 * calls or puts. Nothing for others, and while it is none yet.
 */
export const manyEndedBond = (terms: Terms, today: Day, calendar: Calendar): StructuredBond | undefined => {
  const hasEnds = terms.couponType === 'fixed' && optionSchedulesOf(terms.options).length > 0
  if (isPlainCoupon(terms) && !hasEnds) return undefined
  const bond = structuredBondOf(terms, today, calendar)
  return bond && !isRefusal(bond) ? bond : undefined
}
