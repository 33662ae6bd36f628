import type { InvestorOrder } from '@bookrunner/contract/orders'
import { describe, expect, it } from 'vitest'
import { bySoonest, nextRows, type ActionRow } from './action-list.ts'

const order = (id: string, more: Partial<{ fpgState: string; closesAt: string | null }> = {}) =>
  ({
    order: { id, stage: 'live' },
    needsTestSize: false,
    fpgState: more.fpgState ?? 'waiting',
    actions: { submit: 'no' },
    deal: { closesAt: more.closesAt === undefined ? '2026-11-21T08:00:00Z' : more.closesAt },
  }) as unknown as InvestorOrder

const shown = (rows: readonly ActionRow[]) =>
  rows.map(({ order: { order: record }, done }) => `${record.id}${done ? ' done' : ''}`).join(', ')

describe('the list of orders that need an answer', () => {
  it('lists the soonest close first, and deals without a close last', () => {
    const list = [
      order('a', { closesAt: null }),
      order('b', { closesAt: '2026-11-21T09:00:00Z' }),
      order('c', { closesAt: '2026-11-21T08:00:00Z' }),
    ]
    expect(shown(nextRows([], list.toSorted(bySoonest), new Set()))).toBe('c, b, a')
  })

  it('leaves out orders that were answered before', () => {
    expect(shown(nextRows([], [order('a', { fpgState: 'answered' }), order('b')], new Set()))).toBe('b')
  })

  it('keeps an answered order until its confirmation was read', () => {
    const before = nextRows([], [order('a'), order('b')], new Set())
    const orders = [order('a', { fpgState: 'answered' }), order('b')]
    const after = nextRows(before, orders, new Set())
    expect(shown(after)).toBe('a done, b')
    expect(shown(nextRows(after, orders, new Set()))).toBe('a done, b')
    expect(shown(nextRows(after, orders, new Set(['a'])))).toBe('b')
  })

  it('keeps a submitted intention the same way', () => {
    const before = nextRows([], [order('a')], new Set())
    expect(shown(nextRows(before, [], new Set()))).toBe('a done')
    expect(shown(nextRows(before, [], new Set(['a'])))).toBe('')
  })

  it('shows an answered order again in a new round', () => {
    const before = nextRows([], [order('a')], new Set())
    const answered = nextRows(before, [order('a', { fpgState: 'answered' })], new Set())
    expect(shown(nextRows(answered, [order('a')], new Set()))).toBe('a')
  })
})
