import type { BookRow, BookSnapshot } from '@bookrunner/contract/book'
import { demandAt, demandOf } from '@bookrunner/domain/book'
import { rateOf } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { bookOf, levelsOf, orderRow } from './charts/testing/rows.ts'
import { linesOf } from './lines.ts'

const at = (state: BookSnapshot, level: string) => {
  const { axis, lines } = linesOf(state)
  const { inBook, orders } = demandAt(demandOf(lines), axis.notchOf(rateOf(level)))
  return { inBook, orders }
}

describe('the lines of a book', () => {
  it('take the size of each order level, and nothing from an order that does not count', () => {
    const state = bookOf([
      orderRow({
        id: 'a',
        mm: 20,
        ladder: [
          [12, '110'],
          [20, '120'],
        ],
      }),
      orderRow({ id: 'b', mm: 0, ladder: [[30, null]] }),
      orderRow({ id: 'c', mm: 5, commitment: 'soft' }),
    ])
    expect(at(state, '109')).toEqual({ inBook: 0n, orders: 0 })
    expect(at(state, '110')).toEqual({ inBook: 12_000_000n, orders: 1 })
    expect(at(state, '125')).toEqual({ inBook: 20_000_000n, orders: 1 })
  })

  it('count merged orders once, by their rule', () => {
    const rows = [orderRow({ id: 'a', mm: 20 }), orderRow({ id: 'b', mm: 30 }), orderRow({ id: 'c', mm: 1 })]
    const merge = {
      mergeId: 'm',
      orderIds: ['a', 'b'],
      rule: 'largest' as const,
      size: null,
      reason: null,
      leadOrderId: null,
      at: '2026-11-20T08:00:00Z',
      by: null,
      edited: [],
    }
    const { lines } = linesOf({ ...bookOf(rows), merges: [merge] })
    expect(lines.map(({ id, counting }) => [id, counting])).toEqual([
      ['c', 1_000_000],
      ['m', 30_000_000],
    ])
  })

  it('are made once for a state, and again only for changed rows', () => {
    const [a, b] = [orderRow({ id: 'a', mm: 20 }), orderRow({ id: 'b', mm: 30 })] as [BookRow, BookRow]
    const first = bookOf([a, b])
    const next = bookOf([a, { ...b, orderLevels: [], counting: 0 as never }])
    expect(linesOf(first)).toBe(linesOf(first))
    expect(linesOf(next).lines[0]).toBe(linesOf(first).lines[0])
    expect(linesOf(next).lines[1]).toMatchObject({ counting: 0, steps: [] })
  })

  it('follow a change of a house’s group, and of the basis of levels', () => {
    const row = orderRow({ id: 'a', mm: 20, ladder: [[20, '120']] })
    const plain = bookOf([row])
    expect(linesOf(plain).lines[0]!.group).toBeNull()
    const grouped = { ...plain, holders: [{ ...plain.holders[0]!, groupId: 'grp' }] }
    expect(linesOf(grouped).lines[0]!.group).toBe('grp')
    const yielding = { ...bookOf([row]), levels: levelsOf({ basis: 'yield', reference: '4' }) }
    expect(at(yielding, '5.19')).toEqual({ inBook: 0n, orders: 0 })
    expect(at(yielding, '5.2')).toEqual({ inBook: 20_000_000n, orders: 1 })
  })

  it('have the wide end of the announced level', () => {
    const levels = levelsOf({ today: '125' })
    const { axis, today } = linesOf({ ...bookOf([]), levels })
    expect(today).toBe(axis.notchOf(rateOf('125')))
  })
})
