import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import type { LimitKind, Quoted, OrderLevel } from '../orders/index.ts'
import { axisOf } from './axis.ts'
import { sizeFrom, stepsOf } from './line.ts'

// Nothing to convert by: a least yield cannot be told at a spread, unless the final terms say it.
const terms = { guidanceReference: null, pricingBenchmark: null, couponFrequency: null } as unknown as Quoted
const final = { spread: rateOf('53'), yield: rateOf('0.85'), price: rateOf('99.852') }
const orderLevel = (kind: LimitKind, limit: string): OrderLevel => ({
  minYield: null,
  minSpread: null,
  maxPrice: null,
  size: 10 as FaceAmount,
  [kind]: rateOf(limit),
})
const takes = (said: OrderLevel, level: string, at: typeof final | null = final) => {
  const axis = axisOf('spread', terms, at)
  return sizeFrom(stepsOf([said], axis), axis.notchOf(rateOf(level)))
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

  it('takes no less as the level loosens, and what cannot be told as met before there is one', () => {
    expect([takes(orderLevel('minYield', '0.9'), '52'), takes(orderLevel('minYield', '0.9'), '54')]).toEqual([
      0, 10,
    ])
    expect(takes(orderLevel('minYield', '0.9'), '53', null)).toBe(10)
  })
})
