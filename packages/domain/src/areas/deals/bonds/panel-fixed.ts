import { type OrRefusal, exact, isRefusal, type Rate, rateOf } from '../../../kernel/index.ts'
import type { Decimal } from 'decimal.js'
import { convertYield } from './convert.ts'
import { couponFrom } from './coupon.ts'
import type { PanelField, PanelReason, PanelSetup, PricingPanel } from './panel-values.ts'
import { cleanPrice, priceFault, yieldOf } from './price.ts'

const spreadPlaces = 4

/** Benchmark yield + spread, quoted as the benchmark is, then as the bond is. */
export const reofferYield = (benchmark: Rate, spread: Rate, { benchmark: quoted, bond }: PanelSetup): Rate =>
  convertYield(rateOf(exact(benchmark).plus(exact(spread).div(100))), quoted, {
    frequency: bond.grid.frequency,
  })

const asBenchmark = (yieldRate: Rate, { benchmark, bond }: PanelSetup): Rate =>
  convertYield(yieldRate, { frequency: bond.grid.frequency }, benchmark)

export const spreadOver = (benchmark: Rate, yieldRate: Rate, setup: PanelSetup): Rate =>
  rateOf(exact(asBenchmark(yieldRate, setup)).minus(benchmark).times(100).toDecimalPlaces(spreadPlaces))

/** Of benchmark, spread and yield the third follows from two; the yield rather than another. */
const withYield = (panel: PricingPanel, changed: PanelField, setup: PanelSetup): PricingPanel => {
  const { benchmark, spread, yield: y } = panel
  if (changed === 'benchmark' || changed === 'spread') {
    if (benchmark !== null && spread !== null)
      return { ...panel, yield: reofferYield(benchmark, spread, setup) }
    if (panel[changed] === null) return panel
  }
  if (y === null) return panel
  if (benchmark !== null) return { ...panel, spread: spreadOver(benchmark, y, setup) }
  if (spread === null) return panel
  return { ...panel, benchmark: rateOf(exact(asBenchmark(y, setup)).minus(exact(spread).div(100))) }
}

/** A price nobody would type is none either. */
export const pricedAt = (panel: PricingPanel, price: Decimal): OrRefusal<PricingPanel, PanelReason> =>
  priceFault(price) ?? { ...panel, price: rateOf(price) }

const withCoupon = (panel: PricingPanel, { bond, couponStep, pricePlaces }: PanelSetup): PricingPanel =>
  panel.couponStays || panel.yield === null
    ? panel
    : { ...panel, coupon: couponFrom(bond.flows, panel.yield, couponStep, pricePlaces) }

const withPrice = (
  panel: PricingPanel,
  { bond, pricePlaces }: PanelSetup,
): OrRefusal<PricingPanel, PanelReason> =>
  panel.yield === null || panel.coupon === null
    ? { ...panel, price: null }
    : pricedAt(panel, cleanPrice(bond.flows, panel.coupon, panel.yield).toDecimalPlaces(pricePlaces))

export const fixedFollows = (
  panel: PricingPanel,
  changed: PanelField,
  setup: PanelSetup,
): OrRefusal<PricingPanel, PanelReason> => {
  if (changed !== 'price') return withPrice(withCoupon(withYield(panel, changed, setup), setup), setup)
  if (panel.price === null || panel.coupon === null) return panel
  const solved = yieldOf(setup.bond.flows, panel.coupon, panel.price)
  return isRefusal(solved) ? solved : withYield({ ...panel, yield: solved }, 'yield', setup)
}
