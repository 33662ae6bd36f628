import { describe, expect, it } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import { versionOver, type OwnVersion } from './version-over.ts'

describe('the version a cell goes out with', () => {
  const row = { ...orderRow({ id: 'a', mm: 20 }), version: 5, sales: 'Ann' }
  const read = { field: 'sales', expectedVersion: 4, was: 'Ann' } as const
  const none: ReadonlyMap<number, OwnVersion> = new Map()
  const own = (...versions: [number, string][]) =>
    new Map(versions.map(([version, value]) => [version, { field: 'sales' as const, value }]))

  it('is the newest if another field changed, and the one that was read if this one did', () => {
    expect(versionOver(read, row, none)).toBe(5)
    expect(versionOver({ ...read, was: 'Bea' }, row, none)).toBe(4)
    expect(versionOver(read, undefined, none)).toBe(4)
  })

  it('includes the reader’s own versions, but nobody else’s', () => {
    expect(versionOver({ ...read, expectedVersion: 5 }, row, own([6, 'Cy'], [7, 'Di']))).toBe(7)
    expect(versionOver({ ...read, was: 'Bea' }, row, own([5, 'Ann'], [6, 'Cy']))).toBe(6)
    expect(versionOver({ ...read, was: 'Bea' }, row, own([6, 'Cy']))).toBe(4)
  })

  it('includes changes of other cells after the reader’s own version, which the book shows', () => {
    const beside = { ...row, version: 7, sales: 'Cy' }
    expect(versionOver({ ...read, was: 'Bea' }, beside, own([5, 'Cy']))).toBe(7)
    expect(versionOver({ ...read, was: 'Bea' }, beside, own([5, 'Cy'], [8, 'Di']))).toBe(8)
    // Somebody else wrote over the reader's value.
    expect(versionOver({ ...read, was: 'Bea' }, { ...beside, sales: 'Eve' }, own([5, 'Cy']))).toBe(5)
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
