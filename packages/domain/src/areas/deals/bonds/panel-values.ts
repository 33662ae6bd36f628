import type { Rate, RateReason } from '../../../kernel/index.ts'
import type { YieldConvention } from './convert.ts'
import type { DealBond } from './quote.ts'
import type { QuoteReason } from './structured.ts'

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
  bond: DealBond
  /** How the benchmark's yield, and so the sum of benchmark and spread, is quoted; null if nobody knows. */
  benchmark: YieldConvention | null
  /** Of the coupon, in per cent; of a floater's margin, in basis points. */
  couponStep: Rate
  pricePlaces: number
}

export type PanelReason = RateReason | QuoteReason | 'bond.no-quotation'
