// Worked examples that others published; comments name the differences between their rule and ours.
import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import { allocate } from './engine.ts'
import type { AllocationRequest, Rule } from './policy.ts'

interface Book {
  sizes: readonly number[]
  total: number
  /** The smallest allocation, and the steps above it. */
  step?: number
  policy?: readonly Rule[]
}
const sizesOf = ({ sizes, total, step = 1, policy = [{ kind: 'proRata' }] }: Book) => {
  const request: AllocationRequest = {
    orders: sizes.map((size, at) => ({
      id: `o${at}`,
      size: size as FaceAmount,
      minSize: null,
      reserve: null,
      holder: `h${at}`,
      group: null,
      classId: null,
      tags: ['all'],
      jlm: false,
      related: false,
      at: `2026-11-20T08:00:0${at}Z`,
    })),
    total: total as FaceAmount,
    policy,
    overrides: [],
    grid: { minimum: step as FaceAmount, increment: step as FaceAmount },
  }
  const { lines, clashes } = allocate(request)
  expect(clashes).toEqual([])
  return lines.map(({ size }) => size)
}

describe('largest remainders', () => {
  // Wikipedia, "Alabama paradox": three states of 6, 6 and 2.
  it('give 10 seats as 4, 4, 2 and 11 as 5, 5, 1: the smallest loses one', () => {
    const sizes = [6000, 6000, 2000]
    expect(sizesOf({ sizes, total: 10 })).toEqual([4, 4, 2])
    expect(sizesOf({ sizes, total: 11 })).toEqual([5, 5, 1])
  })

  // Electowiki, "Alabama paradox": parties of 56.7 %, 38.5 %, 4.2 % and 0.6 %.
  it('give the third of four parties 14 of 323 seats and 13 of 324', () => {
    const sizes = [5670, 3850, 420, 60]
    expect(sizesOf({ sizes, total: 323 })).toEqual([183, 124, 14, 2])
    expect(sizesOf({ sizes, total: 324 })).toEqual([184, 125, 13, 2])
  })
})

describe('an exchange', () => {
  // CME Group, Client Systems Wiki, "Complex Match Example": step 3, 401 lots pro rata over 900, 200, 300, 400 and 100.
  const published = [189, 42, 63, 84, 21]

  it('rounds down and gives the two lots left over to the aggressed instrument, we to the largest remainders', () => {
    const ours = sizesOf({ sizes: [900, 200, 300, 400, 100], total: 401 })
    expect(published.reduce((sum, lots) => sum + lots, 0)).toBe(399)
    // Remainders are 0.947, 0.211, 0.316, 0.421 and 0.105.
    expect(ours.map((lots, at) => lots - published[at]!)).toEqual([1, 0, 0, 1, 0])
  })
})

describe('the US Treasury', () => {
  // 31 CFR § 356.21 (a), "How are awards at the high yield, discount rate, or discount margin calculated?".
  it('awards 80.15 % of a bid for $100 million: $80,150,000', () => {
    const anchor = { kind: 'anchor' as const, orderId: 'o0', size: null, share: rateOf('80.15') }
    expect(
      sizesOf({
        sizes: [100_000_000, 100_000_000],
        total: 100_000_000,
        step: 100,
        policy: [anchor, { kind: 'proRata' }],
      }),
    ).toEqual([80_150_000, 19_850_000])
  })

  it('awards 88.27 % of $18,000 as $15,900, to the multiple of $100: always up, we where the sum is exact', () => {
    const tier: Rule = { kind: 'byTag', tiers: [{ tag: 'all', fill: rateOf('88.27') }] }
    expect(sizesOf({ sizes: [18_000], total: 15_900, step: 100, policy: [tier] })).toEqual([15_900])
    expect(sizesOf({ sizes: [18_000, 82_000], total: 88_300, step: 100 })).toEqual([15_900, 72_400])
    // Of three alike each would be awarded $15,900, which is $100 more than there is: ours leaves the last one a step behind.
    expect(sizesOf({ sizes: [18_000, 18_000, 18_000], total: 47_600, step: 100 })).toEqual([
      15_900, 15_900, 15_800,
    ])
  })

  it('awards 4.65 % of $100 as $100, the minimum to bid: with us where the policy has a floor', () => {
    const bids = { sizes: [100, 9900], total: 500, step: 100 }
    expect(sizesOf({ ...bids, policy: [{ kind: 'floor' }, { kind: 'proRata' }] })).toEqual([100, 400])
    expect(sizesOf(bids)).toEqual([0, 500])
  })
})
