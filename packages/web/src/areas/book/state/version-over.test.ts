import { describe, expect, it } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import { versionOver } from './version-over.ts'

describe('the version a cell goes out with', () => {
  const row = { ...orderRow({ id: 'a', mm: 20 }), version: 5, sales: 'Ann' }
  const read = { field: 'sales', expectedVersion: 4, was: 'Ann' } as const
  const none: ReadonlySet<number> = new Set()

  it('is the newest where another field was saved meanwhile, and the one that was read where this one was', () => {
    expect(versionOver(read, row, none)).toBe(5)
    expect(versionOver({ ...read, was: 'Bea' }, row, none)).toBe(4)
    expect(versionOver(read, undefined, none)).toBe(4)
  })

  it('goes on over versions one made oneself, and not over anybody else’s', () => {
    expect(versionOver({ ...read, expectedVersion: 5 }, row, new Set([6, 7]))).toBe(7)
    expect(versionOver({ ...read, was: 'Bea' }, row, new Set([5, 6]))).toBe(6)
    expect(versionOver({ ...read, was: 'Bea' }, row, new Set([6]))).toBe(4)
  })
})
