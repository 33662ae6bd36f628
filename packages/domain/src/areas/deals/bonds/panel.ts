import {
  type OrRefusal,
  isRefusal,
  parsePrice,
  parseSpread,
  parseYield,
  type Rate,
  type RateReason,
  type Refusal,
} from '../../../kernel/index.ts'
import { fixedFollows } from './panel-fixed.ts'
import { floatingFollows } from './panel-floating.ts'
import type { PanelField, PricingPanel, PanelSetup, PanelReason } from './panel-values.ts'

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

/** The typed field stays, the others follow; a refusal leaves the panel unchanged. */
export const recalculate = (
  panel: PricingPanel,
  changed: { field: PanelField; text: string },
  setup: PanelSetup,
): OrRefusal<PricingPanel, PanelReason> => {
  const floating = setup.bond.couponType === 'floating'
  const typed = parse(changed.field, changed.text, floating)
  if (isRefusal(typed)) return typed
  const couponStays = changed.field === 'coupon' ? typed !== null : panel.couponStays
  const next = { ...panel, couponStays, [changed.field]: typed }
  return floating ? floatingFollows(next, changed.field, setup) : fixedFollows(next, changed.field, setup)
}

/**
 * After a change of terms. The benchmark stays, and of spread, yield and price the one that was typed: a guided
 * spread is the same in any convention. The others follow.
 */
export const refreshPanel = (
  panel: PricingPanel,
  stays: 'spread' | 'yield' | 'price',
  setup: PanelSetup,
): OrRefusal<PricingPanel, PanelReason> =>
  setup.bond.couponType === 'floating'
    ? floatingFollows(panel, 'yield', setup)
    : fixedFollows(panel, stays, setup)
