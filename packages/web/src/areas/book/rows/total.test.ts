import { faceAmount } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { bookOf, orderRow } from '../charts/testing/rows.ts'
import { noFilter } from './filter.ts'
import { flatten } from './flatten.ts'
import { browserBook, merged, names } from './testing.ts'
import { feetOf } from './total.ts'

const rows = [
  orderRow({ id: 'a', mm: 20 }),
  orderRow({ id: 'b', mm: 12, xOrder: true }),
  orderRow({ id: 'c', mm: 5 }),
]
/** Of the first two orders only the larger counts. */
const summary = { ...bookOf(rows).summary, lines: 2, total: '25000000' }
const total = (more: Parameters<typeof browserBook>[1], text = '') => {
  const book = browserBook(rows, { summary, ...more })
  const flat = flatten(book, {
    view: 'order',
    filter: { ...noFilter, text },
    sort: [],
    names,
    isOpen: () => false,
    valueOf: () => null,
  })
  const { total: all, parts } = feetOf(book, flat, (name) => name)
  return [all, ...parts].map(({ investor, sums }) => [investor, sums.orders, sums.counting, sums.size])
}

it('has the strip’s figures for what counts, even with merges that the reader may not see', () => {
  expect(total({ hiddenMerges: 1 })).toEqual([
    ['total.rows', 3, 37_000_000n, 37_000_000n],
    ['total.counts', 3, 25_000_000n, 25_000_000n],
    ['total.uncounted', 0, 12_000_000n, 12_000_000n],
  ])
  expect(total({ hiddenMerges: 1 }, 'c')).toEqual([['total.filtered', 1, 5_000_000n, 5_000_000n]])
})

it('has another name for a reader of own orders', () => {
  const each = [3, 37_000_000n, 37_000_000n]
  expect(total({ sight: 'own' })).toEqual([['total.own', ...each]])
  expect(total({ sight: 'own', hiddenMerges: 1 })).toEqual([['total.ownEach', ...each]])
  expect(total({ sight: 'own' }, 'c')[0]![0]).toBe('total.ownFiltered')
})

it('sums what is shown; withdrawn and soft orders have a foot of their own, and an open merge changes none', () => {
  const mixed = browserBook(
    [
      ...rows,
      orderRow({ id: 'd', mm: 0, size: faceAmount(7_000_000), change: 'CANCEL' }),
      orderRow({ id: 'e', mm: 40, commitment: 'soft' }),
    ],
    { merges: [merged('m', ['a', 'b'], 'largest')] },
  )
  const feet = (open: boolean) => {
    const flat = flatten(mixed, {
      view: 'order',
      filter: noFilter,
      sort: [],
      names,
      isOpen: () => open,
      valueOf: () => null,
    })
    const { total: all, parts } = feetOf(mixed, flat, (name) => name)
    return [all, ...parts].map(({ sums }) => [sums.orders, sums.lines, sums.size, sums.counting, sums.soft])
  }
  expect(feet(false)).toEqual([
    [5, 4, 72_000_000n, 25_000_000n, 40_000_000n],
    [3, 2, 25_000_000n, 25_000_000n, 40_000_000n],
    [2, 2, 47_000_000n, 0n, 0n],
  ])
  expect(feet(true)).toEqual(feet(false))
})
