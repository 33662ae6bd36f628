import { describe, expect, it } from 'vitest'
import { allocRow, browserAlloc, grid, names, noEdits, units } from '../testing.ts'
import { flatten } from '../rows/flatten.ts'
import { divideCell } from './divide.ts'

const at = '2026-11-20T08:00:00Z'
const rows = [
  allocRow({ id: 'a', in: 30, size: 3, mergeId: 'm' }),
  allocRow({ id: 'b', in: 10, size: 1, mergeId: 'm' }),
  allocRow({ id: 'c', in: 20, size: 2 }),
]
const merge = {
  mergeId: 'm',
  inSize: units(35),
  most: units(35),
  leadOrderId: null,
  orders: ['a', 'b'].map((orderId) => ({ orderId, at })),
}
const alloc = browserAlloc(rows, { merges: [merge] })
const request = {
  view: 'order' as const,
  passes: undefined,
  sort: [{ colId: 'inSize', sort: 'desc' as const }],
  isOpen: () => true,
  names,
  edits: noEdits,
  valueOf: () => null,
}
const parent = () => {
  const [line] = flatten(alloc, request).rows
  if (line?.kind !== 'merge') throw new Error('The first row is no merge.')
  return line
}

describe('merged orders', () => {
  it('stand under one row with their sums, which folds; lines for bulk changes are the orders', () => {
    const flat = flatten(alloc, request)
    expect(flat.rows.map(({ id, depth }) => [id, depth])).toEqual([
      ['merge:m', 0],
      ['a', 1],
      ['b', 1],
      ['c', 0],
    ])
    expect(flat.lines.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(parent()).toMatchObject({
      investor: 'ent_a (2)',
      sums: { size: BigInt(units(4)), inSize: BigInt(units(35)) },
    })
    expect(flatten(alloc, { ...request, isOpen: () => false }).rows.map(({ id }) => id)).toEqual([
      'merge:m',
      'c',
    ])
    expect(flatten(alloc, { ...request, passes: ({ id }) => id === 'b' }).rows.map(({ id }) => id)).toEqual([
      'merge:m',
      'b',
    ])
  })

  it('get a size typed for all of them in proportion, as one change of the lines that differ', () => {
    const typed = (text: string) => divideCell('size', text, { line: parent(), alloc, grid })
    expect(typed('20')).toEqual({
      lines: [
        { orderId: 'a', number: 'KP-a', size: units(15) },
        { orderId: 'b', number: 'KP-b', size: units(5) },
      ],
    })
    expect(typed('4')).toEqual({ lines: [] })
    expect(typed('36')).toMatchObject({ fault: 'alloc.over-order', demand: { acceptedIn: units(35) } })
    expect(typed('x')).toMatchObject({ fault: 'notUnderstood' })
    expect(divideCell('fill', '80', { line: parent(), alloc, grid })).toMatchObject({
      lines: [{ size: units(21) }, { size: units(7) }],
    })
  })
})
