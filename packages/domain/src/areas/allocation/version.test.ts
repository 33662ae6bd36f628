import { describe, expect, it } from 'vitest'
import { faultsOf, rateOf, type FaceAmount } from '../../kernel/index.ts'
import { dealScopes } from '../deals/index.ts'
import { allocSight } from './alloc-sight.ts'
import { capacityOf, gridOf, totalToAllocate, unitsOf, type ClosedBook } from './book.ts'
import { launchFault, unfitFaults } from './launch.ts'
import type { AllocationOrder } from './policy.ts'
import { isStale, versionActs, versionLifecycle, versionFault, versionStates, type Basis } from './version.ts'

const k = (thousands: number) => (thousands * 1000) as FaceAmount
const order = (id: string, size: number, more: Partial<AllocationOrder> = {}): AllocationOrder => ({
  id,
  size: k(size),
  minSize: null,
  reserve: null,
  holder: `h-${id}`,
  group: null,
  classId: null,
  tags: [],
  jlm: false,
  related: false,
  at: '2026-11-20T08:00:00Z',
  ...more,
})
const grid = { minimum: k(200), increment: k(1) }
const merge = { id: 'm', orderIds: ['a', 'b'], most: k(600), leadOrderId: null }
const book: ClosedBook = {
  orders: [order('a', 500), order('b', 300), order('c', 400), order('d', 100)],
  merges: [merge],
  grid,
}

describe('versions', () => {
  it('have a lifecycle that holds together', () => {
    expect(faultsOf(versionLifecycle)).toEqual([])
  })

  it('allow what the table says and nothing else', () => {
    const allowed = Object.fromEntries(
      versionStates.map((state) => [state, versionActs.filter((act) => !versionFault(state, act)).join(' ')]),
    )
    expect(allowed).toEqual({
      draft: 'edit switch delete copy share launch',
      launched: 'copy share review sign confirm reopen',
      reopened: 'copy',
      deleted: 'revive',
    })
    expect(versionFault('launched', 'edit')?.reason).toBe('alloc.is-launched')
  })

  it('are stale over another book, at another size or spread; not where pricing only adds figures', () => {
    const basis: Basis = {
      number: 3,
      size: k(1000),
      spread: rateOf('53'),
      yield: null,
      price: null,
      closedAt: 'then',
    }
    expect(isStale(basis, { ...basis, number: 4, yield: rateOf('0.85'), price: rateOf('99.8') })).toBe(false)
    for (const other of [{ size: k(1001) }, { spread: rateOf('54') }, { closedAt: 'now' }])
      expect(isStale(basis, { ...basis, ...other })).toBe(true)
    const priced = { ...basis, spread: null, price: rateOf('99') }
    expect(isStale(priced, { ...priced, price: rateOf('99.5') })).toBe(true)
    expect(isStale({ ...basis, number: null, size: null, spread: null }, basis)).toBe(false)
    const yields = { ...priced, yield: rateOf('4.2') }
    expect(isStale(yields, { ...yields, price: rateOf('99.5') })).toBe(false)
    expect(isStale(yields, { ...yields, yield: rateOf('4.3') })).toBe(true)
  })
})

describe('who sees a version', () => {
  const none = { allocate: 'none', reviewAllocation: 'none', readBook: 'none' } as const
  const sight = (abilities: object, state: (typeof versionStates)[number], shared = false) =>
    allocSight({ ...none, ...abilities }, { state, shared })

  it('is whoever allocates, always', () => {
    for (const state of versionStates) expect(sight({ allocate: 'all' }, state)).toBe('all')
  })

  it('is whoever reviews, of what is launched', () => {
    for (const reviewAllocation of dealScopes)
      expect(versionStates.map((state) => sight({ reviewAllocation, readBook: 'all' }, state))).toEqual([
        'none',
        reviewAllocation,
        'none',
        'none',
      ])
  })

  it('is whom it is shared with, as far as the book is read, and never less than the review gives', () => {
    for (const readBook of dealScopes) expect(sight({ readBook }, 'draft', true)).toBe(readBook)
    expect(sight({ readBook: 'totals', reviewAllocation: 'own' }, 'launched', true)).toBe('own')
    expect(sight({ readBook: 'all' }, 'deleted', true)).toBe('none')
  })
})

describe('what there is to give', () => {
  it('is the issue without what is retained; a book that is short needs a choice', () => {
    const ask = { issue: k(1000), retained: k(100), shortfall: null }
    expect(totalToAllocate(ask, 900_000n)).toEqual({ total: k(900), short: 0 })
    expect(totalToAllocate(ask, 899_000n)).toMatchObject({
      reason: 'alloc.short',
      params: { total: '0.9', takes: '0.899', missing: '0.001' },
    })
    expect(totalToAllocate({ ...ask, shortfall: 'retain' }, 899_000n)).toEqual({ total: k(899), short: k(1) })
  })

  it('counts merged orders once, and ignores orders below the minimum', () => {
    expect(unitsOf(book).orders.map(({ id }) => id)).toEqual(['c', 'd', 'm'])
    expect(capacityOf(book)).toBe(1_000_000n)
    expect(gridOf({ minDenomination: null, increment: null })).toEqual({ minimum: 1, increment: 1 })
    expect(gridOf({ minDenomination: k(200), increment: null })).toEqual({
      minimum: k(200),
      increment: k(200),
    })
  })
})

describe('a launch', () => {
  const lines = (sizes: Record<string, number>) =>
    new Map(
      Object.entries(sizes).map(([orderId, size]) => [
        orderId,
        {
          orderId,
          size: k(size),
          by: null,
          full: false,
          rounding: null,
          tooSmall: false,
          note: null,
          seq: 1,
          at: '2026-01-01T00:00:00Z',
          editor: 'usr_desk',
        },
      ]),
    )

  it('is exact to the unit', () => {
    expect(launchFault(lines({ a: 400, c: 400 }), book, k(800))).toBeUndefined()
    expect(launchFault(lines({ a: 400, c: 399 }), book, k(800))).toMatchObject({
      reason: 'alloc.remainder',
      params: { total: '0.8', allocated: '0.799', remainder: '0.001', way: '+' },
    })
    expect(launchFault(lines({ a: 400, c: 400 }), book, k(799))?.params).toMatchObject({ way: '−' })
  })

  it('tells every line that is none, and what merged orders get too much', () => {
    expect(launchFault(lines({ a: 450, b: 300, c: 401, gone: 200 }), book, k(1351))?.fields).toMatchObject([
      { field: 'lines.c', reason: 'alloc.over-order' },
      { field: 'lines.gone', reason: 'alloc.not-in-book' },
      { field: 'merges.m', reason: 'alloc.over-merged', params: { size: '0.75', most: '0.6' } },
    ])
  })

  it('fits the book as long as that bears out every line, the sum, and leaves nobody out', () => {
    const all = { a: 300, b: 300, c: 200, d: 0 }
    expect(unfitFaults(lines(all), book, k(800))).toEqual([])
    expect(unfitFaults(lines({ ...all, gone: 0 }), book, k(800))).toEqual([])
    const { d: _, ...three } = all
    expect(unfitFaults(lines({ ...three, c: 150, gone: 200 }), book, k(800))).toMatchObject([
      { field: 'lines.c', reason: 'alloc.under-minimum' },
      { field: 'lines.gone', reason: 'alloc.not-in-book' },
      { field: 'lines.d', reason: 'alloc.no-line', params: { size: '0.1' } },
      {
        field: 'total',
        reason: 'alloc.remainder',
        params: { allocated: '0.95', remainder: '0.15', way: '−' },
      },
    ])
    expect(unfitFaults(lines({ ...all, a: 301 }), book, k(801))).toMatchObject([
      { field: 'merges.m', reason: 'alloc.over-merged' },
    ])
  })
})
