import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import { allocate } from './engine.ts'
import {
  capKinds,
  capOf,
  cappedBy,
  type AllocationOrder,
  type AllocationRequest,
  type RoundRule,
  type Rule,
} from './policy.ts'
import { limitsOf } from './testing.ts'

/** Books in tenths of a million, rounded to whole ones: sizes, minimums and caps often lie between two units. */
const unit = 10
const face = (most: number) => fc.integer({ min: 0, max: most }).map((tenths) => tenths as FaceAmount)
const order = (index: number): fc.Arbitrary<AllocationOrder> =>
  fc.record({
    id: fc.constant(`o${index}`),
    size: face(200),
    minSize: fc.option(face(40), { freq: 4 }),
    reserve: fc.option(face(30), { freq: 4 }),
    holder: fc.constantFrom('h0', 'h1', `own${index}`),
    group: fc.constant(null),
    classId: fc.constantFrom('fund', null),
    tags: fc.constantFrom<readonly string[]>([], ['core']),
    jlm: fc.boolean(),
    related: fc.boolean(),
    at: fc.constantFrom('2026-11-20T08:00:00Z', '2026-11-20T08:00:01Z'),
  })
const optional = fc.subarray<Rule>([
  { kind: 'floor' },
  { kind: 'jlmLast' },
  { kind: 'relatedLast' },
  { kind: 'fillSmall', most: 25 as FaceAmount },
  { kind: 'byTag', tiers: [{ tag: 'core', fill: rateOf('60') }] },
  { kind: 'capAccount', most: 123 as FaceAmount },
  { kind: 'capGroup', most: 217 as FaceAmount },
  { kind: 'anchor', orderId: 'o0', size: null, share: rateOf('35') },
])
const rounding = (remainder: string | null): RoundRule => ({
  kind: 'round',
  to: unit as FaceAmount,
  remainder,
})

const asks: fc.Arbitrary<AllocationRequest> = fc
  .integer({ min: 1, max: 12 })
  .chain((count) =>
    fc.record({
      orders: fc.tuple(...Array.from({ length: count }, (_, index) => order(index))),
      rules: optional,
      least: fc.constantFrom(1, 2, 5),
      part: fc.integer({ min: 0, max: 100 }),
      remainder: fc.constantFrom(null, null, 'o0'),
    }),
  )
  .map(({ orders, rules, least, part, remainder }) => ({
    // Houses lie within groups.
    orders: orders.map((each) => ({ ...each, group: each.holder.startsWith('h') ? 'g' : null })),
    grid: { minimum: least as FaceAmount, increment: 1 as FaceAmount },
    total: Math.floor((orders.reduce((sum, { size }) => sum + size, 0) * part) / 100) as FaceAmount,
    overrides: [],
    policy: [...rules, { kind: 'proRata' }, rounding(remainder)],
  }))

const fixing = new Set(['desk', 'anchor', 'fillSmall'])

/** The result with what its laws need of each line. */
const resultOf = (ask: AllocationRequest) => {
  const { lines } = allocate(ask)
  const byId = new Map(lines.map((line) => [line.orderId, line]))
  const found = limitsOf(ask).map((line) => ({ ...line, decided: byId.get(line.order.id)! }))
  const sumIn = (isIn: (order: AllocationOrder) => boolean) =>
    found.reduce((sum, { order: each, decided }) => sum + (isIn(each) ? decided.size : 0), 0)
  /** Whether the line has its limit, or a cap leaves nothing for it. */
  const isFull = ({ order: each, top, decided }: (typeof found)[number]): boolean =>
    decided.size >= top ||
    capKinds.some((kind) => {
      const [most, of] = [capOf(ask.policy, kind), cappedBy[kind](each)]
      return most !== null && of !== null && sumIn((other) => cappedBy[kind](other) === of) >= most
    })
  return { open: found.filter(({ decided }) => !fixing.has(decided.by ?? '')), isFull }
}
const exactly = (check: (ask: AllocationRequest) => void) =>
  fc.assert(
    fc.property(asks, (ask) => {
      if (allocate(ask).clashes.length === 0) check(ask)
    }),
    { numRuns: 500 },
  )

describe('rounding to a unit', () => {
  it('never makes an allocation impossible', () =>
    fc.assert(
      fc.property(asks, (ask) => {
        const exact = { ...ask, policy: ask.policy.filter(({ kind }) => kind !== 'round') }
        expect(allocate(ask).clashes).toEqual(allocate(exact).clashes)
      }),
      { numRuns: 400 },
    ))

  it('comes to the total exactly, within every order and under every cap', () =>
    exactly((ask) => {
      const { lines } = allocate(ask)
      const sizes = new Map(lines.map(({ orderId, size }) => [orderId, size]))
      const sum = (orders: readonly AllocationOrder[]) =>
        orders.reduce((all, { id }) => all + sizes.get(id)!, 0)
      expect(sum(ask.orders)).toBe(ask.total)
      for (const each of ask.orders) expect(sizes.get(each.id)).toBeLessThanOrEqual(each.size)
      for (const kind of capKinds) {
        const most = capOf(ask.policy, kind) ?? Infinity
        for (const [of, orders] of Map.groupBy(ask.orders, cappedBy[kind]))
          if (of !== null) expect(sum(orders)).toBeLessThanOrEqual(most)
      }
    }))

  it('gives each line whole units, its order in full, its own limit, or the remainder', () =>
    exactly((ask) => {
      for (const line of resultOf(ask).open) {
        const { size, rounding: mark, full } = line.decided
        if (size === 0 || full) continue
        if (mark === 'rounded') expect(size % unit).toBe(0)
        if (mark === null) expect([line.bound, line.least, line.top]).toContain(size)
      }
    }))

  it('gives a strategic order in per cent whole units below its share, or its exact share', () =>
    exactly((ask) => {
      const exact = allocate({ ...ask, policy: ask.policy.filter(({ kind }) => kind !== 'round') }).lines
      for (const [at, line] of allocate(ask).lines.entries()) {
        if (line.by !== 'anchor') continue
        const share = exact[at]!.size
        expect([share, share - (share % unit)]).toContain(line.size)
        if (line.rounding !== null) expect(line.size).toBe(share - (share % unit))
      }
    }))

  it('gives the remainder to the named line or the largest one, and to another only what does not fit', () =>
    exactly((ask) => {
      const { open, isFull } = resultOf(ask)
      const { remainder } = ask.policy.at(-1) as RoundRule
      const takers = open.filter(({ decided: { rounding: mark } }) => mark !== null && mark !== 'rounded')
      const others = open.filter((line) => !takers.includes(line))
      // The first one takes all it can before the next one takes anything.
      expect(takers.filter((line) => !isFull(line)).length).toBeLessThanOrEqual(1)
      expect(takers.filter(({ decided }) => decided.rounding === 'remainder').length).toBeLessThanOrEqual(1)
      for (const { order: each, decided } of takers) {
        const isFirst = decided.rounding === 'remainder'
        if (isFirst && remainder !== null) expect(each.id).toBe(remainder)
        const ahead = others.filter(
          (other) =>
            (other.order.id === remainder && other.decided.size > 0) ||
            (!(isFirst && remainder !== null) && other.decided.size > decided.size),
        )
        expect(ahead.filter((other) => isFirst || !isFull(other))).toEqual([])
      }
    }))

  it('moves a line of a plain book by less than a unit; the remainder is less than another', () =>
    fc.assert(
      fc.property(asks, (request) => {
        const orders = request.orders.map((each) => ({ ...each, minSize: null, reserve: null }))
        const ask = { ...request, orders, grid: { minimum: 1 as FaceAmount, increment: 1 as FaceAmount } }
        const exact = allocate({ ...ask, policy: [{ kind: 'proRata' }] }).lines
        const { lines } = allocate({ ...ask, policy: [{ kind: 'proRata' }, rounding(null)] })
        for (const [at, { size, rounding: mark }] of lines.entries()) {
          const most = mark === 'remainder' || mark === 'overflow' ? 2 * unit : unit
          expect(Math.abs(size - exact[at]!.size)).toBeLessThan(most)
        }
      }),
      { numRuns: 400 },
    ))

  it('is the same however the book is listed', () =>
    exactly((ask) => {
      const sorted = (request: AllocationRequest) =>
        allocate(request).lines.toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1))
      expect(sorted({ ...ask, orders: ask.orders.toReversed() })).toEqual(sorted(ask))
    }))
})
