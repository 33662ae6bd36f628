// Which books a node caches, and for how long. The content of a book does not matter here.
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

it('releases only books that nobody asked for in an hour', async () => {
  const books = new Books()
  await books.bring(db, 'deal_a')
  const cached = await books.bring(db, 'deal_b')
  minutes(40)
  expect(books.lastRead('deal_b')).toBe(cached)
  minutes(21)
  expect(books.lastRead('deal_a')).toBeUndefined()
  expect(await books.bring(db, 'deal_b')).toBe(cached)
  minutes(61)
  expect(books.lastRead('deal_b')).toBeUndefined()
})

it('keeps a state after a passing fault, and drops it when its deal is gone', async () => {
  const books = new Books()
  const cached = await books.bring(db, 'deal_a')
  bring.mockRejectedValueOnce(new Error('not there for a moment'))
  await expect(books.bring(db, 'deal_a')).rejects.toThrow('not there')
  expect(books.lastRead('deal_a')).toBe(cached)
  expect(await books.bring(db, 'deal_a')).toBe(cached)
  bring.mockResolvedValueOnce(false)
  expect(await books.bring(db, 'deal_a')).toBeUndefined()
  expect(books.lastRead('deal_a')).toBeUndefined()
})
