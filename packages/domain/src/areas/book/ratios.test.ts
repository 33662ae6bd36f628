import { describe, expect, it } from 'vitest'
import { coverageOf, fillOf, shareOf } from './ratios.ts'

describe('ratios of a book', () => {
  it('are rounded half up, never cut off', () => {
    expect(coverageOf(3_999_000n, 1_000_000)).toBe('4')
    expect(coverageOf(1_005n, 1_000n)).toBe('1.01')
    expect(coverageOf(1_004n, 1_000n)).toBe('1')
    expect([coverageOf(3_947n, 1_000n), coverageOf(3_947n, 1_000n, 1)]).toEqual(['3.95', '3.9'])
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
