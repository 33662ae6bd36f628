// Which states a node caches, and for how long. Their content does not matter here.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inShare, PoolShare, type Db } from './db/index.ts'
import { shareNow } from './db/pool-share.ts'
import { Places } from './places.ts'
import { States } from './states.ts'

const db = {} as Db
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)
class Counted {
  seq = 0
  size = 1
  async bring(_db: Db): Promise<boolean> {
    this.seq += 1
    return true
  }
}
const newStates = (most = 100) => new States(() => new Counted(), most)
const spied = () => vi.spyOn(Counted.prototype, 'bring')
let bring: ReturnType<typeof spied>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  bring = spied()
})
afterEach(() => {
  vi.useRealTimers()
  bring.mockRestore()
})

it('releases only states that nobody asked for in an hour', async () => {
  const states = newStates()
  await states.bring(db, 'deal_a')
  const cached = await states.bring(db, 'deal_b')
  minutes(40)
  expect(states.lastRead('deal_b')).toBe(cached)
  minutes(21)
  expect(states.lastRead('deal_a')).toBeUndefined()
  expect(await states.bring(db, 'deal_b')).toBe(cached)
  minutes(61)
  expect(states.lastRead('deal_b')).toBeUndefined()
})

it('keeps a state after a passing fault, and drops it when its deal is gone', async () => {
  const states = newStates()
  const cached = await states.bring(db, 'deal_a')
  bring.mockRejectedValueOnce(new Error('not there for a moment'))
  await expect(states.bring(db, 'deal_a')).rejects.toThrow('not there')
  expect(states.lastRead('deal_a')).toBe(cached)
  expect(await states.bring(db, 'deal_a')).toBe(cached)
  bring.mockResolvedValueOnce(false)
  expect(await states.bring(db, 'deal_a')).toBeUndefined()
  expect(states.lastRead('deal_a')).toBeUndefined()
})

it('holds no more records than it may, and lets those go first that nobody used for longest', async () => {
  const states = newStates(2)
  for (const key of ['deal_a', 'deal_b', 'deal_a', 'deal_c']) await states.bring(db, key)
  expect(['deal_a', 'deal_b', 'deal_c'].map((key) => states.lastRead(key) !== undefined)).toEqual([
    true,
    false,
    true,
  ])
})

it('is read outside of the share of a slow call: quick ones wait for the same reading', async () => {
  let share: PoolShare | undefined = new PoolShare(new Places(1))
  bring.mockImplementation(async () => {
    share = shareNow()
    return true
  })
  await inShare(share, () => newStates().bring(db, 'deal_a'))
  expect(share).toBeUndefined()
})
