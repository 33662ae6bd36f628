import type { Currency, Rate } from '../../kernel/index.ts'
import type { capitalStructures } from './choices.ts'

/** By its own terms, by law, or both. */
export const lossAbsorptions = ['contractual', 'statutory', 'both'] as const
export type LossAbsorption = (typeof lossAbsorptions)[number]
export const absorptionForms = ['temporaryWriteDown', 'permanentWriteDown', 'conversion'] as const
export type AbsorptionForm = (typeof absorptionForms)[number]
/** Whether deferred coupons are still owed. */
export const deferrals = ['cumulative', 'nonCumulative'] as const
export type Deferral = (typeof deferrals)[number]

/** How a subordinated bond bears losses, and when its coupons may stay unpaid. */
export interface CapitalTerms {
  lossAbsorption: LossAbsorption | null
  /** The CET1 ratio, in per cent, below which losses are absorbed. */
  trigger: Rate | null
  /** Losses are absorbed at the point of non-viability. */
  nonViability: boolean
  absorbedBy: AbsorptionForm | null
  /** Of a conversion: the price of one share, and the least it may be. */
  conversionPrice: Rate | null
  conversionFloor: Rate | null
  conversionCurrency: Currency | null
  /** The issuer may cancel any coupon. */
  discretionary: boolean
  /** No dividend while a coupon is not paid. */
  stopper: boolean
  /** A coupon is due once a dividend was paid. */
  pusher: boolean
  deferral: Deferral | null
  note: string | null
}

export const noCapital: CapitalTerms = {
  lossAbsorption: null,
  trigger: null,
  nonViability: false,
  absorbedBy: null,
  conversionPrice: null,
  conversionFloor: null,
  conversionCurrency: null,
  discretionary: false,
  stopper: false,
  pusher: false,
  deferral: null,
  note: null,
}

type Ranking = (typeof capitalStructures)[number] | null

const rankings: readonly Ranking[] = ['seniorNonPreferred', 'subordinated', 'tier2', 'at1', 'hybrid']

/** Bonds that may bear losses before others; a form asks only them. */
export const mayAbsorbLosses = ({ capitalStructure }: { capitalStructure: Ranking }): boolean =>
  rankings.includes(capitalStructure)
