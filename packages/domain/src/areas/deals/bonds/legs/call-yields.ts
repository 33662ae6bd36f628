import { type FaceAmount, isRefusal, type Rate } from '../../../../kernel/index.ts'
import type { Terms } from '../../terms.ts'
import type { Calendar } from '../calendar.ts'
import { dealLegTerms } from './from-deal.ts'
import { optionSchedulesOf } from './option-rows.ts'
import type { LegPrice } from './pricing.ts'
import { resolveLegBond } from './resolve.ts'
import { bestPutYield, legYields, type TargetYield, type WorstYield, worstYield } from './worst.ts'

export interface CallYields {
  /** To each call and put, and to the end. */
  yields: readonly TargetYield[]
  worst: WorstYield | undefined
  put: LegPrice | undefined
}

/** The yields of a deal of fixed coupons at a price; nothing for a bond without calls and puts, or while it is none yet. */
export const callYields = (
  terms: Terms,
  { today, calendar }: { today: Temporal.PlainDate; calendar: Calendar },
  { coupon, price, face }: { coupon: Rate; price: Rate; face: FaceAmount },
): CallYields | undefined => {
  if (terms.couponType !== 'fixed' || optionSchedulesOf(terms.options).length === 0) return undefined
  const legTerms = dealLegTerms({ ...terms, coupon }, today, null)
  const bond = legTerms && resolveLegBond(legTerms, calendar)
  if (!bond || isRefusal(bond)) return undefined
  const yields = legYields(bond, { assumed: {}, price, face })
  return { yields, worst: worstYield(bond, yields), put: bestPutYield(yields) }
}
