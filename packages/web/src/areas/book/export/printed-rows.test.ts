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
const words = (key: string) => key
const toolsFor = (book: BrowserBook): Tools =>
  ({
    book,
    names,
    over: 'T',
    lang: 'US',
    zone: 'Asia/Hong_Kong',
    t: words,
    orders: words,
    code: (_: string, code: string) => code,
    words: { region: words },
  }) as unknown as Tools

const columns = ['number', 'investor', 'size', 'inSize'].map((id) => ({ id, width: 80, hidden: false }))
const print = (book: BrowserBook, more: Partial<Layout> = {}, most = 100) => {
  const layout = { ...usualLayout, sort: [{ colId: 'size', sort: 'desc' as const }], ...more }
  const printed = printedRows({ book, layout, tools: toolsFor(book), most })
  const at = (id: string) => printed.columns.findIndex((column) => column.id === id)
  const said = (ids: readonly string[]) =>
    printed.rows.map(({ cells }) => ids.map((id) => cells[at(id)]).join('|'))
  return { ...printed, said }
}
const book = browserBook(rows, { levels: levelsOf({ today: '120' }) })

describe('a book on paper', () => {
  it('has its rows as they stand in the grid, what was cancelled struck, and the total below', () => {
    const printed = print(book)
    expect(printed.said(['investor', 'size'])).toEqual(['ent_b|30', 'ent_a|20', 'ent_c|5', 'total|50'])
    expect(printed.rows.map(({ struck, strong }) => [struck, strong])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, true],
    ])
    expect([printed.shown, printed.all, printed.cut]).toEqual([3, 3, false])
  })

  it('says units in its head, and what is in with its mark', () => {
    const printed = print(
      browserBook([{ ...rows[0]!, inSize: 20_000_000 as never, fit: 'in' }], {
        levels: levelsOf({ today: '120' }),
      }),
    )
    const heads = new Map(printed.columns.map(({ id, head, right }) => [id, [head, right]]))
    expect(heads.get('size')).toEqual(['column.size mm', true])
    expect(heads.get('investor')).toEqual(['column.investor', false])
    expect(printed.said(['inSize'])).toEqual(['20 ✓', '20'])
  })

  it('leaves out what is hidden, and follows the filter', () => {
    const hidden = columns.map((place) => ({ ...place, hidden: place.id === 'size' }))
    const printed = print(book, { columns: hidden, filter: { ...noFilter, classes: ['cls_banks'] } })
    expect(printed.columns.some(({ id }) => id === 'size')).toBe(false)
    expect(printed.said(['investor'])).toEqual(['ent_b', 'total.filtered'])
    expect([printed.shown, printed.all]).toEqual([1, 3])
  })

  it('has groups and merged orders open, whatever the screen has', () => {
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
    ])
  })

  it('ends where it is too long, and its total is of all', () => {
    const printed = print(book, {}, 1)
    expect(printed.said(['investor', 'size'])).toEqual(['ent_b|30', 'total|50'])
    expect(printed.cut).toBe(true)
  })
})

describe('what of a book may leave', () => {
  it('is all of it, the orders a bank leads, or none', () => {
    expect(leaving(book, 'all', 'bank')).toBe(book)
    expect([...leaving(book, 'own', 'bank').rows.keys()]).toEqual(['a', 'c'])
    expect(leaving(book, 'totals', 'bank').rows.size).toBe(0)
  })

  it('holds a merge only where all of it leaves', () => {
    const two = browserBook(rows, { merges: [merged('m', ['a', 'b']), merged('n', ['a', 'c'])] })
    expect(leaving(two, 'own', 'bank').merges.map(({ mergeId }) => mergeId)).toEqual(['n'])
  })
})
