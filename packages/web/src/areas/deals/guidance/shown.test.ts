import type { PanelField } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import type { Pricing } from './pricing.ts'
import { shownIn } from './shown.ts'

const rate = (text: string) => text as Rate
const pricing: Pricing = {
  panel: {
    benchmark: rate('0.32'),
    spread: rate('53.0125'),
    yield: rate('0.8501259401'),
    coupon: rate('0.8'),
    price: rate('99.852'),
    couponStays: false,
  },
  typed: ['benchmark', 'price'],
  draft: undefined,
  refused: undefined,
}
const shown = (field: PanelField, more: Partial<Pricing> = {}) =>
  shownIn({ ...pricing, ...more }, field, 3, false)

describe('a figure of the panel', () => {
  it('is printed at the market’s precision when it follows', () => {
    expect(shown('yield')).toBe('0.850')
    expect(shown('spread')).toBe('53.0')
    expect(shown('benchmark')).toBe('0.320')
    expect(shown('coupon')).toBe('0.800')
    expect(shownIn(pricing, 'price', 5, false)).toBe('99.85200')
  })

  it('keeps the digits that were typed', () => {
    expect(shown('yield', { typed: ['yield'] })).toBe('0.8501259401')
    expect(shown('coupon', { panel: { ...pricing.panel, coupon: rate('3.4375') } })).toBe('3.4375')
  })

  it('stays as it is being typed', () => {
    expect(shown('yield', { draft: { field: 'yield', text: '0.8' } })).toBe('0.8')
  })

  it('is nothing where nothing is known', () => {
    expect(shown('price', { panel: { ...pricing.panel, price: null } })).toBe('')
  })

  it('a spread under the benchmark has a minus that can be typed', () => {
    expect(shown('spread', { panel: { ...pricing.panel, spread: rate('-5') } })).toBe('-5')
  })

  it('a floater’s margin is in basis points', () => {
    expect(shownIn({ ...pricing, panel: { ...pricing.panel, coupon: rate('45') } }, 'coupon', 3, true)).toBe(
      '45',
    )
  })
})
