import type { Rate } from '../../../../kernel/index.ts'
import type { Terms } from '../../terms.ts'
import { dayTermsOf } from '../from-terms.ts'
import { dealLegs, dealSchedule } from './deal-legs.ts'
import type { LegBondTerms, OptionSchedule } from './terms.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const par = '100' as Rate

/**
 * A row is a right on its one day, or on any day of its window. A row without an end lasts until the next row of its
 * kind begins, or to maturity. Make-whole and clean-up calls set no yield.
 */
const optionsOf = (rows: Terms['options']): OptionSchedule[] =>
  rows.flatMap(({ kind, from, until, price }) => {
    if (kind !== 'call' && kind !== 'put') return []
    const next = rows
      .filter((row) => row.kind === kind && row.from > from)
      .map((row) => row.from)
      .toSorted()[0]
    const last = until ?? (next === undefined ? null : day(next).subtract({ days: 1 }).toString())
    return [
      {
        kind,
        from: day(from),
        until: last === null ? null : day(last),
        exercise: last === from ? ('once' as const) : ('anyDay' as const),
        price: price ?? par,
      },
    ]
  })

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
  if (!days || !legs) return undefined
  return { ...days, ...dealSchedule(terms), legs, options: optionsOf(terms.options) }
}
