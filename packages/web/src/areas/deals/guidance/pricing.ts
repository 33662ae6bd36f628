import type { DealDetail } from '@bookrunner/contract/deals'
import {
  emptyPanel,
  panelFields,
  recalculate,
  refreshPanel,
  type FinalTerms,
  type GuidanceLevel,
  type PanelField,
  type PanelReason,
  type PanelSetup,
  type PricingPanel,
  type Terms,
} from '@bookrunner/domain/deals'
import { isRefusal, isSame, type FaceAmount, type Rate, type Refusal } from '@bookrunner/domain/kernel'
import { plainWidth } from '../../../kit/plain-width.ts'

/** The state of the pricing panel. */
export interface Pricing {
  readonly panel: PricingPanel
  /** Fields that were typed and not replaced since; the others follow from them. */
  readonly typed: readonly PanelField[]
  /** The field being edited, and its text. */
  readonly draft: { readonly field: PanelField; readonly text: string } | undefined
  readonly refused: { readonly field: PanelField; readonly refusal: Refusal<PanelReason> } | undefined
}

const fresh = (coupon: Rate | null): Pricing => ({
  panel: emptyPanel(coupon),
  typed: coupon === null ? [] : ['coupon'],
  draft: undefined,
  refused: undefined,
})

/** Applies a typed figure and computes the others; an unreadable or unsolvable one changes nothing. */
export function type(pricing: Pricing, field: PanelField, text: string, setup: PanelSetup): Pricing {
  const draft = { field, text }
  const panel = recalculate(pricing.panel, { field, text: plainWidth(text) }, setup)
  if (isRefusal(panel)) return { ...pricing, draft, refused: { field, refusal: panel } }
  const stays = pricing.typed.filter((each) => each !== field && panel[each] === pricing.panel[each])
  return {
    panel,
    typed: panel[field] === null ? stays : [...stays, field],
    draft,
    refused: undefined,
  }
}

/** Leaves the field: a readable text is shown in standard form, an unreadable one stays for correction. */
export const leave = (pricing: Pricing): Pricing =>
  pricing.refused || !pricing.draft ? pricing : { ...pricing, draft: undefined }

/** Computes again after a change of terms. */
export function refresh(pricing: Pricing, setup: PanelSetup): Pricing {
  const { typed } = pricing
  const stays = typed.includes('price') ? 'price' : typed.includes('yield') ? 'yield' : 'spread'
  const panel = refreshPanel(pricing.panel, stays, setup)
  return isRefusal(panel) ? pricing : { ...pricing, panel }
}

/**
 * Computes again after a change of terms. Final terms that somebody else set replace what the panel began with, and no
 * figure typed since. The benchmark's yield and the level follow the terms they come from, when these change: whoever types
 * them beside the panel wants the price of the new figures.
 */
export function follow(
  pricing: Pricing,
  sources: { readonly before: PricingSource; readonly now: PricingSource },
  setup: PanelSetup,
): Pricing {
  const { before, now } = sources
  const isUntouched = () => isSame(pricing.panel, firstPricing(before, setup).panel)
  if (now.final && !isSame(before.final, now.final) && isUntouched()) return firstPricing(now, setup)
  const put = (next: Pricing, field: PanelField, value: Rate | '' | null | undefined) =>
    value === null || value === undefined ? next : leave(type(next, field, value, setup))
  let next = refresh(pricing, setup)
  const [yieldBefore, yieldNow] = [before, now].map(({ terms }) => terms.pricingBenchmark?.yield)
  if (yieldBefore !== yieldNow) next = put(next, 'benchmark', yieldNow)
  const isNewLevel = !isSame(before.guidance, now.guidance)
  const level = isNewLevel && now.final === null ? now.guidance : null
  if (!level) return next
  const field = basisField[level.basis]
  if (level.to === null) return put(next, field, level.level)
  // A range names no price. A figure outside it comes from an earlier level.
  return isWithin(next.panel[field], level.level, level.to) ? next : put(next, field, '')
}

const isWithin = (figure: Rate | null, one: Rate, other: Rate): boolean =>
  figure !== null &&
  Math.min(Number(one), Number(other)) <= Number(figure) &&
  Number(figure) <= Math.max(Number(one), Number(other))

/** Locks the coupon (a tap's, or an agreed one), so that it no longer follows the yield, or unlocks it. */
export function holdCoupon(pricing: Pricing, stays: boolean, setup: PanelSetup): Pricing {
  const typed = pricing.typed.filter((field) => field !== 'coupon')
  const next: Pricing = {
    ...pricing,
    panel: { ...pricing.panel, couponStays: stays },
    typed: stays && pricing.panel.coupon !== null ? [...typed, 'coupon'] : typed,
  }
  return stays ? next : refresh(next, setup)
}

export interface PricingSource {
  readonly terms: Pick<Terms, 'coupon' | 'pricingBenchmark' | 'couponType'>
  readonly final: FinalTerms | null
  readonly guidance: GuidanceLevel | null | undefined
}

const basisField: Record<GuidanceLevel['basis'], PanelField> = {
  spread: 'spread',
  yield: 'yield',
  price: 'price',
}

/** Of a zero coupon. */
const noCoupon = '0' as Rate

/** The first state: from the final terms, else from the benchmark and the announced level. */
export function firstPricing({ terms, final, guidance }: PricingSource, setup: PanelSetup): Pricing {
  const put = (pricing: Pricing, field: PanelField, value: Rate | null | undefined) =>
    value === null || value === undefined ? pricing : leave(type(pricing, field, value, setup))
  const benchmark = final?.benchmarkYield ?? terms.pricingBenchmark?.yield
  const coupon = terms.couponType === 'zero' ? noCoupon : (final?.coupon ?? terms.coupon)
  let pricing = put(fresh(coupon), 'benchmark', benchmark)
  if (final) {
    pricing = put(pricing, 'spread', final.spread)
    if (final.yield !== null && pricing.panel.yield === null) pricing = put(pricing, 'yield', final.yield)
    return final.price !== null && pricing.panel.price === null ? put(pricing, 'price', final.price) : pricing
  }
  // A range does not say which end it will be.
  if (!guidance || guidance.to !== null) return pricing
  return put(pricing, basisField[guidance.basis], guidance.level)
}

/** The final terms for a launch or pricing call. */
export const finalOf = ({ panel }: Pricing, size: FaceAmount): FinalTerms => ({
  size,
  spread: panel.spread,
  benchmarkYield: panel.benchmark,
  yield: panel.yield,
  coupon: panel.coupon,
  price: panel.price,
})

/** Figures that pricing still needs; the benchmark only if the deal is priced over one. */
export const emptyFields = ({ panel }: Pricing, fields: readonly PanelField[] = panelFields): PanelField[] =>
  fields.filter((field) => panel[field] === null)

type PricedDeal = Pick<DealDetail, 'terms' | 'header'>

/** The figures a move requires: a launch the deal's quoted level, pricing also the figures that follow from it. */
export function requiredFigures(
  move: 'launch' | 'price' | 'correct',
  { terms, header }: PricedDeal,
): readonly PanelField[] {
  const floating = terms.couponType === 'floating'
  const overSpread = floating || header.guidance?.level.basis === 'spread'
  const level: PanelField = terms.priceType === 'price' ? 'price' : overSpread ? 'spread' : 'yield'
  if (move === 'launch') return [level]
  if (terms.couponType === 'zero')
    return terms.priceType === 'price' ? ['price'] : [...new Set([level, 'yield', 'price'] as const)]
  if (floating) return ['benchmark', 'spread', 'coupon', 'price']
  return terms.priceType === 'price'
    ? ['coupon', 'price']
    : [...new Set([level, 'yield', 'coupon', 'price'] as const)]
}
