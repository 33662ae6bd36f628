import type { BookFinding } from '@bookrunner/contract/book'
import { faceAmount } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import { openCount, findingsWithOrders } from './model.ts'

const rows = new Map(
  [orderRow({ id: 'a', mm: 60 }), orderRow({ id: 'b', mm: 42 }), orderRow({ id: 'c', mm: 33 })].map((row) => [
    row.id,
    row,
  ]),
)
const finding = (key: string, orderIds: string[], more: Partial<BookFinding> = {}): BookFinding => ({
  key,
  kind: 'sameHouse',
  orderIds,
  usual: null,
  limit: null,
  resolution: null,
  ...more,
})
const resolution = { kind: 'counts', leftOut: [], reason: 'Two funds', at: '', by: null } as const

describe('findings', () => {
  it('lists open findings first, the largest first', () => {
    const findings = [
      finding('done', ['a', 'b'], { resolution: { ...resolution, leftOut: [] } }),
      finding('small', ['c']),
      finding('large', ['a', 'b', 'gone']),
    ]
    const entries = findingsWithOrders({ findings, rows, merges: [] })
    expect(entries.map((each) => [each.finding.key, each.together])).toEqual([
      ['large', 102_000_000n],
      ['small', 33_000_000n],
      ['done', 102_000_000n],
    ])
    expect(openCount({ findings })).toBe(2)
  })

  it('computes the multiple of the usual size', () => {
    const large = finding('x', ['c'], { kind: 'inflated', usual: faceAmount(8_000_000) })
    expect(findingsWithOrders({ findings: [large], rows, merges: [] })[0]?.times).toBe('4.1')
  })
})
