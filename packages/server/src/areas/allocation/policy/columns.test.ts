import { expect, it } from 'vitest'
import { computePolicy, type AllocationOrder, type ClosedBook } from '@bookrunner/domain/allocation'
import { rateOf, type FaceAmount } from '@bookrunner/domain/kernel'
import { bookColumns, bookOf, resultColumns, resultOf } from './columns.ts'

const order = (nr: number): AllocationOrder => ({
  id: `o${nr}`,
  size: (1_000_000 + nr * 1000) as FaceAmount,
  minSize: nr % 3 === 0 ? (200_000 as FaceAmount) : null,
  reserve: nr % 4 === 0 ? (0 as FaceAmount) : null,
  holder: `h${nr % 5}`,
  group: nr % 2 === 0 ? 'g' : null,
  classId: nr % 6 === 0 ? null : 'fund',
  tags: nr % 7 === 0 ? ['core', 'green'] : [],
  jlm: nr % 8 === 0,
  related: nr % 9 === 0,
  at: `2026-11-20T08:00:${10 + nr}Z`,
})
const book: ClosedBook = {
  orders: Array.from({ length: 30 }, (_, nr) => order(nr)),
  merges: [{ id: 'm', orderIds: ['o1', 'o2'], most: 1_500_000 as FaceAmount, leadOrderId: 'o1' }],
  grid: { minimum: 200_000 as FaceAmount, increment: 1000 as FaceAmount },
}

it('brings a book to another thread and back', () => {
  expect(bookOf(structuredClone(bookColumns(book)))).toEqual(book)
})

it('brings the result of a policy back, with notes, roundings and clashes', () => {
  const run = {
    book,
    policy: [
      { kind: 'fillSmall' as const, most: 1_002_000 as FaceAmount },
      { kind: 'byTag' as const, tiers: [{ tag: 'core', fill: rateOf('60') }] },
      { kind: 'proRata' as const },
      { kind: 'round' as const, to: 100_000 as FaceAmount, remainder: null },
    ],
    total: 9_999_000 as FaceAmount,
    lines: new Map(),
    keep: false,
  }
  const ids = book.orders.map(({ id }) => id)
  const back = (result: ReturnType<typeof computePolicy>) =>
    resultOf(structuredClone(resultColumns(result, ids)), ids)
  const found = computePolicy(run)
  expect(found.lines.length).toBe(30)
  expect(new Set(found.lines.map(({ by }) => by)).size).toBeGreaterThan(1)
  const [first, ...others] = found.lines
  const noted = { lines: [{ ...first!, note: 'agreed by phone' }, ...others], clashes: [] as [] }
  expect(back(noted)).toEqual(noted)
  const clash = computePolicy({ ...run, total: 999_000_000 as FaceAmount })
  expect(clash.clashes.length).toBeGreaterThan(0)
  expect(back(clash)).toEqual(clash)
})
