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
import { isRefusal, type FaceAmount, type Rate, type Refusal } from '@bookrunner/domain/kernel'
import { plainWidth } from '../../../kit/plain-width.ts'

/** The pricing panel as it is being worked on. */
export interface Pricing {
  readonly panel: PricingPanel
  /** Typed by somebody, and not overtaken by what was typed since: the rest follows from them. */
  readonly typed: readonly PanelField[]
  /** The field somebody is in: what stands there stays as it was typed. */
  readonly draft: { readonly field: PanelField; readonly text: string } | undefined
  readonly refused: { readonly field: PanelField; readonly refusal: Refusal<PanelReason> } | undefined
}

const fresh = (coupon: Rate | null): Pricing => ({
  panel: emptyPanel(coupon),
  typed: coupon === null ? [] : ['coupon'],
  draft: undefined,
  refused: undefined,
})

/** What was typed stands, the rest follows; what cannot be read or solved stays typed and changes nothing. */
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

/** The field is left: what was understood is shown as it is printed, what was not stays to be mended. */
export const leave = (pricing: Pricing): Pricing =>
  pricing.refused || !pricing.draft ? pricing : { ...pricing, draft: undefined }

/** After the terms changed under it. */
export function refresh(pricing: Pricing, setup: PanelSetup): Pricing {
  const panel = refreshPanel(pricing.panel, setup)
  return isRefusal(panel) ? pricing : { ...pricing, panel }
}

/** A coupon that is given (a tap's, or one agreed) no longer follows the yield. */
export function holdCoupon(pricing: Pricing, stays: boolean, setup: PanelSetup): Pricing {
  const typed = pricing.typed.filter((field) => field !== 'coupon')
  const held: Pricing = {
    ...pricing,
    panel: { ...pricing.panel, couponStays: stays },
    typed: stays && pricing.panel.coupon !== null ? [...typed, 'coupon'] : typed,
  }
  return stays ? held : refresh(held, setup)
}

interface Known {
  readonly terms: Pick<Terms, 'coupon' | 'pricingBenchmark' | 'couponType'>
  readonly final: FinalTerms | null
  readonly guidance: GuidanceLevel | null | undefined
}

const basisField: Record<GuidanceLevel['basis'], PanelField> = {
  spread: 'spread',
  yield: 'yield',
  price: 'price',
}

/** What is known already: the final terms, else the benchmark of the terms and the level announced. */
export function firstPricing({ terms, final, guidance }: Known, setup: PanelSetup): Pricing {
  const put = (pricing: Pricing, field: PanelField, value: Rate | null | undefined) =>
    value === null || value === undefined ? pricing : leave(type(pricing, field, value, setup))
  const benchmark = final?.benchmarkYield ?? terms.pricingBenchmark?.yield
  let pricing = put(fresh(final?.coupon ?? terms.coupon), 'benchmark', benchmark)
  if (final) {
    pricing = put(pricing, 'spread', final.spread)
    if (final.yield !== null && pricing.panel.yield === null) pricing = put(pricing, 'yield', final.yield)
    return final.price !== null && pricing.panel.price === null ? put(pricing, 'price', final.price) : pricing
  }
  // Of a range nobody knows yet which end it will be.
  if (!guidance || guidance.to !== null) return pricing
  return put(pricing, basisField[guidance.basis], guidance.level)
}

/** As they travel with a launch or a pricing. */
export const finalOf = ({ panel }: Pricing, size: FaceAmount): FinalTerms => ({
  size,
  spread: panel.spread,
  benchmarkYield: panel.benchmark,
  yield: panel.yield,
  coupon: panel.coupon,
  price: panel.price,
})

/** Pricing needs all that is quoted: everything but the benchmark on a deal that is priced to no benchmark. */
export const emptyFields = ({ panel }: Pricing, asked: readonly PanelField[] = panelFields): PanelField[] =>
  asked.filter((field) => panel[field] === null)
