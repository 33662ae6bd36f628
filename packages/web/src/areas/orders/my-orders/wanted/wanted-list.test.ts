import type { InvestorOrder } from '@bookrunner/contract/orders'
import { describe, expect, it } from 'vitest'
import { bySoonest, nextRows, type WantedRow } from './wanted-list.ts'

const order = (id: string, more: Partial<{ fpgState: string; closesAt: string | null }> = {}) =>
  ({
    order: { id, stage: 'live' },
    needsTestSize: false,
    fpgState: more.fpgState ?? 'waiting',
    actions: { submit: 'no' },
    deal: { closesAt: more.closesAt === undefined ? '2026-11-21T08:00:00Z' : more.closesAt },
  }) as unknown as InvestorOrder

const said = (rows: readonly WantedRow[]) =>
  rows.map(({ order: { order: record }, done }) => `${record.id}${done ? ' done' : ''}`).join(', ')

describe('what is wanted now', () => {
  it('has the soonest close first, and what never closes last', () => {
    const list = [
      order('a', { closesAt: null }),
      order('b', { closesAt: '2026-11-21T09:00:00Z' }),
      order('c', { closesAt: '2026-11-21T08:00:00Z' }),
    ]
    expect(said(nextRows([], list.toSorted(bySoonest), new Set()))).toBe('c, b, a')
  })

  it('shows nothing that was answered before it was looked at', () => {
    expect(said(nextRows([], [order('a', { fpgState: 'answered' }), order('b')], new Set()))).toBe('b')
  })

  it('keeps what was just answered until its confirmation was read', () => {
    const before = nextRows([], [order('a'), order('b')], new Set())
    const asked = [order('a', { fpgState: 'answered' }), order('b')]
    const after = nextRows(before, asked, new Set())
    expect(said(after)).toBe('a done, b')
    expect(said(nextRows(after, asked, new Set()))).toBe('a done, b')
    expect(said(nextRows(after, asked, new Set(['a'])))).toBe('b')
  })

  it('keeps what is not asked any longer the same way: an intention that was submitted', () => {
    const before = nextRows([], [order('a')], new Set())
    expect(said(nextRows(before, [], new Set()))).toBe('a done')
    expect(said(nextRows(before, [], new Set(['a'])))).toBe('')
  })

  it('asks again for what was answered and is wanted anew', () => {
    const before = nextRows([], [order('a')], new Set())
    const answered = nextRows(before, [order('a', { fpgState: 'answered' })], new Set())
    expect(said(nextRows(answered, [order('a')], new Set()))).toBe('a')
  })
})
