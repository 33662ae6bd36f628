// Which books a node keeps, and for how long; what a book is, is no matter here.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '../../../platform/db/index.ts'
import { LiveBook } from './state.ts'
import { Books } from './states.ts'

const db = {} as Db
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)
const spied = () => vi.spyOn(LiveBook.prototype, 'bring')
let bring: ReturnType<typeof spied>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  bring = spied().mockImplementation(async function (this: LiveBook) {
    this.seq += 1
    return true
  })
})
afterEach(() => {
  vi.useRealTimers()
  bring.mockRestore()
})

it('what nobody has asked for in an hour is let go, and nothing else', async () => {
  const books = new Books()
  await books.bring(db, 'deal_a')
  const kept = await books.bring(db, 'deal_b')
  minutes(40)
  expect(books.kept('deal_b')).toBe(kept)
  minutes(21)
  expect(books.kept('deal_a')).toBeUndefined()
  expect(await books.bring(db, 'deal_b')).toBe(kept)
  minutes(61)
  expect(books.kept('deal_b')).toBeUndefined()
})

it('a fault that passes leaves the state there; a deal that is gone takes it along', async () => {
  const books = new Books()
  const kept = await books.bring(db, 'deal_a')
  bring.mockRejectedValueOnce(new Error('not there for a moment'))
  await expect(books.bring(db, 'deal_a')).rejects.toThrow('not there')
  expect(books.kept('deal_a')).toBe(kept)
  expect(await books.bring(db, 'deal_a')).toBe(kept)
  bring.mockResolvedValueOnce(false)
  expect(await books.bring(db, 'deal_a')).toBeUndefined()
  expect(books.kept('deal_a')).toBeUndefined()
})
