// Whole allocations: every size and every reason is that of a simple reference, for any book and policy.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import { allocateSimply } from './engine-rounding.reference.ts'
import { allocate } from './engine.ts'
import type { AllocationOrder, AllocationRequest, Rule } from './policy.ts'

const face = (size: number) => size as FaceAmount

/** In thousands: sizes that tie often, odd ones, and a few very large ones. */
const sizes = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 60 }).map((count) => count * 500) },
  { weight: 3, arbitrary: fc.integer({ min: 200, max: 90_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1_000_000, max: 900_000_000 }) },
)
const order = (nr: number): fc.Arbitrary<AllocationOrder> =>
  fc
    .record({
      size: sizes,
      minPart: fc.option(fc.integer({ min: 1, max: 100 }), { freq: 3 }),
      reservePart: fc.option(fc.integer({ min: 0, max: 60 }), { freq: 4 }),
      holder: fc.constantFrom('h0', 'h1', 'h2', 'h3', `own${nr}`),
      classId: fc.constantFrom('fund', 'bank', 'none'),
      tags: fc.subarray(['core', 'green']),
      jlm: fc.boolean(),
      related: fc.boolean(),
      second: fc.nat(2),
    })
    .map(({ size, minPart, reservePart, holder, second, ...rest }) => ({
      ...rest,
      id: `o${nr}`,
      size: face(size * 1000),
      minSize: minPart === null ? null : face(Math.floor((size * minPart) / 100) * 1000),
      reserve: reservePart === null ? null : face(Math.floor((size * reservePart) / 100) * 1000),
      holder,
      group: holder.startsWith('h') ? `g${Number(holder[1]) >> 1}` : null,
      at: `2026-11-20T08:00:0${second}Z`,
    }))

const weight = fc.constantFrom('0', '0.3', '1', '1.5', '2.75').map(rateOf)
const fill = fc.constantFrom('0', '33.3', '60', '100').map(rateOf)
/** In per cent of the book, until its sum is known. */
const cap = fc.integer({ min: 15, max: 100 }).map(face)
const bounds: fc.Arbitrary<Rule>[] = [
  fc.constant({ kind: 'floor' }),
  fc.constant({ kind: 'minSize' }),
  cap.map((most) => ({ kind: 'capGroup', most })),
  cap.map((most) => ({ kind: 'capAccount', most })),
  fc.integer({ min: 1, max: 40 }).map((count) => ({ kind: 'fillSmall', most: face(count * 100_000) })),
  fc.constantFrom('12.5', '50', '100').map((share) => ({
    kind: 'anchor',
    orderId: 'o0',
    size: null,
    share: rateOf(share),
  })),
  fc
    .record({ to: fc.constantFrom(face(200_000), face(1_000_000)), remainder: fc.constantFrom(null, 'o0') })
    .map((rule) => ({ kind: 'round', ...rule })),
]
const steps: fc.Arbitrary<Rule>[] = [
  fc.tuple(fill, fill).map(([core, green]) => ({
    kind: 'byTag',
    tiers: [
      { tag: 'core', fill: core },
      { tag: 'green', fill: green },
    ],
  })),
  fc.tuple(weight, weight).map(([fund, bank]) => ({
    kind: 'byType',
    weights: [
      { classId: 'fund', weight: fund },
      { classId: 'bank', weight: bank },
    ],
  })),
  fc.constant({ kind: 'proRata' }),
  fc.constant({ kind: 'jlmLast' }),
  fc.constant({ kind: 'relatedLast' }),
]
const some = (rules: readonly fc.Arbitrary<Rule>[]): fc.Arbitrary<Rule[]> =>
  fc
    .tuple(...rules.map((rule) => fc.option(rule, { freq: 1 })))
    .map((found) => found.flatMap((rule) => (rule === null ? [] : [rule])))

const asks: fc.Arbitrary<AllocationRequest> = fc
  .record({
    orders: fc
      .integer({ min: 1, max: 14 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, nr) => order(nr)))),
    bounds: some(bounds),
    steps: fc.oneof(some(steps), fc.constant<Rule[]>([{ kind: 'proRata' }])),
    grid: fc.constantFrom([200_000, 10_000], [100_000, 100_000], [200_000, 100_000], [50_000, 50_000]),
    part: fc.integer({ min: 1, max: 75 }),
    typed: fc.option(fc.integer({ min: 0, max: 100 }), { freq: 4 }),
  })
  .map(({ orders, bounds: bound, steps: step, grid: [minimum, increment], part, typed }) => {
    const grid = { minimum: face(minimum), increment: face(increment) }
    const sum = orders.reduce((all, { size }) => all + size, 0)
    const policy = [...bound, ...step].map((rule) =>
      rule.kind === 'capGroup' || rule.kind === 'capAccount'
        ? { ...rule, most: face(Math.floor((sum * rule.most) / 100_000) * 1000 + 1000) }
        : rule,
    )
    const own = Math.floor(((orders.at(-1)?.size ?? 0) * (typed ?? 0)) / 100 / increment) * increment
    return {
      orders,
      policy,
      overrides:
        typed === null || own < minimum ? [] : [{ orderId: `o${orders.length - 1}`, size: face(own) }],
      grid,
      total: face(Math.floor((sum * part) / 100 / increment) * increment),
    }
  })

it('gives every order the size and the reason of the simple reference', { timeout: 60_000 }, () => {
  let [tried, compared] = [0, 0]
  fc.assert(
    fc.property(asks, (ask) => {
      tried += 1
      const expected = allocateSimply(ask)
      // Another choice of orders is searched for then; `engine.brute.test.ts` has that.
      if (!expected) return
      compared += 1
      const { lines, clashes } = allocate(ask)
      expect(clashes).toEqual([])
      expect(lines.map(({ size, by }) => ({ size, by }))).toEqual(expected)
    }),
    { numRuns: 2000 },
  )
  expect(compared / tried).toBeGreaterThan(0.2)
})
