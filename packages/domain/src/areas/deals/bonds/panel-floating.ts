import { type OrRefusal, exact, Exact, isRefusal, type Rate, rateOf } from '../../../kernel/index.ts'
import { pricedAt } from './panel-fixed.ts'
import { discountMarginOf, priceOfDiscountMargin } from './quote.ts'
import type { PanelField, PanelReason, PanelSetup, PricingPanel } from './panel-values.ts'

/** Index + discount margin, a plain sum: both are quoted on the coupon's own days. */
const withYield = (panel: PricingPanel, changed: PanelField): PricingPanel => {
  const { benchmark: index, spread: margin, yield: sum } = panel
  if (changed !== 'yield' && index !== null && margin !== null)
    return { ...panel, yield: rateOf(exact(index).plus(exact(margin).div(100))) }
  if (sum === null || panel[changed] === null) return panel
  if (index !== null) return { ...panel, spread: rateOf(exact(sum).minus(index).times(100)) }
  return margin === null ? panel : { ...panel, benchmark: rateOf(exact(sum).minus(exact(margin).div(100))) }
}

/** The quoted margin is the discount margin rounded down to its step, so that the price is at or under par. */
const withMargin = (panel: PricingPanel, { couponStep }: PanelSetup): PricingPanel =>
  panel.couponStays || panel.spread === null
    ? panel
    : { ...panel, coupon: rateOf(new Exact(panel.spread).div(couponStep).floor().times(couponStep)) }

const withPrice = (
  panel: PricingPanel,
  { bond, pricePlaces }: PanelSetup,
): OrRefusal<PricingPanel, PanelReason> => {
  const { benchmark: index, spread, coupon: quotedMargin } = panel
  if (index === null || spread === null || quotedMargin === null) return { ...panel, price: null }
  const price = priceOfDiscountMargin(bond, { index, quotedMargin }, spread)
  if (isRefusal(price)) return price
  return pricedAt(panel, price.toDecimalPlaces(pricePlaces))
}

const solvedMargin = (panel: PricingPanel, { bond }: PanelSetup): OrRefusal<Rate | null, PanelReason> => {
  const { benchmark: index, price, coupon: quotedMargin } = panel
  if (index === null || price === null || quotedMargin === null) return null
  return discountMarginOf(bond, { index, quotedMargin }, price)
}

export const floatingFollows = (
  panel: PricingPanel,
  changed: PanelField,
  setup: PanelSetup,
): OrRefusal<PricingPanel, PanelReason> => {
  if (changed !== 'price') return withPrice(withMargin(withYield(panel, changed), setup), setup)
  const solved = solvedMargin(panel, setup)
  if (solved === null) return panel
  return isRefusal(solved) ? solved : withYield({ ...panel, spread: solved }, 'spread')
}
