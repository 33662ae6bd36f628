import { describe, expect, it } from 'vitest'
import { isRefusal, rateOf, type FaceAmount } from '../../kernel/index.ts'
import { compared } from './compare.ts'
import { divideMerged, divideTyped } from './merged.ts'
import type { AllocationOrder } from './policy.ts'
import { bucketFigures, targetFaults, targetStates, type BucketKeys, type Target } from './targets.ts'

const mm = (count: number) => (count * 1_000_000) as FaceAmount
const line = (size: number, change: Partial<BucketKeys>): BucketKeys => ({
  size: mm(size),
  type: null,
  region: null,
  group: null,
  lead: [],
  tag: [],
  ...change,
})
const target = (by: Target['by'], key: string, size: number, rate: string): Target => ({
  by,
  key,
  size: mm(size),
  rate: rateOf(rate),
})

describe('targets', () => {
  it('are compared with the current size of their buckets', () => {
    const lines = [
      line(30, { type: 'fund', tag: ['anchor', 'real money'] }),
      line(10, { type: 'bank', lead: ['ent_a', 'ent_b'] }),
    ]
    const targets = [
      target('type', 'fund', 25, '50'),
      target('tag', 'anchor', 40, '80'),
      target('lead', 'ent_b', 10, '20'),
    ]
    expect(
      targetStates(targets, lines, mm(50)).map(({ now, nowRate, difference, differenceRate }) => [
        now,
        nowRate,
        difference,
        differenceRate,
      ]),
    ).toEqual([
      [30_000_000n, '60', 5_000_000n, '10'],
      [30_000_000n, '60', -10_000_000n, '-20'],
      [10_000_000n, '20', 0n, '0'],
    ])
    expect(targetStates(targets, lines, null)[0]).toMatchObject({ now: 30_000_000n, nowRate: '75' })
    expect(targetStates(targets, [], mm(50))[0]).toMatchObject({
      now: 0n,
      nowRate: '0',
      differenceRate: '-50',
    })
  })

  it('are beside the figures of every bucket of the book, the largest demand first', () => {
    const inMm = (size: number, at: number, change: Partial<BucketKeys>) => ({
      ...line(at, change),
      acceptedIn: mm(size),
    })
    const lines = [
      inMm(20, 10, { type: 'bank', tag: ['anchor', 'core'] }),
      inMm(60, 30, { type: 'fund', tag: ['core'] }),
      inMm(5, 0, {}),
    ]
    const figures = (by: Target['by'], total: FaceAmount | null = mm(50)) =>
      bucketFigures(by, lines, total).map(({ key, now, nowRate, acceptedIn }) => [
        key,
        now,
        nowRate,
        acceptedIn,
      ])
    expect(figures('type')).toEqual([
      ['fund', 30_000_000n, '60', 60_000_000n],
      ['bank', 10_000_000n, '20', 20_000_000n],
      [null, 0n, '0', 5_000_000n],
    ])
    expect(figures('tag', null)).toEqual([
      ['core', 40_000_000n, '100', 80_000_000n],
      ['anchor', 10_000_000n, '25', 20_000_000n],
    ])
    expect(figures('lead')).toEqual([])
  })

  it('are one to a bucket, and those that exclude each other come to no more than there is', () => {
    const faults = (...targets: Target[]) =>
      targetFaults(targets, mm(100)).map(({ field, reason }) => [field, reason])
    expect(faults(target('type', 'fund', 60, '60'), target('type', 'bank', 40, '40'))).toEqual([])
    expect(faults(target('type', 'fund', 60, '60'), target('type', 'fund', 10, '10'))).toEqual([
      ['targets.1.key', 'alloc.target-twice'],
    ])
    expect(faults(target('region', 'APAC', 60, '70'), target('region', 'MEA', 41, '31'))).toEqual([
      ['targets.region', 'alloc.target-over'],
      ['targets.region', 'alloc.rate-over'],
    ])
    expect(faults(target('tag', 'a', 60, '70'), target('tag', 'b', 60, '70'))).toEqual([])
  })
})

describe('two versions', () => {
  it('differ line by line and in their totals', () => {
    const first = [
      { orderId: 'a', size: mm(3) },
      { orderId: 'b', size: mm(2) },
    ]
    const second = [
      { orderId: 'b', size: mm(2) },
      { orderId: 'c', size: mm(4) },
    ]
    expect(compared(first, second)).toEqual({
      lines: [
        { orderId: 'a', was: mm(3), is: 0 },
        { orderId: 'c', was: 0, is: mm(4) },
      ],
      was: 5_000_000n,
      is: 6_000_000n,
    })
    expect(compared(first, first).lines).toEqual([])
  })
})

describe('an allocation to merged orders', () => {
  const order = (id: string, size: number): AllocationOrder => ({
    id,
    size: mm(size),
    minSize: null,
    reserve: null,
    holder: id,
    group: null,
    classId: null,
    tags: [],
    jlm: false,
    related: false,
    at: '2026-11-20T08:00:00Z',
  })
  const grid = { minimum: mm(1), increment: mm(1) }
  const divided = (size: number, leadOrderId: string | null = null) =>
    divideMerged([order('a', 10), order('b', 20)], { size: mm(size), leadOrderId, grid })?.map(
      (each) => each.size / 1e6,
    )

  it('is divided in proportion, or goes to the one that leads as far as that takes it', () => {
    expect(divided(10)).toEqual([3, 7])
    expect(divided(8, 'a')).toEqual([8, 0])
    expect(divided(15, 'a')).toEqual([5, 10])
  })

  it('is divided where that takes the lead below what it accepts, and with a step back where it takes one', () => {
    const least = { ...order('a', 10), minSize: mm(5) }
    const to = (size: number) =>
      divideMerged([least, order('b', 20)], { size: mm(size), leadOrderId: 'a', grid })?.map(
        (each) => each.size / 1e6,
      )
    expect(to(5)).toEqual([5, 0])
    expect(to(4)).toEqual([0, 4])
    const fine = { minimum: (mm(1) / 5) as FaceAmount, increment: 1000 as FaceAmount }
    const near = [order('a', 0.2), order('b', 0.8)]
    expect(
      divideMerged(near, { size: 999_000 as FaceAmount, leadOrderId: null, grid: fine })?.map(
        ({ size }) => size,
      ),
    ).toEqual([200_000, 799_000])
  })

  it('is not divided where it does not fit', () => {
    expect(divided(31)).toBeUndefined()
  })

  it('typed for all of them is divided exactly, or refused with what they take together', () => {
    const orders = [order('a', 10), { ...order('b', 20), minSize: mm(6) }]
    const typed = (size: number, leadOrderId: string | null = null) => {
      const result = divideTyped({ most: mm(25), leadOrderId }, orders, { size: mm(size), grid })
      return isRefusal(result) ? [result.reason, result.params] : result.map((each) => each.size / 1e6)
    }
    for (let size = 6; size <= 25; size++)
      expect(
        (typed(size) as number[]).reduce((sum, each) => sum + each, 0),
        String(size),
      ).toBe(size)
    expect(typed(9, 'a')).toEqual([9, 0])
    expect(typed(0)).toEqual([0, 0])
    expect(typed(26)).toEqual(['alloc.over-order', { size: '26', most: '25' }])
    expect(typed(2.5)).toEqual(['alloc.off-grid', { size: '2.5', below: '2', above: '3' }])
  })
})
