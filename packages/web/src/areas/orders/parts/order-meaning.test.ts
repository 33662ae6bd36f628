import type { InvestorOrder } from '@bookrunner/contract/orders'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../../platform/text.ts'
import { orderMeaningTexts } from './order-meaning.ts'
import { orderText } from './text.ts'

const orderLevels = [{ size: 80_000_000, minYield: '7.125', minSpread: null, maxPrice: null }]
const orderWith = (counting: number, fpgState: InvestorOrder['fpgState']) =>
  ({
    figures: { counting },
    fpgState,
    order: { orderLevels, fpg: null, conditional: null },
    deal: { guidance: { basis: 'yield', over: null, level: '7.1', to: null, words: null } },
    meaning: { counts: counting, share: '8', today: null, holds: [], left: 0, next: null },
  }) as unknown as InvestorOrder
const textsOf = (...of: Parameters<typeof orderWith>) =>
  orderMeaningTexts(orderWith(...of), textOf(orderText))

describe('an order that does not count after FPG', () => {
  it('says that it was dropped, by its investor or by the rule of the deal', () => {
    expect(textsOf(0, 'answered')).toEqual({ fit: 'out', first: 'Out: dropped at FPG', more: [] })
    expect(textsOf(0, 'silent').first).toBe('Out: no reply at FPG, dropped under the deal’s rule')
  })

  it('says nothing of the kind while an answer is awaited, or where it counts', () => {
    for (const texts of [
      textsOf(0, 'waiting'),
      textsOf(80_000_000, 'silent'),
      textsOf(80_000_000, 'answered'),
    ])
      expect(texts.first).not.toContain('dropped')
  })
})
