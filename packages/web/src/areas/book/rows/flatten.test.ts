import { describe, expect, it } from 'vitest'
import { levelsOf, orderRow } from '../charts/testing/rows.ts'
import { valueIn } from '../grid/columns.ts'
import { usualLayout } from '../state/layout.ts'
import { noFilter } from './filter.ts'
import { flatten, type FlattenRequest, type BookViewKind } from './flatten.ts'
import { isSum, type GridRow } from './grid-row.ts'
import type { Steady } from '../../../kit/grid/index.ts'
import { browserBook, merged, names } from './testing.ts'

const shut = new Set<string>()
const ask = (view: BookViewKind, more: Partial<Omit<FlattenRequest, 'valueOf'>> = {}): FlattenRequest => ({
  view,
  filter: noFilter,
  names,
  isOpen: (id) => !shut.has(id),
  sort: [{ colId: 'size', sort: 'desc' }],
  valueOf: (row: GridRow) => (isSum(row) ? row.sums.size : row.figures.size),
  ...more,
})
const ids = (rows: readonly GridRow[]) => rows.map(({ id }) => id)
const rows = [
  orderRow({ id: 'a', mm: 20 }),
  orderRow({ id: 'b', mm: 30, classId: 'cls_banks' }),
  orderRow({ id: 'c', mm: 5, holder: 'ent_a' }),
  orderRow({ id: 'd', mm: 40, commitment: 'soft' }),
]
const book = browserBook(rows)

describe('the rows of a book', () => {
  it('sorts by order and sums soft orders apart', () => {
    const { rows: flat, sums, all, shown } = flatten(book, ask('order'))
    expect(ids(flat)).toEqual(['d', 'b', 'a', 'c'])
    expect(sums).toMatchObject({ orders: 4, size: 55_000_000n, counting: 55_000_000n, soft: 40_000_000n })
    expect([all, shown]).toEqual([4, 4])
  })

  it('by type: sorts sums, and the orders under each', () => {
    expect(ids(flatten(book, ask('type')).rows)).toEqual([
      'type:cls_funds',
      'd',
      'a',
      'c',
      'type:cls_banks',
      'b',
    ])
    const shutOne = ask('type', { isOpen: (id) => id !== 'type:cls_funds' })
    expect(ids(flatten(book, shutOne).rows)).toEqual(['type:cls_funds', 'type:cls_banks', 'b'])
  })

  it('by group: makes a group of a house that has none', () => {
    const holders = [...book.holders.values()].map((each) =>
      each.holder === 'ent_b' || each.holder === 'ent_a' ? { ...each, groupId: 'grp' } : each,
    )
    const { rows: flat } = flatten(browserBook(rows, { holders }), ask('group', { isOpen: () => false }))
    expect(ids(flat)).toEqual(['group:grp', 'house:ent_d'])
    expect(flat[0]).toMatchObject({ sums: { orders: 3, lines: 3, size: 55_000_000n } })
  })

  it('sums of a group all orders under it, also a soft one, so that groups add up to the total', () => {
    const house = { holder: 'ent_vellum' }
    const two = browserBook([
      orderRow({ id: 'v', mm: 80, ...house }),
      orderRow({ id: 'w', mm: 60, commitment: 'soft', ...house }),
      orderRow({ id: 'b', mm: 510 }),
    ])
    const { rows: heads, shownSums } = flatten(two, ask('group', { isOpen: () => false }))
    const figures = heads.flatMap((row) => (isSum(row) ? [[row.id, row.sums.orders, row.sums.size]] : []))
    expect(figures).toEqual([
      ['house:ent_b', 1, 510_000_000n],
      ['house:ent_vellum', 2, 140_000_000n],
    ])
    expect(shownSums).toMatchObject({ orders: 3, size: 650_000_000n })
  })

  it('counts merged orders once, by their rule, with their orders underneath', () => {
    const levels = levelsOf({ today: '120' })
    const two = browserBook(rows, { levels, merges: [merged('m', ['a', 'b'], 'largest')] })
    const { rows: flat, sums, shown } = flatten(two, ask('order'))
    expect(ids(flat)).toEqual(['d', 'merge:m', 'b', 'a', 'c'])
    expect(flat[1]).toMatchObject({ figures: { counting: 30_000_000, inSize: 30_000_000 }, depth: 0 })
    expect(flat[2]).toMatchObject({ under: 'm', depth: 1 })
    expect(sums).toMatchObject({ size: 35_000_000n, orders: 4, lines: 3 })
    expect(shown).toBe(4)
  })

  it('filters rows, and shows a merge with all its orders if one passes', () => {
    const filter = { ...noFilter, classes: ['cls_banks'] }
    const two = browserBook(rows, { merges: [merged('m', ['a', 'b'])] })
    const { rows: flat, shown, all } = flatten(two, ask('order', { filter }))
    expect(ids(flat)).toEqual(['merge:m', 'b', 'a'])
    expect([shown, all]).toEqual([2, 4])
  })

  it('leaves cancelled orders out of sums', () => {
    const gone = browserBook([
      ...rows,
      orderRow({ id: 'e', mm: 0, size: 7_000_000 as never, change: 'CANCEL' }),
    ])
    expect(flatten(gone, ask('order')).sums).toMatchObject({ orders: 4, size: 55_000_000n })
  })

  it('leaves dropped and silent orders out of sums, also in a merge', () => {
    const silent = { fpgState: 'silent' as const, change: 'SAME' as const, fpgSize: 7_000_000 as never }
    const dropped = { ...orderRow({ id: 'e', mm: 0, size: 7_000_000 as never }), ...silent }
    const unchanged = { orders: 4, size: 55_000_000n, counting: 55_000_000n, fpgSize: null }
    expect(flatten(browserBook([...rows, dropped]), ask('order')).sums).toMatchObject(unchanged)
    const together = browserBook([...rows, dropped], { merges: [merged('m', ['a', 'e'])] })
    expect(flatten(together, ask('order')).sums).toMatchObject(unchanged)
  })

  it('sums the changes of a test over the orders that answered', () => {
    const tested = browserBook([
      { ...orderRow({ id: 'a', mm: 20 }), testSize: 12_000_000 as never },
      orderRow({ id: 'b', mm: 30 }),
    ])
    const { sums } = flatten(tested, ask('order'))
    expect(sums).toMatchObject({ testSize: 12_000_000n, testMove: -8_000_000n, fpgMove: null })
  })

  it('preserves the places of rows while they are read, and adds new rows at an end', () => {
    const places = new Map(ids(flatten(book, ask('order')).rows).map((id, at) => [id, at]))
    const grown = browserBook([
      ...rows.map((row) => (row.id === 'c' ? { ...row, size: 90_000_000 as never } : row)),
      orderRow({ id: 'n', mm: 25 }),
    ])
    const order = (newAt: Steady['newAt']) =>
      ids(flatten(grown, ask('order', { steady: { places, newAt } })).rows)
    expect(order('end')).toEqual(['d', 'b', 'a', 'c', 'n'])
    expect(order('start')).toEqual(['n', 'd', 'b', 'a', 'c'])
    expect(ids(flatten(grown, ask('order')).rows)).toEqual(['c', 'd', 'b', 'n', 'a'])
  })

  it('reports moved rows only if sorting would move them', () => {
    const places = new Map(ids(flatten(book, ask('order')).rows).map((id, at) => [id, at]))
    const steady: Steady = { places, newAt: 'end' }
    const sized = (id: string, size: number) =>
      browserBook(rows.map((row) => (row.id === id ? { ...row, size: size as never } : row)))
    const moved = (now: typeof book, view: BookViewKind = 'order') =>
      flatten(now, ask(view, { steady })).moved
    expect([moved(sized('a', 21_000_000)), moved(sized('a', 31_000_000))]).toEqual([false, true])
    expect(moved(browserBook([...rows, orderRow({ id: 'n', mm: 1 })]))).toBe(false)
    expect(moved(browserBook([...rows, orderRow({ id: 'n', mm: 25 })]))).toBe(true)
    expect(flatten(sized('a', 31_000_000), ask('order')).moved).toBe(false)
    // Orders of a group opened meanwhile are sorted without counting as moved.
    const heads = new Map(
      [...flatten(book, ask('type', { isOpen: () => false })).rows].map(({ id }, at) => [id, at]),
    )
    const opened = flatten(book, ask('type', { steady: { places: heads, newAt: 'end' } }))
    expect([ids(opened.rows), opened.moved]).toEqual([
      ['type:cls_funds', 'd', 'a', 'c', 'type:cls_banks', 'b'],
      false,
    ])
  })

  it('leaves every row where it was placed when an order changes', () => {
    const placed = rows.map((row, at) => ({ ...row, createdAt: `2026-11-20T08:0${at}:00Z` }))
    const shownIds = (now: typeof rows) =>
      ids(
        flatten(browserBook(now), {
          ...ask('order', { sort: usualLayout.sort }),
          valueOf: (row, colId) => valueIn(row, colId, undefined as never),
        }).rows,
      )
    const changed = placed.map((row) =>
      row.id === 'a' ? { ...row, size: 90_000_000 as never, updatedAt: '2026-11-20T09:00:00Z' } : row,
    )
    expect(shownIds(placed)).toEqual(['d', 'c', 'b', 'a'])
    expect(shownIds(changed)).toEqual(['d', 'c', 'b', 'a'])
  })

  it('reuses the rows of unchanged orders', () => {
    const before = flatten(book, ask('order')).rows
    const after = flatten(
      browserBook(rows.map((row) => (row.id === 'a' ? { ...row, version: 2 } : row))),
      ask('order'),
    ).rows
    expect(after.filter((row, at) => row !== before[at]).map(({ id }) => id)).toEqual(['a'])
  })
})
