import type { BookRow } from '@bookrunner/contract/book'
import { faceAmount } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { bookOf, levelsOf, orderRow } from '../charts/testing/rows.ts'
import { readSize } from '../../orders/index.ts'
import type { BookNow } from '../now.ts'
import { planOf as planWith, splitPlan, type MergeRequest } from './plan.ts'

const now = (rows: BookRow[]): BookNow => {
  const { holders, ...state } = bookOf(rows)
  return {
    ...state,
    dealId: 'tr_1',
    seq: 7,
    at: '2026-11-20T08:00:00Z',
    levels: levelsOf({ today: '115' }),
    rows: new Map(rows.map((row) => [row.id, row])),
    holders: new Map(holders.map((holder) => [holder.holder, holder])),
    banks: new Map(),
    groups: new Map(),
  }
}
const mm = (count: number) => faceAmount(count * 1_000_000)

const book = now([
  orderRow({ id: 'a', mm: 50, ladder: [[50, '110']], holder: 'ent_x' }),
  orderRow({ id: 'b', mm: 40, ladder: [[40, '120']], holder: 'ent_x' }),
  orderRow({ id: 'c', mm: 10, holder: 'ent_y' }),
  orderRow({ id: 'd', mm: 5, holder: 'ent_x', commitment: 'soft' }),
])
const two = ['a', 'b']
const rules = { minDenomination: faceAmount(200_000), increment: faceAmount(1000), minOrder: mm(1) }
const planOf = (of: BookNow, request: MergeRequest) => planWith(of, request, rules)

describe('the plan of a merge', () => {
  it('gives the size by each rule, and the book before and after at today’s level', () => {
    expect(planOf(book, { orderIds: two, rule: 'largest', size: null })).toMatchObject({
      fault: undefined,
      counts: { largest: mm(50), sum: mm(90), stated: 0 },
      before: { orders: 3, lines: 3, total: 100_000_000n, inBook: 60_000_000n },
      after: { orders: 3, lines: 2, total: 60_000_000n, inBook: 60_000_000n },
    })
    expect(planOf(book, { orderIds: two, rule: 'sum', size: null }).after).toEqual({
      orders: 3,
      lines: 2,
      total: 100_000_000n,
      inBook: 60_000_000n,
    })
  })

  it('takes a stated size up to the sum of the orders', () => {
    const plan = planOf(book, { orderIds: two, rule: 'stated', size: mm(45) })
    expect(plan.counts.stated).toBe(mm(45))
    expect(plan.after).toEqual({ orders: 3, lines: 2, total: 55_000_000n, inBook: 55_000_000n })
    const over = planOf(book, { orderIds: two, rule: 'stated', size: mm(91) })
    expect([over.sizeFault?.reason, over.after]).toEqual(['merge.size-over', undefined])
    expect(planOf(book, { orderIds: two, rule: 'stated', size: null }).sizeFault?.reason).toBe(
      'merge.size-missing',
    )
  })

  it.each([
    ['0.00001', 'order.below-minimum'],
    ['0', 'order.below-minimum'],
    ['2.0005', 'order.off-grid'],
    ['lots', 'amount.not-understood'],
    ['-1', 'amount.not-understood'],
  ])('takes no stated size %j, and says why: %s', (typed, reason) => {
    const plan = planOf(book, { orderIds: two, rule: 'stated', size: readSize(typed) })
    expect([plan.sizeFault?.reason, plan.after]).toEqual([reason, undefined])
  })

  it('refuses one order, two houses, firm with soft, and merged orders', () => {
    const fault = (...orderIds: string[]) => planOf(book, { orderIds, rule: 'sum', size: null }).fault
    expect(fault('a')).toBe('merge.too-few')
    expect(fault('a', 'a')).toBe('merge.too-few')
    expect(fault('a', 'c')).toBe('merge.wrong-choice')
    expect(fault('a', 'd')).toBe('merge.wrong-choice')
    const made = { mergeId: 'm', orderIds: two, rule: 'sum', size: null, reason: null } as const
    const merged = { ...made, orderIds: two, leadOrderId: null, at: '', by: null, edited: [] }
    const stale = planOf({ ...book, merges: [merged] }, { orderIds: [...two, 'c'], rule: 'sum', size: null })
    expect(stale.fault).toBe('merge.wrong-choice')
    expect(stale.merged.map(({ id }) => id)).toEqual(two)
  })

  it('has a split that undoes it', () => {
    const made = { mergeId: 'm', rule: 'largest', size: null, reason: null, leadOrderId: null } as const
    const merged = { ...book, merges: [{ ...made, orderIds: two, at: '', by: null, edited: [] }] }
    expect(splitPlan(merged, { mergeId: 'm' })).toMatchObject({
      before: { total: 60_000_000n },
      after: { total: 100_000_000n },
    })
  })
})
