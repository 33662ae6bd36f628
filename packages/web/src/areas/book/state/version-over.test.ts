import { describe, expect, it } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import { versionOver } from './version-over.ts'

describe('the version a cell goes out with', () => {
  const row = { ...orderRow({ id: 'a', mm: 20 }), version: 5, sales: 'Ann' }
  const read = { field: 'sales', expectedVersion: 4, was: 'Ann' } as const
  const none: ReadonlySet<number> = new Set()

  it('is the newest if another field changed, and the one that was read if this one did', () => {
    expect(versionOver(read, row, none)).toBe(5)
    expect(versionOver({ ...read, was: 'Bea' }, row, none)).toBe(4)
    expect(versionOver(read, undefined, none)).toBe(4)
  })

  it('includes the reader’s own versions, but nobody else’s', () => {
    expect(versionOver({ ...read, expectedVersion: 5 }, row, new Set([6, 7]))).toBe(7)
    expect(versionOver({ ...read, was: 'Bea' }, row, new Set([5, 6]))).toBe(6)
    expect(versionOver({ ...read, was: 'Bea' }, row, new Set([6]))).toBe(4)
  })

  it('compares the last ladder of a silent order', () => {
    const silent = orderRow({
      id: 'a',
      mm: 4,
      ladder: [[4, '110']],
      lastOrderLevels: orderRow({ id: 'a', mm: 9, ladder: [[9, '110']] }).orderLevels,
    })
    const cell = { field: 'size', expectedVersion: 4 } as const
    expect(versionOver({ ...cell, was: '9 @ 110bp' }, { ...silent, version: 5 }, none)).toBe(5)
    expect(versionOver({ ...cell, was: '4 @ 110bp' }, { ...silent, version: 5 }, none)).toBe(4)
  })
})
