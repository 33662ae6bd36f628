import type { BookFinding, BookRow } from '@bookrunner/contract/book'
import { faceAmount } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { bookOf, levelsOf, orderRow } from '../charts/testing/rows.ts'
import type { BookNow } from '../now.ts'
import { previewOf } from './preview.ts'

const step = 10_000_000
const now = (rows: BookRow[], findings: BookFinding[] = []): BookNow => {
  const { holders, ...state } = bookOf(rows)
  return {
    ...state,
    dealId: 'tr_1',
    seq: 7,
    at: '2026-11-20T08:00:00Z',
    levels: levelsOf({ today: '115' }),
    findings,
    rows: new Map(rows.map((row) => [row.id, row])),
    holders: new Map(holders.map((holder) => [holder.holder, holder])),
    banks: new Map(),
    groups: new Map(),
  }
}
const twice = (resolution: BookFinding['resolution']): BookFinding => ({
  key: 'sameHouse:x',
  kind: 'sameHouse',
  orderIds: ['a', 'b'],
  usual: null,
  limit: null,
  resolution,
})
const rows = [
  orderRow({ id: 'a', mm: 60, holder: 'ent_x' }),
  orderRow({ id: 'b', mm: 42, holder: 'ent_x' }),
  orderRow({ id: 'c', mm: 33, accepted: faceAmount(21_000_000) }),
  orderRow({ id: 'd', mm: 500, commitment: 'soft' }),
  orderRow({ id: 'e', mm: 20, jlmInterest: true }),
]

describe('the preview of a message', () => {
  it('leaves out suspected, soft and conditional orders, and lists them', () => {
    const { facts, texts, leftOut } = previewOf(now(rows, [twice(null)]), step)
    expect(facts).toEqual({ over: 100_000_000n, exactly: false, jlmInterest: 20_000_000n, accounts: 3 })
    expect(texts?.US).toBe('Books over USD 100m incl. 20m JLM interest, 3 accounts')
    expect(leftOut.map(({ orderId, why, counting }) => [orderId, why, counting])).toEqual([
      ['d', 'soft', 500_000_000],
      ['b', 'suspected', 42_000_000],
      ['c', 'conditional', 12_000_000],
    ])
  })

  it('follows decisions and shows their reason', () => {
    const decided = (kind: 'counts' | 'leftOut') =>
      twice({ kind, leftOut: kind === 'leftOut' ? ['a'] : [], reason: 'Two funds', at: '', by: null })
    expect(previewOf(now(rows, [decided('counts')]), step).facts.over).toBe(140_000_000n)
    const out = previewOf(now(rows, [decided('leftOut')]), step)
    expect(out.facts.over).toBe(80_000_000n)
    expect(out.leftOut[1]).toEqual({
      orderId: 'a',
      counting: 60_000_000,
      why: 'decided',
      reason: 'Two funds',
    })
  })

  it('has no message for a book smaller than the step', () => {
    expect(previewOf(now([orderRow({ id: 'a', mm: 9 })]), step).texts).toBeUndefined()
  })
})
