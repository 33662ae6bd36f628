import { describe, expect, it } from 'vitest'
import { coverageOf, fillOf, shareOf } from './ratios.ts'

describe('ratios of a book', () => {
  it('never round coverage up', () => {
    expect(coverageOf(530n, 500)).toBe('1.06')
    expect(coverageOf(3_999_999n, 1_000_000)).toBe('3.99')
    expect(coverageOf(1_009n, 1_000n)).toBe('1')
  })

  it('round shares half up', () => {
    expect(shareOf(2n, 3n)).toBe('66.7')
    expect(shareOf(1_999n, 2_000n)).toBe('100')
    expect(fillOf(1, 3n)).toBe('33.33')
  })

  it('keep every digit of what one number could not hold', () => {
    expect(coverageOf(27_021_597_764_222_973n, 9_007_199_254_740_991)).toBe('3')
    expect(shareOf(1n, 10n ** 30n)).toBe('0')
  })

  it('are none of nothing', () => {
    expect([coverageOf(1n, null), coverageOf(1n, 0), coverageOf(0n, 5)]).toEqual([null, null, '0'])
    expect([shareOf(0n, 0n), shareOf(0n, 5n)]).toEqual(['0', '0'])
    expect([fillOf(null, 1n), fillOf(5, 0n), fillOf(5, 4n)]).toEqual([null, null, '100'])
  })
})
