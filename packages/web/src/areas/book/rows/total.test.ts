import { expect, it } from 'vitest'
import { bookOf, orderRow } from '../charts/testing/rows.ts'
import { noFilter } from './filter.ts'
import { flatten } from './flatten.ts'
import { browserBook, names } from './testing.ts'
import { totalOf } from './total.ts'

const rows = [
  orderRow({ id: 'a', mm: 20 }),
  orderRow({ id: 'b', mm: 12, xOrder: true }),
  orderRow({ id: 'c', mm: 5 }),
]
/** Of the first two orders only the larger counts. */
const summary = { ...bookOf(rows).summary, orders: 2, total: '25000000' }
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
  const { investor, sums } = totalOf(book, flat, (name) => name)
  return [investor, sums.orders, sums.counting, sums.size]
}

it('equals the strip, even with merges that the reader may not see', () => {
  expect(total({ hiddenMerges: 1 })).toEqual(['total', 2, 25_000_000n, 25_000_000n])
  expect(total({ hiddenMerges: 1 }, 'c')).toEqual(['total.filtered', 1, 5_000_000n, 5_000_000n])
})

it('has another name for a reader of own orders', () => {
  const each = [3, 37_000_000n, 37_000_000n]
  expect(total({ sight: 'own' })).toEqual(['total.own', ...each])
  expect(total({ sight: 'own', hiddenMerges: 1 })).toEqual(['total.ownEach', ...each])
  expect(total({ sight: 'own' }, 'c')[0]).toBe('total.ownFiltered')
})
