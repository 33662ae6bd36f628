import type { Rate } from '../../../../kernel/index.ts'
import { hasUndatedRows } from '../../coupon-terms.ts'
import type { Terms } from '../../terms.ts'
import { dayTermsOf } from '../from-terms.ts'
import { dealLegs, dealSchedule } from './deal-legs.ts'
import { optionSchedulesOf } from './option-rows.ts'
import type { LegBondTerms } from './terms.ts'

/**
 * A deal's terms as a bond with legs and its whole option schedule, or nothing while too little is known. `priced` is
 * the coupon, or the margin of a floater, that follows from the pricing if none is typed.
 */
export const dealLegTerms = (
  terms: Terms,
  today: Temporal.PlainDate,
  priced: Rate | null,
): LegBondTerms | undefined => {
  const days = dayTermsOf(terms, today)
  const legs = dealLegs(terms, priced)
  if (!days || !legs || hasUndatedRows(terms)) return undefined
  return { ...days, ...dealSchedule(terms), legs, options: optionSchedulesOf(terms.options) }
}
