import { describe, expect, it } from 'vitest'
import { allocRow, browserAlloc, units } from '../testing.ts'
import { withChange, withList, type AllocReply } from './browser-alloc.ts'

const change = (rows: ReturnType<typeof allocRow>[], gone: string[] = []) => {
  const { at, status, currency, summary, reviews, versions } = browserAlloc([])
  return {
    at,
    status,
    currency,
    summary,
    reviews: [...reviews],
    versions: [...versions],
    rows,
    gone,
    holders: [],
    banks: [],
    groups: [],
    merges: [],
  }
}

const editedAt = '2026-11-20T10:00:04Z'

describe('a live version', () => {
  const before = browserAlloc([allocRow({ id: 'a', in: 10, size: 5 }), allocRow({ id: 'b', in: 8, size: 4 })])

  it('reports the author, line and sizes of a change, and keeps unchanged lines', () => {
    const edited = allocRow({ id: 'a', in: 10, size: 6, seq: 12, editedAt, editedBy: 'Mei Tan' })
    const after = withChange(before, [change([edited, before.rows.get('b')!])], 12)
    expect(after.news).toEqual([
      {
        seq: 12,
        at: editedAt,
        by: 'Mei Tan',
        lines: [{ orderId: 'a', number: 'KP-a', was: units(5), is: units(6) }],
      },
    ])
    expect(after.rows.get('b')).toBe(before.rows.get('b'))
    expect(after.seq).toBe(12)
    expect(withChange(after, [change([], ['a'])], 13).rows.has('a')).toBe(false)
  })

  it('reports nothing for an unchanged size or an unknown author', () => {
    const note = allocRow({ id: 'a', in: 10, size: 5, seq: 12, note: 'agreed', editedBy: 'Mei Tan' })
    const rule = allocRow({ id: 'b', in: 8, size: 3, seq: 12 })
    expect(withChange(before, [change([note, rule])], 12).news).toEqual([])
  })

  it('never returns to an older state', () => {
    const reply = { ...before, seq: 4, rows: [], classes: [{ classId: 'c', name: 'Funds' }] }
    const after = withList(before, reply as unknown as AllocReply)
    expect([after.rows.size, after.seq, after.classes.length]).toEqual([2, 10, 1])
  })
})
