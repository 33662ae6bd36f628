import type { BookRow } from '@bookrunner/contract/book'
import { describe, expect, it } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import { noFilter } from '../rows/filter.ts'
import { flatten } from '../rows/flatten.ts'
import { browserBook, names } from '../rows/testing.ts'
import { planPaste } from './paste.ts'
import { overNow, planUndo, withoutDropped } from './undo.ts'

const millions = (count: number) => (count * 1_000_000) as never
const before = [
  orderRow({ id: 'a', mm: 20, allocSize: millions(5), fpgSize: millions(20), fpgState: 'answered' }),
  orderRow({ id: 'b', mm: 30, fpgSize: millions(30), fpgState: 'waiting' }),
]
const rows = flatten(browserBook(before), {
  view: 'order',
  filter: noFilter,
  names,
  sort: [],
  isOpen: () => true,
  valueOf: () => null,
}).rows
const { cells } = planPaste(
  [
    ['7', '18'],
    ['3', '30'],
  ],
  {
    rows,
    colIds: ['allocSize', 'fpgSize'],
    may: () => true,
    quoted: { bare: 'minSpread', names: ['T'] },
    from: { row: 0, col: 0 },
    to: { row: 0, col: 0 },
  },
)
const taken = before.map((row, at) => ({
  ...row,
  version: 2,
  fpgState: 'answered' as const,
  ...(at === 0 ? { allocSize: millions(7), fpgSize: millions(18) } : { allocSize: millions(3) }),
}))
const back = (now: readonly BookRow[], may = () => true) =>
  planUndo(cells, new Map(now.map((row) => [row.id, row])), may, 'T').cells.map(({ outcome }) =>
    outcome.kind === 'write'
      ? [outcome.value, outcome.order.version]
      : outcome.kind === 'no'
        ? outcome.reason
        : 'same',
  )

describe('a paste that is undone', () => {
  it('restores earlier values over the current orders; a first answer stays', () => {
    expect(back(taken)).toEqual([[5_000_000, 2], [20_000_000, 2], [null, 2], 'answered'])
  })

  it('does not answer a later push', () => {
    const pushed = taken.map((row) => ({ ...row, version: 3, fpgState: 'waiting' as const }))
    expect(back(pushed)).toEqual([[5_000_000, 3], 'changed', [null, 3], 'changed'])
  })

  it('restores the values at the time of writing, not of planning', () => {
    const [one] = before
    const since = new Map([['a', { ...one!, version: 2, allocSize: millions(6) }]])
    const now = new Map([['a', { ...taken[0]!, version: 3 }]])
    const values = planUndo(overNow(cells, since), now, () => true, 'T').cells.map(({ outcome }) =>
      outcome.kind === 'write' ? outcome.value : outcome.kind,
    )
    expect(values.slice(0, 2)).toEqual([6_000_000, 20_000_000])
  })

  it('omits cells that were not written because no reason was entered', () => {
    const change = (orderId: string, mm: number) => ({
      orderId,
      field: 'allocSize' as const,
      value: millions(mm),
    })
    expect(withoutDropped(cells, [change('a', 7), change('b', 4)])).toEqual(cells.slice(1))
    expect(withoutDropped(cells, [])).toEqual(cells)
  })

  it('leaves cells that changed since, that were refused, or that may not be edited', () => {
    const [one, other] = taken
    expect(back([{ ...one!, allocSize: millions(9) }, other!])[0]).toBe('changed')
    expect(back([{ ...one!, allocSize: millions(5) }, other!])[0]).toBe('same')
    expect(back([one!]).slice(2)).toEqual(['changed', 'changed'])
    expect(back(taken, () => false).slice(0, 3)).toEqual(['fixed', 'fixed', 'fixed'])
  })

  it('restores the whole ladder once for its two cells', () => {
    const one = orderRow({ id: 'a', mm: 20, ladder: [[20, '115']] })
    const ladder = planPaste([['25', '110']], {
      rows: rows.map((row) => (row.kind === 'order' ? { ...row, order: one } : row)),
      colIds: ['size', 'limits'],
      quoted: { bare: 'minSpread', names: ['T'] },
      may: () => true,
      from: { row: 0, col: 0 },
      to: { row: 0, col: 0 },
    })
    const now = {
      ...one,
      version: 2,
      orderLevels: [{ ...one.orderLevels[0]!, size: millions(25), minSpread: '110' }],
    }
    const undone = planUndo(ladder.cells, new Map([['a', now as unknown as BookRow]]), () => true, 'T')
    expect(
      undone.cells.map(({ typed, outcome }) => [typed, outcome.kind === 'write' && outcome.value]),
    ).toEqual([
      ['25', '20 @ 115bp'],
      ['T+110', '20 @ 115bp'],
    ])
  })
})
