import {
  type Decision,
  isRefusal,
  parsePrice,
  parseSpread,
  parseYield,
  type Rate,
  type RateReason,
  type Refusal,
} from '../../../kernel/index.ts'
import type { YieldConvention } from './convert.ts'
import { fixedFollows } from './panel-fixed.ts'
import { floatingFollows } from './panel-floating.ts'
import type { Bond } from './terms.ts'

export const panelFields = ['benchmark', 'spread', 'yield', 'coupon', 'price'] as const
export type PanelField = (typeof panelFields)[number]

/**
 * What the pricing panel shows. Of a fixed bond: benchmark yield, spread over it in basis points, reoffer
 * yield in the bond's own convention, coupon, price. Of a floater: index, discount margin, index + margin,
 * quoted margin in basis points, price.
 */
export type PanelValues = Record<PanelField, Rate | null>

export interface PricingPanel extends PanelValues {
  /** The coupon was typed, or is a tap's: it no longer follows the yield. */
  couponStays: boolean
}

export interface PanelSetup {
  bond: Bond
  /** How the benchmark's yield, and so the sum of benchmark and spread, is quoted. */
  benchmark: YieldConvention
  /** Of the coupon, in per cent; of a floater's margin, in basis points. */
  couponStep: Rate
  pricePlaces: number
}

export type PanelReason = RateReason | 'bond.no-yield' | 'bond.no-margin' | 'bond.no-price'

export const emptyPanel = (coupon: Rate | null = null): PricingPanel => ({
  benchmark: null,
  spread: null,
  yield: null,
  price: null,
  coupon,
  couponStays: coupon !== null,
})

/** Reads what was typed; nothing typed empties the field. */
const parse = (field: PanelField, text: string, floating: boolean): Rate | null | Refusal<RateReason> => {
  if (text.trim() === '') return null
  if (field === 'price') return parsePrice(text)
  if (field !== 'spread' && !(field === 'coupon' && floating)) return parseYield(text)
  const spread = parseSpread(text)
  return isRefusal(spread) ? spread : spread.bp
}

/** What was typed stands, the others follow; a refusal leaves the panel as it was. */
export const recalculate = (
  panel: PricingPanel,
  changed: { field: PanelField; text: string },
  setup: PanelSetup,
): Decision<PricingPanel, PanelReason> => {
  const floating = setup.bond.couponType === 'floating'
  const typed = parse(changed.field, changed.text, floating)
  if (isRefusal(typed)) return typed
  const couponStays = changed.field === 'coupon' ? typed !== null : panel.couponStays
  const next = { ...panel, couponStays, [changed.field]: typed }
  return floating ? floatingFollows(next, changed.field, setup) : fixedFollows(next, changed.field, setup)
}

/** After the terms changed: benchmark, spread and yield stand, coupon and price follow. */
export const refreshPanel = (panel: PricingPanel, setup: PanelSetup): Decision<PricingPanel, PanelReason> =>
  setup.bond.couponType === 'floating'
    ? floatingFollows(panel, 'yield', setup)
    : fixedFollows(panel, 'yield', setup)
