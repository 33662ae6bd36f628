import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import type { LimitKind, Quoted, OrderLevel } from '../orders/index.ts'
import { axisOf } from './axis.ts'
import { sizeFrom, stepsOf } from './line.ts'

// Without a benchmark a minimum yield cannot be compared with a spread, unless the final terms have both.
const terms = { guidanceReference: null, pricingBenchmark: null, couponFrequency: null } as unknown as Quoted
const final = { spread: rateOf('53'), yield: rateOf('0.85'), price: rateOf('99.852') }
const orderLevel = (kind: LimitKind, limit: string): OrderLevel => ({
  minYield: null,
  minSpread: null,
  maxPrice: null,
  size: 10 as FaceAmount,
  [kind]: rateOf(limit),
})
const takes = (orderLevel: OrderLevel, level: string, at: typeof final | null = final) => {
  const axis = axisOf('spread', terms, at)
  return sizeFrom(stepsOf([orderLevel], axis), axis.notchOf(rateOf(level)))
}

describe('an axis that has a final point', () => {
  it.each([
    ['minYield', '0.9', 0],
    ['minYield', '0.85', 10],
    ['maxPrice', '99.8', 0],
    ['maxPrice', '99.852', 10],
    ['minSpread', '54', 0],
    ['minSpread', '53', 10],
  ] as const)('holds %s %s there against what was priced', (kind, limit, size) => {
    expect(takes(orderLevel(kind, limit), '53')).toBe(size)
  })

  it('takes no less at a wider level, and treats an unknown limit as met before the final terms', () => {
    expect([takes(orderLevel('minYield', '0.9'), '52'), takes(orderLevel('minYield', '0.9'), '54')]).toEqual([
      0, 10,
    ])
    expect(takes(orderLevel('minYield', '0.9'), '53', null)).toBe(10)
  })
})
