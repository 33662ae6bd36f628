import { rateOf } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { allocRow, grid, browserAlloc, lineIn, names, noEdits, units } from '../testing.ts'
import { editsOf } from '../state/edits.ts'
import { filterOf, isUnderstood, type Filtered } from './filter.ts'
import { flatten, type AllocViewKind, type FlattenRequest } from './flatten.ts'
import { tenths } from '../../../kit/dense-page/column.ts'
import { fillTenths } from './grid-row.ts'
import { numberTest, readMm, readTenths } from './number-filter.ts'
import { alikeStates, apartOf, bucketsOf, faultIn, runningOf, targetsNow } from './running.ts'

const edit = (id: string, mm: number) =>
  new Map(
    editsOf(
      {
        key: 'k',
        what: 'typed' as const,
        expectedSeq: 10,
        lines: [{ orderId: id, number: id, size: units(mm) }],
      },
      'sending',
    ).map((each) => [each.orderId, each]),
  )

describe('a number filter', () => {
  const passes = (typed: string, mm: number | null) =>
    numberTest(typed, readMm)?.(mm === null ? null : BigInt(units(mm)))

  it('reads comparisons, ranges and "-", also in full width', () => {
    expect([passes('>5', 5), passes('≥5', 5), passes('＞５', 6), passes('<= 5', 5)]).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect([passes('5-10', 10), passes('5..10', 11), passes('1,250', 1250), passes('<>0', 0)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([passes('–', null), passes('-', 3), passes('5', null)]).toEqual([true, false, false])
  })

  it('ignores an incomplete text', () => {
    expect(numberTest('>', readMm)).toBeUndefined()
    expect(numberTest('abc', readMm)).toBeUndefined()
    expect(numberTest('37.5%', readTenths)?.(375n)).toBe(true)
    expect(isUnderstood('>', { kind: 'mm' })).toBe(false)
    expect(isUnderstood('', { kind: 'mm' })).toBe(true)
  })
})

describe('the lines of a version', () => {
  const rows = [
    allocRow({ id: 'a', in: 10, size: 5, classId: 'funds' }),
    allocRow({ id: 'b', in: 20, size: 4, classId: 'banks' }),
    allocRow({ id: 'c', in: 30, classId: 'funds' }),
  ]
  const ask = (view: AllocViewKind, more: Partial<Omit<FlattenRequest, 'valueOf'>> = {}): FlattenRequest => ({
    view,
    passes: undefined,
    names,
    edits: noEdits,
    isOpen: () => true,
    sort: [{ colId: 'inSize', sort: 'desc' }],
    valueOf: (row) => (row.kind === 'order' ? row.row.inSize : row.sums.inSize),
    ...more,
  })

  it('have subtotals that include edits', () => {
    const flat = flatten(browserAlloc(rows), ask('type', { edits: edit('c', 12) }))
    expect(flat.rows.map(({ id }) => id)).toEqual(['type:funds', 'c', 'a', 'type:banks', 'b'])
    const head = flat.rows[0]
    expect(head?.kind === 'group' && [head.sums.size, head.sums.filled, head.sums.orders]).toEqual([
      BigInt(units(17)),
      2,
      2,
    ])
    expect(flat.sums.size).toBe(BigInt(units(21)))
  })

  it('include lines of collapsed groups for bulk actions', () => {
    const flat = flatten(browserAlloc(rows), ask('type', { isOpen: () => false }))
    expect(flat.rows).toHaveLength(2)
    expect(flat.lines.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })

  it('are filtered by every column with a filter', () => {
    const columns: Record<string, Filtered> = {
      inSize: { kind: 'mm', value: ({ row }) => BigInt(row.inSize) },
      type: { kind: 'text', text: ({ row }) => row.classId ?? '' },
    }
    const passes = filterOf({ inSize: '>=10', type: 'FUND', size: '' }, (id) => columns[id])
    expect(flatten(browserAlloc(rows), ask('order', { passes })).lines.map(({ id }) => id)).toEqual([
      'c',
      'a',
    ])
    expect(filterOf({ inSize: '>' }, (id) => columns[id])).toBeUndefined()
  })

  it('stay the same objects if unchanged', () => {
    const [one, other] = [
      flatten(browserAlloc(rows), ask('order')),
      flatten(browserAlloc(rows), ask('order')),
    ]
    expect(one.lines[0]).toBe(other.lines[0])
  })

  it('show their fill in tenths of a per cent, rounded once', () => {
    expect(tenths(fillTenths(1n, 3n)!)).toBe('33.3')
    expect(fillTenths(1n, 0n)).toBeNull()
    expect(tenths(1234 * 10)).toBe('1,234.0')
  })
})

describe('live figures while typing', () => {
  const alloc = browserAlloc([allocRow({ id: 'a', in: 60, size: 60 }), allocRow({ id: 'b', in: 60 })])

  it('are the total, the remainder and the number of allocated orders', () => {
    expect(runningOf(alloc, edit('b', 40))).toEqual({
      total: BigInt(units(100)),
      remainder: 0n,
      filled: 2,
    })
    expect(runningOf(browserAlloc([], { summary: { remainder: null } }), noEdits).remainder).toBeNull()
  })

  it('include faults of a line as soon as it is typed', () => {
    const row = allocRow({ id: 'a', in: 10, size: 5, min: 3 })
    expect(faultIn(row, units(11), grid)).toBe('alloc.over-order')
    expect(faultIn(row, units(2), grid)).toBe('alloc.under-order-minimum')
    expect(faultIn(row, units(3.1), grid)).toBe('alloc.off-grid')
    expect(faultIn(row, units(0), grid)).toBeUndefined()
    expect(faultIn({ ...row, fault: 'alloc.over-order' }, units(5), grid)).toBe('alloc.over-order')
  })

  it('include the differences of buckets to their targets', () => {
    const rows = [
      allocRow({ id: 'a', in: 60, size: 60, classId: 'funds', tags: ['anchor'] }),
      allocRow({ id: 'b', in: 60, classId: 'banks' }),
    ]
    const targets = [
      { by: 'type' as const, key: 'funds', size: units(50), rate: rateOf('50') },
      { by: 'tag' as const, key: 'anchor', size: units(60), rate: rateOf('60') },
    ]
    const states = targetsNow(targets, browserAlloc(rows), edit('b', 40))
    expect(states.map(({ difference }) => difference)).toEqual([BigInt(units(10)), 0n])
    const anew = targetsNow(structuredClone(targets), browserAlloc(rows), edit('b', 41))
    expect(alikeStates(states, anew)).toBe(true)
    expect(alikeStates(states, targetsNow(targets, browserAlloc(rows), edit('a', 40)))).toBe(false)
    expect(alikeStates(states, targetsNow(targets.slice(0, 1), browserAlloc(rows), noEdits))).toBe(false)
    const line = bucketsOf(rows[0]!, units(60), new Map())
    expect(apartOf(line, states).map(({ target, by }) => [target.key, by])).toEqual([
      ['funds', BigInt(units(10))],
    ])
    expect(lineIn({ id: 'z', in: 1 }).size).toBeNull()
  })
})
