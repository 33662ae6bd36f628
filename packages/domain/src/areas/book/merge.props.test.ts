import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '../../kernel/index.ts'
import { jlmOf, sizeFrom, type BookLine } from './line.ts'
import { mergedLine, overlaid, type MergeRule } from './merge.ts'

const line = fc
  .record({
    id: fc.uuid(),
    holder: fc.constantFrom('ent_a', 'ent_b'),
    steps: fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ id, holder, steps }): BookLine => {
    const froms = [...new Set(steps.map(([from]) => from))].toSorted((one, other) => one - other)
    let size = 0
    const rising = froms.map((from, index) => ({ from, size: (size += steps[index]![1]) as FaceAmount }))
    return {
      id,
      holder,
      group: 'grp',
      classId: 'cls',
      region: null,
      steps: rising,
      counting: size as FaceAmount,
      accepted: size as FaceAmount,
      soft: false,
      jlm: false,
    }
  })
const children = fc.array(line, { minLength: 2, maxLength: 5 })
const takenAt = (lines: readonly BookLine[], at: number): number[] =>
  lines.map(({ steps }) => sizeFrom(steps, at))
const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)
const levels = Array.from({ length: 45 }, (_, notch) => notch - 2)

describe('a merged order', () => {
  const merged = (rule: MergeRule, orders: BookLine[], size: FaceAmount | null = null) =>
    mergedLine({ id: 'mrg', rule, size }, orders)

  it('takes by its rule at every level', () =>
    fc.assert(
      fc.property(children, fc.integer({ min: 1, max: 60 }), (orders, stated) => {
        const taken = levels.map((at) => takenAt(orders, at))
        const sums = taken.map(sumOf)
        const mosts = taken.map((sizes) => Math.max(...sizes))
        const takes = (of: BookLine) => levels.flatMap((at) => takenAt([of], at))
        expect(takes(merged('sum', orders))).toEqual(sums)
        expect(takes(merged('largest', orders))).toEqual(mosts)
        expect(takes(merged('stated', orders, stated as FaceAmount))).toEqual(
          sums.map((sum) => Math.min(sum, stated)),
        )
      }),
    ))

  it('never takes more as the level tightens', () =>
    fc.assert(
      fc.property(children, fc.constantFrom<MergeRule>('sum', 'largest'), (orders, rule) => {
        const sizes = merged(rule, orders).steps.map(({ size }) => size)
        expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
        expect(sizes.at(-1)).toBe(merged(rule, orders).counting)
      }),
    ))

  it('tells what of it is JLM interest: by its rule, and never more than all of it', () => {
    const flags = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(children, flags, fc.constantFrom<MergeRule>('sum', 'largest'), (orders, own, rule) => {
        const lines = orders.map((each, index) => ({ ...each, jlm: own[index]! }))
        const interest = lines.filter(({ jlm }) => jlm).map(({ counting }) => counting)
        const { counting, accepted } = jlmOf(merged(rule, lines))
        expect(counting).toBe(rule === 'sum' ? sumOf(interest) : Math.max(0, ...interest))
        expect(accepted).toBe(counting)
        expect(counting).toBeLessThanOrEqual(merged(rule, lines).counting)
      }),
    )
  })

  it('counts its orders once; after a split they count as before', () =>
    fc.assert(
      fc.property(children, line, (orders, other) => {
        const all = [...orders, other]
        const merge = { id: 'mrg', rule: 'sum' as const, size: null, orderIds: orders.map(({ id }) => id) }
        const over = overlaid(all, [merge])
        expect(over.map(({ id }) => id)).toEqual([other.id, 'mrg'])
        expect(overlaid(all, [])).toEqual(all)
      }),
    ))
})
