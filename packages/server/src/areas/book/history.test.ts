import { describe, expect, it } from 'vitest'
import { momentumOf } from '@bookrunner/domain/book'
import type { SizeChange } from './moves.repo.ts'
import { BookHistory } from './history.ts'

const begin = Temporal.Instant.from('2027-03-02T01:00:00Z')
const change = (seq: number, size: number, orderId = `ord_${seq}`): SizeChange => ({
  orderId,
  seq,
  at: begin.add({ seconds: seq }),
  stage: 'live',
  soft: false,
  size,
})
const bookAt = (history: BookHistory, seq: number): bigint =>
  momentumOf(history.movedUpTo(seq), begin.add({ hours: 40 }).toString()).buckets.at(-1)!.book

/** Reads that end when the test ends them. */
const pausedReads = () => {
  const reads: { since: number; until: number; end: (rows: SizeChange[]) => void }[] = []
  const read = (since: number, until: number) =>
    new Promise<SizeChange[]>((end) => reads.push({ since, until, end }))
  return { reads, read }
}

describe('the past of a book', () => {
  it('has every change up to the requested state, however reads overlap', async () => {
    const { reads, read } = pausedReads()
    const history = new BookHistory('IPG', read)
    const first = history.bring(1)
    const second = history.bring(2)
    // One read runs; the second begins where the first ended.
    expect(reads.map(({ since, until }) => [since, until])).toEqual([[0, 1]])
    reads[0]!.end([change(1, 10)])
    await first
    await expect.poll(() => reads.length).toBe(2)
    expect([reads[1]!.since, reads[1]!.until]).toEqual([1, 2])
    reads[1]!.end([change(2, 5)])
    await second
    expect([bookAt(history, 1), bookAt(history, 2)]).toEqual([10n, 15n])
  })

  it('starts again after a failed read', async () => {
    let fails = true
    const history = new BookHistory('IPG', async () => {
      if (!fails) return [change(1, 10)]
      throw new Error('The database is away')
    })
    await expect(history.bring(1)).rejects.toThrow('away')
    fails = false
    await history.bring(1)
    expect(bookAt(history, 1)).toBe(10n)
  })

  it('stores minutes and last sizes, and reads nothing twice', async () => {
    const all = Array.from({ length: 100_000 }, (_, nr) => change(nr + 1, (nr % 7) + 1, `ord_${nr % 500}`))
    const reads: number[] = []
    const history = new BookHistory('IPG', async (since, until) => {
      const rows = all.slice(since, until)
      reads.push(rows.length)
      return rows
    })
    for (const until of [40_000, 99_990, 100_000]) await history.bring(until)
    expect(reads).toEqual([40_000, 59_990, 10])
    const last = new Map(all.map(({ orderId, size }) => [orderId, size]))
    expect(bookAt(history, 100_000)).toBe(BigInt([...last.values()].reduce((sum, size) => sum + size, 0)))
    // Recent states are exact; old ones exist only as minutes.
    expect([history.reaches(99_000), history.reaches(50_000)]).toEqual([true, false])
    const sizes = new Map(all.slice(0, 99_000).map(({ orderId, size }) => [orderId, size]))
    expect(bookAt(history, 99_000)).toBe(BigInt([...sizes.values()].reduce((sum, size) => sum + size, 0)))
    // A minute has no more entries than there are kinds.
    expect(history.movedUpTo(100_000).length).toBeLessThan((100_000 / 60 + 2) * 4)
  })
})
