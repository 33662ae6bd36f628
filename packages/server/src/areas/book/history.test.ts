import { describe, expect, it } from 'vitest'
import { momentumOf } from '@bookrunner/domain/book'
import type { SaidThen } from './moves.repo.ts'
import { Past } from './history.ts'

const begin = Temporal.Instant.from('2027-03-02T01:00:00Z')
const said = (seq: number, size: number, orderId = `ord_${seq}`): SaidThen => ({
  orderId,
  seq,
  at: begin.add({ seconds: seq }),
  stage: 'live',
  soft: false,
  size,
})
const bookAt = (past: Past, seq: number): bigint =>
  momentumOf(past.movedUpTo(seq), begin.add({ hours: 40 }).toString()).buckets.at(-1)!.book

/** Reads that end when they are told to. */
const held = () => {
  const asked: { since: number; until: number; end: (rows: SaidThen[]) => void }[] = []
  const read = (since: number, until: number) =>
    new Promise<SaidThen[]>((end) => asked.push({ since, until, end }))
  return { asked, read }
}

describe('the past of a book', () => {
  it('has every change of the state it is asked for, however reads overlap', async () => {
    const { asked, read } = held()
    const past = new Past('IPG', read)
    const first = past.bring(1)
    const second = past.bring(2)
    // Only one reads; the second begins where the first has ended.
    expect(asked.map(({ since, until }) => [since, until])).toEqual([[0, 1]])
    asked[0]!.end([said(1, 10)])
    await first
    await expect.poll(() => asked.length).toBe(2)
    expect([asked[1]!.since, asked[1]!.until]).toEqual([1, 2])
    asked[1]!.end([said(2, 5)])
    await second
    expect([bookAt(past, 1), bookAt(past, 2)]).toEqual([10n, 15n])
  })

  it('begins again after a read that failed', async () => {
    let fails = true
    const past = new Past('IPG', async () => {
      if (!fails) return [said(1, 10)]
      throw new Error('The database is away')
    })
    await expect(past.bring(1)).rejects.toThrow('away')
    fails = false
    await past.bring(1)
    expect(bookAt(past, 1)).toBe(10n)
  })

  it('keeps minutes and last sizes, and reads nothing twice', async () => {
    const all = Array.from({ length: 100_000 }, (_, nr) => said(nr + 1, (nr % 7) + 1, `ord_${nr % 500}`))
    const reads: number[] = []
    const past = new Past('IPG', async (since, until) => {
      const rows = all.slice(since, until)
      reads.push(rows.length)
      return rows
    })
    for (const until of [40_000, 99_990, 100_000]) await past.bring(until)
    expect(reads).toEqual([40_000, 59_990, 10])
    const last = new Map(all.map(({ orderId, size }) => [orderId, size]))
    expect(bookAt(past, 100_000)).toBe(BigInt([...last.values()].reduce((sum, size) => sum + size, 0)))
    // What was a moment ago can be told, what is long ago is in minutes and cannot.
    expect([past.reaches(99_000), past.reaches(50_000)]).toEqual([true, false])
    const then = new Map(all.slice(0, 99_000).map(({ orderId, size }) => [orderId, size]))
    expect(bookAt(past, 99_000)).toBe(BigInt([...then.values()].reduce((sum, size) => sum + size, 0)))
    // A minute has no more entries than kinds, whatever happened in it.
    expect(past.movedUpTo(100_000).length).toBeLessThan((100_000 / 60 + 2) * 4)
  })
})
