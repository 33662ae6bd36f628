import { dayIn, type FieldRefusal, isRefusal, type Refusal, refuseFields } from '../../../kernel/index.ts'
import { contradictionsIn, pricingFault, type Quoted } from './agreement.ts'
import { dealBondOf, type Calendar, type QuoteReason } from '../bonds/index.ts'
import { marginsMissing } from '../checks/coupon-faults.ts'
import { benchmarkQuotation, isSameBenchmark } from '../benchmark.ts'
import { boundsFaults, type BoundsReason } from './bounds.ts'
import type { FinalTerms, GuidanceLevel } from '../guidance.ts'
import { levelFault, type LevelReason } from '../level.ts'
import type { Terms } from '../terms.ts'

export type FinalReason =
  | 'deal.final-missing'
  | 'deal.final-contradicts'
  | 'deal.final-would-be'
  | 'bond.no-quotation'
  | 'deal.amount-zero'
  | 'deal.off-grid'
  | 'deal.retained-over'
  | 'deal.field-wrong'
  | 'field.required'
  | BoundsReason
  | QuoteReason
type Field = FieldRefusal<FinalReason>

/** What final terms are checked by: days need the joint calendar, and today where no pricing date is set. */
export interface Pricing {
  terms: Terms
  calendar: Calendar
  now: Temporal.Instant
  /** The current level: final terms have the same basis. */
  current: GuidanceLevel | null
}

type Figure = Exclude<keyof FinalTerms, 'size'>

/** How it is quoted says which figures a level is: launching needs it, pricing coupon and price besides. */
const requiredFigures = (kind: 'launch' | 'price', { terms, current }: Pricing): Figure[] => {
  const spread = current?.basis === 'spread' || terms.couponType === 'floating'
  const level: Figure[] = terms.priceType === 'price' ? ['price'] : [spread ? 'spread' : 'yield']
  if (kind === 'launch') return level
  if (terms.couponType === 'floating') return ['spread', 'benchmarkYield', 'coupon', 'price']
  if (terms.couponType === 'zero') return terms.priceType === 'price' ? level : [...level, 'yield', 'price']
  return terms.priceType === 'price' ? ['price', 'coupon'] : [...level, 'yield', 'coupon', 'price']
}

const missing = (final: FinalTerms, required: readonly Figure[]): Field[] =>
  [...new Set(required)]
    .filter((figure) => final[figure] === null)
    .map((figure) => ({ field: `final.${figure}`, reason: 'field.required' as const }))

const sizeFaults = ({ size }: FinalTerms, { increment, retained }: Terms): Field[] => {
  const field = 'final.size'
  if (size === 0) return [{ field, reason: 'deal.amount-zero' }]
  if (increment && size % increment !== 0) return [{ field, reason: 'deal.off-grid', params: { increment } }]
  return retained && retained > size ? [{ field, reason: 'deal.retained-over' }] : []
}

/** The terms a price follows from; a deal that lacks them cannot be priced. */
const quotedIn = ({ terms, calendar, now }: Pricing): Quoted | undefined => {
  const bond = dealBondOf(terms, dayIn(terms.timeZone, now), calendar)
  if (!bond || isRefusal(bond)) return undefined
  const frequency = benchmarkQuotation(terms)
  return { bond, benchmark: frequency && { frequency }, priceDecimals: terms.priceDecimals }
}

const requiredTerms = [
  'couponType',
  'couponFrequency',
  'dayCount',
  'settlementCycle',
  'maturityDate',
] as const
const termsMissing = (terms: Terms): Field[] => {
  const empty = requiredTerms.filter((key) => terms[key] === null && !(key === 'maturityDate' && terms.tenor))
  return (empty.length > 0 ? empty : (['maturityDate'] as const)).map((key) => ({
    field: `terms.${key}`,
    reason: 'field.required' as const,
  }))
}

/** A fixed bond over a benchmark whose yield nobody knows how to read: its sum with the spread proves nothing. */
const quotationFault = (final: FinalTerms, { bond, benchmark }: Quoted): Refusal<FinalReason> | undefined => {
  const isOver = final.benchmarkYield !== null && final.spread !== null
  if (benchmark !== null || bond.couponType === 'floating' || !isOver) return undefined
  return refuseFields('deal.final-missing', [
    { field: 'terms.pricingBenchmark', reason: 'bond.no-quotation' },
  ])
}

/** What keeps a deal from being launched, or priced, at these terms. */
export const finalFault = (
  kind: 'launch' | 'price',
  final: FinalTerms,
  pricing: Pricing,
): Refusal<FinalReason> | undefined => {
  const empty = missing(final, requiredFigures(kind, pricing))
  if (empty.length > 0) return refuseFields('deal.final-missing', empty)
  const odd = [...sizeFaults(final, pricing.terms), ...boundsFaults(final, pricing.terms)]
  if (odd.length > 0) return refuseFields('deal.field-wrong', odd)
  const quoted = quotedIn(pricing)
  if (!quoted)
    return kind === 'price' ? refuseFields('deal.final-missing', termsMissing(pricing.terms)) : undefined
  const unquoted = quotationFault(final, quoted)
  if (unquoted) return unquoted
  const open = kind === 'price' ? marginsMissing(pricing.terms) : []
  if (open.length > 0) return refuseFields('deal.final-missing', open)
  const unpriced = pricingFault(final, quoted)
  if (unpriced) {
    const { reason, params = {} } = unpriced
    return refuseFields('deal.final-missing', [{ field: 'terms.legs', reason, params }])
  }
  const wrong = contradictionsIn(final, quoted)
  if (wrong.length === 0) return undefined
  const fields = wrong.map(({ field, value }): Field => ({
    field: `final.${field}`,
    reason: 'deal.final-would-be',
    params: { value },
  }))
  return refuseFields('deal.final-contradicts', fields)
}

/** Guidance over one thing (mid-swaps), a price over another (a named Bund): then their spreads are two figures. */
const isPricedOverAnother = ({ guidanceReference, pricingBenchmark }: Terms): boolean =>
  guidanceReference !== null &&
  pricingBenchmark !== null &&
  !isSameBenchmark(guidanceReference, pricingBenchmark)

const derived = (final: FinalTerms, { terms, current }: Levelled): GuidanceLevel => {
  const { spread, yield: y, price } = final
  const plain = { over: null, to: null, words: null }
  if (terms.priceType === 'price' && price !== null) return { ...plain, basis: 'price', level: price }
  if (current?.basis === 'yield' && y !== null) return { ...plain, basis: 'yield', level: y }
  // The last announced level is the final one; the pricing benchmark does not change it.
  if (current?.basis === 'spread' && current.to === null && isPricedOverAnother(terms)) return current
  const over = current?.over ?? terms.guidanceReference?.name ?? null
  if (spread !== null) return { ...plain, basis: 'spread', over, level: spread }
  if (y !== null) return { ...plain, basis: 'yield', level: y }
  throw new Error('final terms without a level')
}

type Levelled = Pick<Pricing, 'terms' | 'current'>

/** The final level in the basis of guidance: the one that was sent, or the one of the final terms. */
export const levelOfFinal = (
  final: FinalTerms,
  sent: GuidanceLevel | undefined,
  levelled: Levelled,
): GuidanceLevel | Refusal<LevelReason> =>
  sent ? (levelFault(sent, levelled.terms) ?? sent) : derived(final, levelled)
