import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import { allocate } from './engine.ts'
import { isOnGrid } from './grid.ts'
import {
  capKinds,
  capOf,
  cappedBy,
  type AllocationRequest,
  type AllocationOrder,
  type Rule,
} from './policy.ts'
import { limitsOf } from './testing.ts'

const k = 1000
const grids = fc.constantFrom(
  { minimum: (200 * k) as FaceAmount, increment: k as FaceAmount },
  { minimum: (100 * k) as FaceAmount, increment: (100 * k) as FaceAmount },
  { minimum: k as FaceAmount, increment: k as FaceAmount },
)
const face = (most: number) =>
  fc.integer({ min: 0, max: most }).map((thousands) => (thousands * k) as FaceAmount)

const order = (index: number): fc.Arbitrary<AllocationOrder> =>
  fc.record({
    id: fc.constant(`o${index}`),
    size: face(9000),
    minSize: fc.option(face(2000), { freq: 4 }),
    reserve: fc.option(face(400), { freq: 6 }),
    holder: fc.constantFrom('h0', 'h1', 'h2', `own${index}`),
    group: fc.constant(null),
    classId: fc.constantFrom('fund', 'bank', null),
    tags: fc.constantFrom<readonly string[]>([], ['real money']),
    jlm: fc.boolean(),
    related: fc.boolean(),
    at: fc.constantFrom('2026-11-20T08:00:00Z', '2026-11-20T08:00:01Z'),
  })
/** Houses lie within groups. */
const grouped = (orders: AllocationOrder[]): AllocationOrder[] =>
  orders.map((each) => ({ ...each, group: each.holder.startsWith('h') ? 'g' : null }))

const optional = fc.subarray<Rule>([
  { kind: 'minSize' },
  { kind: 'floor' },
  { kind: 'jlmLast' },
  { kind: 'relatedLast' },
  { kind: 'byTag', tiers: [{ tag: 'real money', fill: rateOf('60') }] },
  { kind: 'capAccount', most: (4000 * k) as FaceAmount },
  { kind: 'capGroup', most: (7000 * k) as FaceAmount },
  { kind: 'anchor', orderId: 'o0', size: null, share: rateOf('35') },
  { kind: 'fillSmall', most: (500 * k) as FaceAmount },
  { kind: 'round', to: (1000 * k) as FaceAmount, remainder: null },
])
const shares = fc.constantFrom<Rule>(
  { kind: 'proRata' },
  { kind: 'byType', weights: [{ classId: 'bank', weight: rateOf('0.3') }] },
)
const asks: fc.Arbitrary<AllocationRequest> = fc
  .integer({ min: 1, max: 14 })
  .chain((count) =>
    fc.record({
      orders: fc.tuple(...Array.from({ length: count }, (_, index) => order(index))).map(grouped),
      rules: optional,
      share: shares,
      grid: grids,
      part: fc.integer({ min: 0, max: 100 }),
    }),
  )
  .map(({ orders, rules, share, grid, part }) => {
    const book = orders.reduce((sum, { size }) => sum + size, 0)
    const total = Math.floor((book * part) / 100 / grid.increment) * grid.increment
    const [last, others] = [
      rules.filter(({ kind }) => kind === 'jlmLast' || kind === 'relatedLast'),
      rules.filter(({ kind }) => kind !== 'jlmLast' && kind !== 'relatedLast'),
    ]
    return { orders, grid, total: total as FaceAmount, overrides: [], policy: [...others, share, ...last] }
  })

const sum = (lines: readonly { size: number }[]) => lines.reduce((all, { size }) => all + size, 0)

describe('an allocation', () => {
  it('comes to the total exactly, each line on the grid, within its order, and under every cap; or to no line', () =>
    fc.assert(
      fc.property(asks, (ask) => {
        const { lines, clashes } = allocate(ask)
        if (clashes.length > 0) {
          expect(lines).toEqual([])
          return
        }
        expect(sum(lines)).toBe(ask.total)
        const sizes = new Map(lines.map(({ orderId, size }) => [orderId, size]))
        for (const { order: each, least } of limitsOf(ask)) {
          const size = sizes.get(each.id)!
          expect(isOnGrid(size, ask.grid)).toBe(true)
          expect(size).toBeLessThanOrEqual(each.size)
          if (size > 0) expect(size).toBeGreaterThanOrEqual(least)
        }
        for (const kind of capKinds) {
          const most = capOf(ask.policy, kind)
          if (most === null) continue
          const byCap = Map.groupBy(ask.orders, (each) => cappedBy[kind](each))
          for (const [of, orders] of byCap)
            if (of !== null)
              expect(sum(orders.map(({ id }) => ({ size: sizes.get(id)! })))).toBeLessThanOrEqual(most)
        }
      }),
      { numRuns: 300 },
    ))

  it('is the same however the book is listed', () =>
    fc.assert(
      fc.property(asks, fc.infiniteStream(fc.nat()), (ask, keys) => {
        const mixed = ask.orders
          .map((each) => ({ each, key: keys.next().value as number }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ each }) => each)
        const bySize = (request: AllocationRequest) =>
          allocate(request).lines.toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1))
        expect(bySize({ ...ask, orders: mixed })).toEqual(bySize(ask))
      }),
    ))

  it('pro rata alone is never a step away from the exact share, and always possible', () =>
    fc.assert(
      fc.property(asks, (request) => {
        const ask: AllocationRequest = {
          ...request,
          policy: [{ kind: 'proRata' }],
          grid: { minimum: k as FaceAmount, increment: k as FaceAmount },
          orders: request.orders.map((each) => ({ ...each, reserve: null, minSize: null })),
        }
        const { lines, clashes } = allocate(ask)
        expect(clashes).toEqual([])
        const book = sum(ask.orders)
        for (const [index, { size }] of lines.entries()) {
          const exact = book === 0 ? 0 : (ask.orders[index]!.size * ask.total) / book
          expect(Math.abs(size - exact)).toBeLessThan(k)
        }
      }),
    ))

  it('gives a larger order no less than a smaller one like it', () =>
    fc.assert(
      fc.property(asks, (request) => {
        const orders = request.orders.map((each) => ({ ...each, minSize: null, reserve: null }))
        const { lines, clashes } = allocate({ ...request, orders, policy: [{ kind: 'proRata' }] })
        if (clashes.length > 0) return
        const sized = orders
          .map(({ size }, index) => ({ size, gets: lines[index]!.size }))
          .toSorted((one, other) => one.size - other.size)
        for (const [index, { gets, size }] of sized.entries()) {
          const before = sized[index - 1]
          if (before && before.size < size) expect(gets + k).toBeGreaterThanOrEqual(before.gets)
        }
      }),
    ))
})
