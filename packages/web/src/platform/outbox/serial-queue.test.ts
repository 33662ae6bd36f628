import { describe, expect, it } from 'vitest'
import { inLanes, SerialQueue } from './serial-queue.ts'

describe('work about one order', () => {
  it('runs in turn, and work about another meanwhile', async () => {
    const queue = new SerialQueue()
    const begun: string[] = []
    const answers: (() => void)[] = []
    const work = (name: string) => () => {
      begun.push(name)
      return new Promise<void>((answered) => answers.push(answered))
    }
    const first = queue.take(['a'], work('a 1'))
    const list = queue.take(['a', 'b'], work('a, b'))
    const last = queue.take(['b'], work('b'))
    void queue.take(['c'], work('c'))
    expect(begun).toEqual(['a 1', 'c'])
    answers[0]!()
    await first
    await Promise.resolve()
    expect(begun).toEqual(['a 1', 'c', 'a, b'])
    answers[2]!()
    await list
    await Promise.resolve()
    expect(begun).toEqual(['a 1', 'c', 'a, b', 'b'])
    answers[3]!()
    await last
  })
})

describe('calls of one action', () => {
  it('are four at once, the next in its order as soon as one is done, taken or not', async () => {
    const lane = inLanes()
    const begun: number[] = []
    const ends: { readonly taken: () => void; readonly lost: () => void }[] = []
    const calls = Array.from({ length: 7 }, (_, nr) =>
      lane(() => {
        begun.push(nr)
        return new Promise<void>((taken, lost) => ends.push({ taken, lost: () => lost(new Error('lost')) }))
      }),
    )
    const all = Promise.allSettled(calls)
    expect(begun).toEqual([0, 1, 2, 3])
    ends[2]!.taken()
    await calls[2]
    ends[0]!.lost()
    await calls[0]!.catch(() => undefined)
    await Promise.resolve()
    expect(begun).toEqual([0, 1, 2, 3, 4, 5])
    for (const nr of [1, 3, 4]) ends[nr]!.taken()
    await calls[4]
    await Promise.resolve()
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
    for (const nr of [5, 6]) ends[nr]!.taken()
    expect((await all).map(({ status }) => status === 'fulfilled')).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      true,
    ])
    // What waited left its place free for what comes later.
    const later = lane(() => Promise.resolve('later'))
    await expect(later).resolves.toBe('later')
  })
})
