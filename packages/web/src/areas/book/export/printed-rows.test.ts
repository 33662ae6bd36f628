import type { BookRow } from '@bookrunner/contract/book'
import { describe, expect, it } from 'vitest'
import { levelsOf, orderRow } from '../charts/testing/rows.ts'
import type { Tools } from '../grid/tools.ts'
import { noFilter } from '../rows/filter.ts'
import { browserBook, merged, names } from '../rows/testing.ts'
import type { BrowserBook } from '../state/browser-book.ts'
import { usualLayout, type Layout } from '../state/layout.ts'
import { leaving, printedRows } from './printed-rows.ts'

const rows: BookRow[] = [
  orderRow({ id: 'a', mm: 20, throughId: 'bank' }),
  orderRow({ id: 'b', mm: 30, classId: 'cls_banks', throughId: 'other' }),
  orderRow({ id: 'c', mm: 0, size: 5_000_000 as never, change: 'CANCEL', throughId: 'bank' }),
]
const keyOf = (key: string) => key
const toolsFor = (book: BrowserBook): Tools =>
  ({
    book,
    names,
    over: 'T',
    lang: 'US',
    zone: 'Asia/Hong_Kong',
    t: keyOf,
    orders: keyOf,
    code: (_: string, code: string) => code,
    dealNames: { region: keyOf },
  }) as unknown as Tools

const columns = ['number', 'investor', 'size', 'inSize'].map((id) => ({ id, width: 80, hidden: false }))
const print = (book: BrowserBook, more: Partial<Layout> = {}, most = 100) => {
  const layout = { ...usualLayout, sort: [{ colId: 'size', sort: 'desc' as const }], ...more }
  const printed = printedRows({ book, layout, tools: toolsFor(book), most })
  const at = (id: string) => printed.columns.findIndex((column) => column.id === id)
  const cellsOf = (ids: readonly string[]) =>
    printed.rows.map(({ cells }) => ids.map((id) => cells[at(id)]).join('|'))
  return { ...printed, cellsOf }
}
const book = browserBook(rows, { levels: levelsOf({ today: '120' }) })

describe('a book on paper', () => {
  it('prints rows in the grid’s order, cancelled ones struck through, and the total below', () => {
    const printed = print(book)
    expect(printed.cellsOf(['investor', 'size'])).toEqual([
      'ent_b|30',
      'ent_a|20',
      'ent_c|5',
      'total.rows|55',
      'total.counts|50',
      'total.uncounted|5',
    ])
    expect(printed.rows.map(({ struck, strong }) => [struck, strong])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ])
    expect([printed.shown, printed.all, printed.cut]).toEqual([3, 3, false])
  })

  it('shows units in heads, and marks sizes that are in', () => {
    const printed = print(
      browserBook([{ ...rows[0]!, inSize: 20_000_000 as never, fit: 'in' }], {
        levels: levelsOf({ today: '120' }),
      }),
    )
    const heads = new Map(printed.columns.map(({ id, head, right }) => [id, [head, right]]))
    expect(heads.get('size')).toEqual(['column.size mm', true])
    expect(heads.get('investor')).toEqual(['column.investor', false])
    expect(printed.cellsOf(['inSize'])).toEqual(['20 ✓', '20'])
  })

  it('omits hidden columns and follows the filter', () => {
    const hidden = columns.map((place) => ({ ...place, hidden: place.id === 'size' }))
    const printed = print(book, { columns: hidden, filter: { ...noFilter, classes: ['cls_banks'] } })
    expect(printed.columns.some(({ id }) => id === 'size')).toBe(false)
    expect(printed.cellsOf(['investor'])).toEqual(['ent_b', 'total.filtered'])
    expect([printed.shown, printed.all]).toEqual([1, 3])
  })

  it('leaves out columns without a value in any row', () => {
    const ids = (book: BrowserBook) => print(book).columns.map(({ id }) => id)
    expect(ids(book)).toEqual(expect.arrayContaining(['number', 'investor', 'size']))
    expect(ids(book)).not.toContain('sales')
    expect(ids(browserBook([{ ...rows[0]!, sales: 'Carmen Yip' }]))).toContain('sales')
  })

  it('opens groups and merged orders, whatever the screen shows', () => {
    const more = [...rows, orderRow({ id: 'd', mm: 10 })]
    const two = browserBook(more, { merges: [merged('m', ['a', 'd'], 'largest')] })
    expect(print(two, { view: 'type' }).rows.map(({ id }) => id)).toEqual([
      'type:cls_banks',
      'b',
      'type:cls_funds',
      'merge:m',
      'a',
      'd',
      'c',
      'total',
      'total:counts',
      'total:uncounted',
    ])
  })

  it('ends at the limit, with a total of all rows', () => {
    const printed = print(book, {}, 1)
    expect(printed.cellsOf(['investor', 'size'])).toEqual([
      'ent_b|30',
      'total.rows|55',
      'total.counts|50',
      'total.uncounted|5',
    ])
    expect(printed.cut).toBe(true)
  })
})

describe('the part of a book that may be exported', () => {
  it('is all, the orders that a bank leads, or none', () => {
    expect(leaving(book, 'all', 'bank')).toBe(book)
    expect([...leaving(book, 'own', 'bank').rows.keys()]).toEqual(['a', 'c'])
    expect(leaving(book, 'totals', 'bank').rows.size).toBe(0)
  })

  it('includes a merge only with all of its orders', () => {
    const two = browserBook(rows, { merges: [merged('m', ['a', 'b']), merged('n', ['a', 'c'])] })
    expect(leaving(two, 'own', 'bank').merges.map(({ mergeId }) => mergeId)).toEqual(['n'])
  })
})
