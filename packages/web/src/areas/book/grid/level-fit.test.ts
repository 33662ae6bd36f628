import type { BookRow } from '@bookrunner/contract/book'
import { expect, it } from 'vitest'
import { levelsOf, orderRow } from '../charts/testing/rows.ts'
import { noFilter } from '../rows/filter.ts'
import { flatten } from '../rows/flatten.ts'
import { browserBook, merged, names } from '../rows/testing.ts'
import { columnOf, valueIn } from './columns.ts'
import { fitOf } from './size-columns.ts'
import type { Tools } from './tools.ts'

const ladders = {
  in: [[10, null]],
  partly: [
    [10, '130'],
    [5, '110'],
  ],
  out: [[10, '130']],
} as const
const row = (id: string, fit: keyof typeof ladders, counting = 10): BookRow => ({
  ...orderRow({ id, mm: counting, ladder: ladders[fit] }),
  fit,
})
/** The fits of the merged order and of each order under it. */
const fitsOf = (...rows: BookRow[]) => {
  const ids = rows.map(({ id }) => id)
  const book = browserBook(rows, { levels: levelsOf({ today: '120' }), merges: [merged('m', ids)] })
  const request = { view: 'order', filter: noFilter, sort: [], isOpen: () => true, names } as const
  return flatten(book, { ...request, valueOf: () => null }).rows.map((each) => fitOf(each, { book }))
}

it('marks merged orders as partly in if they take less than their size', () => {
  expect(fitsOf(row('a', 'in'), row('b', 'in'))).toEqual(['in', 'in', 'in'])
  expect(fitsOf(row('a', 'in'), row('b', 'out'))).toEqual(['partly', 'in', 'out'])
  expect(fitsOf(row('a', 'out'), row('b', 'partly'))).toEqual(['partly', 'out', 'partly'])
  expect(fitsOf(row('a', 'out'), row('b', 'out'))).toEqual(['out', 'out', 'out'])
  expect(fitsOf(row('a', 'out'), row('b', 'in', 0))).toEqual(['out', 'out', undefined])
})

it('has neither a size that counts nor one that is in for a soft order, only its mark', () => {
  const firm = { ...row('a', 'in'), inSize: row('a', 'in').counting }
  const soft = { ...firm, id: 'b', commitment: 'soft' as const }
  const book = browserBook([firm, soft], { levels: levelsOf({ today: '120' }) })
  const request = { view: 'order', filter: noFilter, sort: [], isOpen: () => true, names } as const
  const tools = { book } as Tools
  const cells = flatten(book, { ...request, valueOf: () => null }).rows.map((each) =>
    ['counting', 'inSize'].map((id) => [valueIn(each, id, tools), columnOf(id)?.text?.(each, tools)]),
  )
  expect(cells).toEqual([
    [
      [10_000_000, undefined],
      [10_000_000, '10 ✓'],
    ],
    [
      [null, undefined],
      [null, '✓'],
    ],
  ])
})
