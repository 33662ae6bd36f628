// Figures of deals as the seeds write them, and figures computed from them with bond arithmetic.
import {
  benchmarkQuotation,
  dateFollowing,
  dealBondOf,
  emptyPanel,
  nearestOpen,
  parseGuidance,
  recalculate,
  weekdaysOnly,
  type Calendar,
  type FinalTerms,
  type GuidanceLevel,
  type PricingPanel,
  type Terms,
} from '@bookrunner/domain/deals'
import { dayIn, isRefusal, type FaceAmount, type Rate, type Refusal } from '@bookrunner/domain/kernel'

export const rate = (text: string): Rate => text as Rate
export const million = (count: number): FaceAmount => (count * 1_000_000) as FaceAmount

const sure = <Value>(found: Value, what: string): Exclude<Value, Refusal> => {
  if (isRefusal(found)) throw new Error(`${what}: ${JSON.stringify(found)}`)
  return found as Exclude<Value, Refusal>
}

/** "T+145 area", as a desk types it. */
export const level = (text: string): GuidanceLevel => sure(parseGuidance(text), text)

/** The same time of day on a weekday: nobody closes a book on a Saturday. */
export const onWeekday = (at: Temporal.Instant, timeZone: string): Temporal.Instant => {
  const local = at.toZonedDateTimeISO(timeZone)
  return nearestOpen(local.toPlainDate(), weekdaysOnly, 1)
    .toZonedDateTime({ timeZone, plainTime: local.toPlainTime() })
    .toInstant()
}

/** Terms priced today or on the next open day of the centres, with the other dates computed. */
export const dated = (terms: Terms, calendar: Calendar, now: Temporal.Instant): Terms => {
  const today = nearestOpen(dayIn(terms.timeZone, now), calendar, 1)
  const found = { ...terms, pricingDate: today.toString() }
  for (const field of ['settlementDate', 'issueDate', 'maturityDate'] as const)
    found[field] = dateFollowing(field, found, calendar)
  return found
}

interface Priced {
  size: FaceAmount
  benchmark: string
  spread: string
}

/** Final terms from benchmark and spread, as in the pricing panel. */
export const finalOf = (
  terms: Terms,
  calendar: Calendar,
  { size, benchmark, spread }: Priced,
): FinalTerms => {
  const bond = sure(dealBondOf(terms, Temporal.PlainDate.from(terms.pricingDate!), calendar)!, 'terms')
  const frequency = benchmarkQuotation(terms)
  const setup = {
    bond,
    benchmark: frequency && { frequency },
    couponStep: terms.couponStep,
    pricePlaces: terms.priceDecimals,
  }
  const type = (panel: PricingPanel, field: 'benchmark' | 'spread', text: string) =>
    sure(recalculate(panel, { field, text }, setup), field)
  const panel = type(type(emptyPanel(terms.coupon), 'benchmark', benchmark), 'spread', spread)
  const { yield: reoffer, coupon, price } = panel
  return { size, spread: panel.spread, benchmarkYield: panel.benchmark, yield: reoffer, coupon, price }
}
