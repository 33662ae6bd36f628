import type { Rate } from '../../../../kernel/index.ts'
import type { Terms } from '../../terms.ts'
import { bondTermsOf } from '../from-terms.ts'
import { legBondTermsOf } from './from-bond.ts'
import type { Coupon } from './leg.ts'
import { optionSchedulesOf } from './option-rows.ts'
import type { LegBondTerms } from './terms.ts'

/** The one coupon a deal's terms have today; nothing while it is unknown. */
const couponOf = (
  { couponType, coupon, quotedMargin, floatingIndex }: Terms,
  priced: Rate | null,
): Coupon | undefined => {
  if (couponType === 'fixed') {
    const rate = coupon ?? priced
    return rate === null ? undefined : { kind: 'fixed', rate }
  }
  const margin = quotedMargin ?? priced
  if (margin === null) return undefined
  const index = { name: floatingIndex ?? '', method: { kind: 'term' as const } }
  return { kind: 'floating', margin, index, floor: null, cap: null }
}

/**
 * A deal's terms as a bond of one leg with its whole option schedule, or nothing while too little is known.
 * `priced` is the coupon, or the margin of a floater, that follows from the pricing if none is typed.
 */
export const dealLegTerms = (
  terms: Terms,
  today: Temporal.PlainDate,
  priced: Rate | null,
): LegBondTerms | undefined => {
  const plain = bondTermsOf(terms, today)
  const coupon = couponOf(terms, priced)
  if (!plain || !coupon) return undefined
  return { ...legBondTermsOf(plain, coupon), options: optionSchedulesOf(terms.options) }
}
