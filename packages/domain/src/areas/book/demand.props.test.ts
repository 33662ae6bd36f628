import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exact, rateOf, type FaceAmount, type Rate } from '../../kernel/index.ts'
import { pointAt, sizeAt, sorted, type Quoted, type OrderLevel } from '../orders/index.ts'
import { axisOf } from './axis.ts'
import { demandAt, demandOf, dropOff } from './demand.ts'
import { sizeFrom, stepsOf, type BookLine } from './line.ts'

const terms: Quoted = {
  guidanceReference: {
    name: 'UST 4.25% Nov 2034',
    isin: null,
    maturity: null,
    yield: '4.213' as Rate,
    frequency: 'semiAnnual',
  },
  pricingBenchmark: null,
  couponFrequency: 'annual',
} as unknown as Quoted

const spreads = fc.integer({ min: -50, max: 300 }).map((bp) => rateOf(String(bp)))
const yields = fc
  .integer({ min: 30_000, max: 80_000 })
  .map((at) => rateOf(exact(rateOf(String(at))).div(10_000)))
const limits = fc.oneof(
  fc.record({ minSpread: fc.option(spreads), minYield: fc.constant(null) }),
  fc.record({ minSpread: fc.constant(null), minYield: fc.option(yields) }),
)
/** Ladders as they are stored: comparable, the most demanding level first and with the largest size. */
const ladders = fc
  .tuple(
    fc.array(fc.tuple(limits, fc.integer({ min: 1, max: 50 })), { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([rows, bySpread]): OrderLevel[] => {
    const orderLevels = rows
      .map(([limit, size]) => ({ ...limit, maxPrice: null, size: (size * 1_000_000) as FaceAmount }))
      .filter(({ minSpread, minYield }) => (bySpread ? minYield === null : minSpread === null))
    const ladder = sorted(orderLevels)
    return ladder.filter(({ size }, index) => ladder.slice(0, index).every((other) => other.size > size))
  })
  .filter((orderLevels) => orderLevels.length > 0)

const lineOf = (orderLevels: readonly OrderLevel[], basis: 'spread' | 'yield', index: number): BookLine => ({
  id: String(index),
  holder: String(index),
  group: null,
  classId: null,
  region: null,
  counting: orderLevels[0]!.size,
  accepted: orderLevels[0]!.size,
  soft: false,
  jlm: false,
  steps: stepsOf(orderLevels, axisOf(basis, terms)),
})

describe('a ladder as steps', () => {
  it('takes at every level what the ladder itself takes there', () =>
    fc.assert(
      fc.property(ladders, spreads, (orderLevels, level) => {
        const axis = axisOf('spread', terms)
        expect(sizeFrom(stepsOf(orderLevels, axis), axis.notchOf(level))).toBe(
          sizeAt(orderLevels, pointAt('spread', level, terms)).size,
        )
      }),
    ))

  it('does so read in yields, and at the very level where a limit is met', () =>
    fc.assert(
      fc.property(ladders, yields, (orderLevels, level) => {
        const axis = axisOf('yield', terms)
        const steps = stepsOf(orderLevels, axis)
        const edges = steps.map(({ from }) => from).filter((from) => Number.isFinite(from))
        for (const notch of [axis.notchOf(level), ...edges, ...edges.map((from) => from - 1)])
          expect(sizeFrom(steps, notch)).toBe(
            sizeAt(orderLevels, pointAt('yield', axis.levelAt(notch), terms)).size,
          )
      }),
      { numRuns: 60 },
    ))
})

describe('the demand of a book', () => {
  it('is at every level the sum of its orders there', () =>
    fc.assert(
      fc.property(fc.array(ladders, { maxLength: 12 }), spreads, spreads, (book, one, other) => {
        const axis = axisOf('spread', terms)
        const lines = book.map((orderLevels, index) => lineOf(orderLevels, 'spread', index))
        const demand = demandOf(lines)
        const at = (level: Rate) =>
          lines.reduce((sum, { steps }) => sum + BigInt(sizeFrom(steps, axis.notchOf(level))), 0n)
        expect(demandAt(demand, axis.notchOf(one)).inBook).toBe(at(one))
        expect(dropOff(demand, axis.notchOf(one), axis.notchOf(other))).toBe(at(one) - at(other))
        expect(demand.total).toBe(lines.reduce((sum, { counting }) => sum + BigInt(counting), 0n))
      }),
    ))
})
