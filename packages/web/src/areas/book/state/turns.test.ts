import { describe, expect, it } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import { seenNow, Turns } from './turns.ts'

describe('writes of one order', () => {
  it('go out one after the other, and those of another meanwhile', async () => {
    const turns = new Turns()
    const said: string[] = []
    const answers: (() => void)[] = []
    const work = (name: string) => () => {
      said.push(name)
      return new Promise<void>((answered) => answers.push(answered))
    }
    const first = turns.take(['a'], work('a 1'))
    const list = turns.take(['a', 'b'], work('a, b'))
    const last = turns.take(['b'], work('b'))
    void turns.take(['c'], work('c'))
    expect(said).toEqual(['a 1', 'c'])
    answers[0]!()
    await first
    await Promise.resolve()
    expect(said).toEqual(['a 1', 'c', 'a, b'])
    answers[2]!()
    await list
    await Promise.resolve()
    expect(said).toEqual(['a 1', 'c', 'a, b', 'b'])
    answers[3]!()
    await last
  })
})

describe('the version a cell goes out with', () => {
  const row = { ...orderRow({ id: 'a', mm: 20 }), version: 5, sales: 'Ann' }
  const read = { field: 'sales', seen: 4, was: 'Ann' } as const
  const none: ReadonlySet<number> = new Set()

  it('is the newest where another field was saved meanwhile, and the one that was read where this one was', () => {
    expect(seenNow(read, row, none)).toBe(5)
    expect(seenNow({ ...read, was: 'Bea' }, row, none)).toBe(4)
    expect(seenNow(read, undefined, none)).toBe(4)
  })

  it('goes on over versions one made oneself, and not over anybody else’s', () => {
    expect(seenNow({ ...read, seen: 5 }, row, new Set([6, 7]))).toBe(7)
    expect(seenNow({ ...read, was: 'Bea' }, row, new Set([5, 6]))).toBe(6)
    expect(seenNow({ ...read, was: 'Bea' }, row, new Set([6]))).toBe(4)
  })
})
