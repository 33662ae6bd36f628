import type { BookChange } from '@bookrunner/contract/book'
import { describe, expect, it } from 'vitest'
import { bookOf, orderRow } from '../charts/testing/rows.ts'
import { revised } from '../../../kit/dense-page/testing.ts'
import { browserBook, merged } from '../rows/testing.ts'
import {
  freshCount,
  isFresh,
  stateOf,
  withChange,
  withList,
  withReadMarker,
  withSnapshot,
  type BookReply,
} from './browser-book.ts'

const [a, b] = [orderRow({ id: 'a', mm: 20 }), orderRow({ id: 'b', mm: 30 })]
const change = (more: Partial<BookChange>): BookChange => {
  const { sight: _, ...rest } = bookOf([])
  return { ...rest, gone: [], ...more }
}

describe('the browser’s book', () => {
  it('applies changes: new rows, removed rows, new names, one number', () => {
    const book = browserBook([a, b])
    const changed = revised({ ...a, version: 2 })
    const joined = bookOf([orderRow({ id: 'n', mm: 1, holder: 'ent_new' })])
    const next = withChange(
      book,
      [change({ rows: [changed] }), change({ rows: joined.rows, holders: joined.holders, gone: ['b'] })],
      12,
    )
    expect([...next.rows.keys()]).toEqual(['a', 'n'])
    expect(next.rows.get('a')).toBe(changed)
    expect(next.holders.has('ent_new') && next.holders.has('ent_a')).toBe(true)
    expect(next.seq).toBe(12)
    expect([...book.rows.keys()]).toEqual(['a', 'b'])
  })

  it('gets time, levels and the right to enter orders with each change', () => {
    const before = browserBook([a])
    const fields = {
      at: '2026-11-20T08:00:01Z',
      enter: 'no' as const,
      levels: { ...before.levels, bookClosed: true },
      parties: [{ entityId: 'ent_bank', groupId: 'grp_bank' }],
    }
    for (const next of [
      withChange(before, [change({ enter: 'yes' }), change(fields)], 12),
      withSnapshot(before, { ...bookOf([a]), ...fields }, 12),
    ])
      expect(next).toMatchObject(fields)
  })

  it('preserves findings until others come', () => {
    const findings = [
      { key: 'k', kind: 'sameHouse' as const, orderIds: ['a'], usual: null, limit: null, resolution: null },
    ]
    const changed = withChange(browserBook([a]), [change({ findings })], 12)
    expect(changed.findings).toEqual(findings)
    expect(withChange(changed, [change({ findings: null })], 13).findings).toBe(changed.findings)
    expect(withChange(changed, [change({ findings: [] })], 13).findings).toEqual([])
  })

  it('takes a snapshot and reuses unchanged rows', () => {
    const book = browserBook([a, b])
    const next = withSnapshot(book, bookOf([{ ...a }, revised({ ...b, version: 3 })]), 20)
    expect(next.rows.get('a')).toBe(a)
    expect(next.rows.get('b')).not.toBe(b)
    expect([next.levels, next.merges, next.parties]).toEqual([book.levels, book.merges, book.parties])
    expect(next.levels === book.levels && next.merges === book.merges).toBe(true)
    expect(next.classes).toBe(book.classes)
  })

  it('never replaces newer data by an older list', () => {
    const book = withSnapshot(browserBook([a]), bookOf([a, b]), 20)
    const old = {
      ...bookOf([a]),
      seq: 10,
      classes: [],
      enter: 'no',
      readMarker: { upTo: 5, orderIds: [] },
    }
    const next = withList(book, old as unknown as BookReply)
    expect([next.seq, next.rows.size, next.enter]).toEqual([20, 2, book.enter])
  })

  it('marks orders as new until the reader acknowledges them', () => {
    const row = { ...a, born: 11 }
    const book = browserBook([row])
    expect(isFresh(row, book)).toBe(true)
    expect(isFresh(row, withReadMarker(book, { upTo: 0, orderIds: ['a'] }))).toBe(false)
    expect(isFresh(row, withReadMarker(book, { upTo: 11, orderIds: [] }))).toBe(false)
  })

  it('counts new orders as the strip does: a merge once, no withdrawn ones', () => {
    const gone = orderRow({ id: 'g', mm: 0, change: 'CANCEL' })
    const one = orderRow({ id: 'c', mm: 5 })
    expect(freshCount(browserBook([a, b, gone, one]))).toBe(3)
    expect(freshCount(browserBook([a, b, gone, one], { merges: [merged('m', ['a', 'b', 'g'])] }))).toBe(2)
  })

  it('builds the state for charts once', () => {
    const book = browserBook([a, b])
    expect(stateOf(book)).toBe(stateOf(book))
    expect(stateOf(book).rows).toEqual([a, b])
  })
})
