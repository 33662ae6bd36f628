import type { GuidanceBasis } from '@bookrunner/domain/deals'
import { todaysLevel, type OrderDeal } from '@bookrunner/domain/orders'
import type { Mark } from './state.repo.ts'

/** The basis of today's level, or of the newest published one; before any, the basis of the terms. */
export const basisIn = (deal: OrderDeal, marks: readonly Mark[]): GuidanceBasis => {
  const level = todaysLevel(deal)?.level ?? marks.at(-1)?.level
  if (level) return level.basis
  if (deal.terms.priceType === 'price') return 'price'
  return deal.terms.guidanceReference ? 'spread' : 'yield'
}
