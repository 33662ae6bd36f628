import type { DealDetail } from '@bookrunner/contract/deals'
import type { PanelField } from '@bookrunner/domain/deals'

/** How the deal is quoted says which figures its level is; pricing asks for all that follows from them, too. */
export function askedFigures(kind: 'launch' | 'price', { terms, header }: DealDetail): readonly PanelField[] {
  const floating = terms.couponType === 'floating'
  const overSpread = floating || header.guidance?.level.basis === 'spread'
  const level: PanelField = terms.priceType === 'price' ? 'price' : overSpread ? 'spread' : 'yield'
  if (kind === 'launch') return [level]
  if (floating) return ['benchmark', 'spread', 'coupon', 'price']
  return terms.priceType === 'price'
    ? ['coupon', 'price']
    : [...new Set([level, 'yield', 'coupon', 'price'] as const)]
}
