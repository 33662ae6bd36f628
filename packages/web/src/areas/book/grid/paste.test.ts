import { describe, expect, it } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import { noFilter } from '../rows/filter.ts'
import { flatten } from '../rows/flatten.ts'
import { browserBook, names } from '../rows/testing.ts'
import { planPaste } from './paste.ts'

const rows = [
  orderRow({ id: 'a', mm: 20, fpgSize: 5_000_000 as never }),
  orderRow({ id: 'b', mm: 30 }),
  orderRow({ id: 'c', mm: 40, classId: null }),
]
const flat = (view: 'order' | 'type') =>
  flatten(browserBook(rows), {
    view,
    filter: noFilter,
    names,
    sort: [],
    isOpen: () => true,
    valueOf: () => null,
  }).rows
const target = (row: number, col: number, to = { row, col }, view: 'order' | 'type' = 'order') => ({
  rows: flat(view),
  colIds: ['number', 'fpgSize', 'sales'],
  from: { row, col },
  to,
  quoted: { bare: 'minSpread' as const, names: ['T'] },
  may: (_: unknown, { id }: { id: string }) => id !== 'c',
})
const outcomesOf = (cells: string[][], at: ReturnType<typeof target>) =>
  planPaste(cells, at).cells.map(({ key, outcome }) => [
    key,
    outcome.kind === 'write' ? outcome.value : outcome.kind === 'no' ? outcome.reason : 'same',
  ])

describe('a paste', () => {
  it('parses each cell in every notation for sizes', () => {
    expect(
      outcomesOf(
        [
          ['25', 'Carmen'],
          ['0.05bn', ''],
        ],
        target(0, 1),
      ),
    ).toEqual([
      ['a fpgSize', 25_000_000],
      ['a sales', 'Carmen'],
      ['b fpgSize', 50_000_000],
      ['b sales', 'same'],
    ])
    expect(outcomesOf([['２５']], target(0, 1))).toEqual([['a fpgSize', 25_000_000]])
  })

  it('gives the reason for each cell that is not written', () => {
    expect(outcomesOf([['X', '5', 'x']], target(0, 0))).toEqual([
      ['a number', 'fixed'],
      ['a fpgSize', 'same'],
      ['a sales', 'x'],
    ])
    expect(outcomesOf([['many'], [''], ['7']], target(0, 1))).toEqual([
      ['a fpgSize', 'notUnderstood'],
      ['b fpgSize', 'missing'],
      ['c fpgSize', 'fixed'],
    ])
    expect(outcomesOf([['7'], ['7']], target(0, 1, { row: 0, col: 1 }, 'type'))[0]).toEqual([
      'type:cls_funds fpgSize',
      'sum',
    ])
  })

  it('fills the selection with a single cell, and counts cells beyond the grid', () => {
    expect(outcomesOf([['7']], target(0, 1, { row: 1, col: 1 }))).toEqual([
      ['a fpgSize', 7_000_000],
      ['b fpgSize', 7_000_000],
    ])
    expect(
      planPaste(
        [
          ['1', '2'],
          ['3', '4'],
        ],
        target(2, 2),
      ).beyond,
    ).toBe(3)
  })

  it('makes one ladder of the size and the limit of an order', () => {
    const cells = (pasted: string[][]) =>
      outcomesOf(pasted, { ...target(0, 0), colIds: ['size', 'limits', 'sales'] })
    expect(cells([['25', 'T+110']])).toEqual([
      ['a size', '25 @ 110bp'],
      ['a limits', '25 @ 110bp'],
    ])
    expect(cells([['25', 'reoffer']])).toEqual([
      ['a size', '25'],
      ['a limits', 'same'],
    ])
    expect(cells([['20', '110 area']])).toEqual([
      ['a size', 'same'],
      ['a limits', '20 @ 110bp'],
    ])
    expect(cells([['many', '20 @ T+115; 6 @ T+110']])).toEqual([
      ['a size', 'ladder'],
      ['a limits', '20 @ 115bp; 6 @ 110bp'],
    ])
  })
})
