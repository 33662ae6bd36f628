import { exact, type FieldRefusal } from '../../../kernel/index.ts'
import type { FinalTerms } from '../guidance.ts'
import { levelBounds } from '../level.ts'
import type { Terms } from '../terms.ts'

export type BoundsReason = 'deal.rate-range' | 'deal.price-decimals'

const { spread, yield: yields, price } = levelBounds
const bounds = { spread, benchmarkYield: yields, yield: yields, price } as const
const percent = { least: 0, most: 100 }
const none = { least: 0, most: 0 }

const ranges = ({ couponType }: Pick<Terms, 'couponType'>) => ({
  ...bounds,
  // A floater's coupon is its margin, in basis points.
  coupon: couponType === 'floating' ? spread : couponType === 'zero' ? none : percent,
})

/** Figures that no deal is priced at, and prices finer than this one prints them. */
export const boundsFaults = (
  final: FinalTerms,
  terms: Pick<Terms, 'couponType' | 'priceDecimals'>,
): FieldRefusal<BoundsReason>[] => {
  const found = Object.entries(ranges(terms)).flatMap(([figure, { least, most }]) => {
    const value = final[figure as Exclude<keyof FinalTerms, 'size'>]
    const inside = value === null || (exact(value).gte(least) && exact(value).lte(most))
    const field = `final.${figure}`
    return inside ? [] : [{ field, reason: 'deal.rate-range' as const, params: { least, most } }]
  })
  const { priceDecimals: decimals } = terms
  const fine = final.price !== null && exact(final.price).decimalPlaces() > decimals
  return fine && found.every(({ field }) => field !== 'final.price')
    ? [...found, { field: 'final.price', reason: 'deal.price-decimals' as const, params: { decimals } }]
    : found
}
