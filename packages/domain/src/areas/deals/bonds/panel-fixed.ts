import { type OrRefusal, exact, isRefusal, type Rate, rateOf, refuse } from '../../../kernel/index.ts'
import type { Decimal } from 'decimal.js'
import { convertYield, type YieldConvention } from './convert.ts'
import type { PanelField, PanelReason, PanelSetup, PricingPanel } from './panel-values.ts'
import { priceFault } from './price.ts'
import { couponAtYield, type DealBond, priceAtYield, yieldAtPrice } from './quote.ts'

const spreadPlaces = 4

interface Quoted {
  bond: Pick<DealBond, 'grid'>
  benchmark: YieldConvention
}

/** Benchmark yield + spread, quoted as the benchmark is, then as the bond is. */
export const reofferYield = (benchmark: Rate, spread: Rate, { benchmark: quoted, bond }: Quoted): Rate =>
  convertYield(rateOf(exact(benchmark).plus(exact(spread).div(100))), quoted, {
    frequency: bond.grid.frequency,
  })

const asBenchmark = (yieldRate: Rate, { benchmark, bond }: Quoted): Rate =>
  convertYield(yieldRate, { frequency: bond.grid.frequency }, benchmark)

export const spreadOver = (benchmark: Rate, yieldRate: Rate, setup: Quoted): Rate =>
  rateOf(exact(asBenchmark(yieldRate, setup)).minus(benchmark).times(100).toDecimalPlaces(spreadPlaces))

/** Where nobody knows how the benchmark is quoted, the yield is typed, or nothing follows from a spread. */
const withoutQuotation = (panel: PricingPanel, changed: PanelField): OrRefusal<PricingPanel, PanelReason> => {
  const { benchmark, spread } = panel
  if (benchmark === null || spread === null) return panel
  if (changed === 'benchmark' || changed === 'spread') return refuse('bond.no-quotation')
  return { ...panel, spread: null }
}

/** Of benchmark, spread and yield the third follows from two; the yield rather than another. */
const withYield = (
  panel: PricingPanel,
  changed: PanelField,
  { bond, benchmark: quotation }: PanelSetup,
): OrRefusal<PricingPanel, PanelReason> => {
  if (quotation === null) return withoutQuotation(panel, changed)
  const setup = { bond, benchmark: quotation }
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

const withCoupon = (
  panel: PricingPanel,
  { bond, couponStep: step, pricePlaces: places }: PanelSetup,
): OrRefusal<PricingPanel, PanelReason> => {
  if (panel.couponStays || panel.yield === null) return panel
  const coupon = couponAtYield(bond, panel.yield, { step, places })
  return isRefusal(coupon) ? coupon : { ...panel, coupon }
}

const withPrice = (
  panel: PricingPanel,
  { bond, pricePlaces }: PanelSetup,
): OrRefusal<PricingPanel, PanelReason> => {
  if (panel.yield === null || panel.coupon === null) return { ...panel, price: null }
  const price = priceAtYield(bond, panel.coupon, panel.yield)
  return isRefusal(price) ? price : pricedAt(panel, price.toDecimalPlaces(pricePlaces))
}

export const fixedFollows = (
  panel: PricingPanel,
  changed: PanelField,
  setup: PanelSetup,
): OrRefusal<PricingPanel, PanelReason> => {
  if (changed !== 'price') {
    const yielding = withYield(panel, changed, setup)
    const paying = isRefusal(yielding) ? yielding : withCoupon(yielding, setup)
    return isRefusal(paying) ? paying : withPrice(paying, setup)
  }
  if (panel.price === null || panel.coupon === null) return panel
  const solved = yieldAtPrice(setup.bond, panel.coupon, panel.price)
  return isRefusal(solved) ? solved : withYield({ ...panel, yield: solved }, 'yield', setup)
}
