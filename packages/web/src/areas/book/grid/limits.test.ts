import { expect, it } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import { noFilter } from '../rows/filter.ts'
import { flatten } from '../rows/flatten.ts'
import { browserBook, names } from '../rows/testing.ts'
import { columnOf } from './columns.ts'

it('shows a limit with its reference, and a whole ladder in figures', () => {
  const book = browserBook([
    orderRow({ id: 'a', mm: 20, ladder: [[20, '120']] }),
    orderRow({
      id: 'b',
      mm: 30,
      ladder: [
        [30, '120'],
        [20, '110'],
        [5, null],
      ],
    }),
  ])
  const { rows } = flatten(book, {
    view: 'order',
    filter: noFilter,
    names,
    sort: [],
    isOpen: () => true,
    valueOf: () => null,
  })
  const tools = { over: 'T', orders: () => 'at reoffer' } as never
  expect(rows.map((row) => columnOf('limits')!.value(row, tools))).toEqual([
    'T+120',
    '30@120 · 20@110 · 5 at reoffer',
  ])
})
