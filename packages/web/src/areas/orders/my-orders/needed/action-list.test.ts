import type { InvestorOrder } from '@bookrunner/contract/orders'
import { describe, expect, it } from 'vitest'
import { nextRows, openFirst, type ActionRow } from './action-list.ts'

const order = (id: string, more: Partial<{ fpgState: string; closesAt: string | null }> = {}) =>
  ({
    order: { id, stage: 'live' },
    needsTestSize: false,
    fpgState: more.fpgState ?? 'waiting',
    actions: { submit: 'no' },
    deal: { closesAt: more.closesAt === undefined ? '2026-11-21T08:00:00Z' : more.closesAt },
  }) as unknown as InvestorOrder

const shown = (rows: readonly ActionRow[]) =>
  rows
    .map(({ order: { order: record }, done, ended }) => [record.id, done && 'done', ended && 'ended'])
    .map((parts) => parts.filter(Boolean).join(' '))
    .join(', ')

describe('the list of orders that need an answer', () => {
  it('lists the soonest close first, and deals without a close last', () => {
    const list = [
      order('a', { closesAt: null }),
      order('b', { closesAt: '2026-11-21T09:00:00Z' }),
      order('c', { closesAt: '2026-11-21T08:00:00Z' }),
    ]
    expect(shown(nextRows([], list))).toBe('c, b, a')
  })

  it('leaves out orders that were answered before', () => {
    expect(shown(nextRows([], [order('a', { fpgState: 'answered' }), order('b')]))).toBe('b')
  })

  it('lets an answered order stay in its place, and adds new ones below', () => {
    const before = nextRows([], [order('b'), order('c')])
    const orders = [order('a'), order('b', { fpgState: 'answered' }), order('c')]
    expect(shown(nextRows(before, orders))).toBe('b done, c, a')
  })

  it('has open orders first when it is opened again, and drops questions that are over', () => {
    const before = nextRows([], [order('b'), order('c'), order('d')])
    const orders = [order('a'), order('b', { fpgState: 'answered' }), order('c')]
    const rows = nextRows(before, orders)
    expect(shown(rows)).toBe('b done, c, d done ended, a')
    expect(shown(openFirst(rows))).toBe('a, c, b done')
  })

  it('lets a submitted intention stay the same way', () => {
    expect(shown(nextRows(nextRows([], [order('a')]), []))).toBe('a done ended')
  })

  it('shows an answered order again in a new round', () => {
    const answered = nextRows(nextRows([], [order('a')]), [order('a', { fpgState: 'answered' })])
    expect(shown(nextRows(answered, [order('a')]))).toBe('a')
  })
})
