import { expect, onTestFinished, test, vi } from 'vitest'
import { sql } from 'kysely'
import { openPipelineWorld } from '../../../test/pipeline.ts'
import { openProxy } from '../../../test/proxy.ts'
import { add, tallyKind, together } from '../../../test/tally.ts'
import { SharedLedgers } from './shared-ledgers.ts'

test('a ledger is shared for a while after somebody else had it', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const shared = new SharedLedgers()
  shared.add(['deal:a'])
  expect([shared.hasAny(['deal:b']), shared.hasAny(['deal:b', 'deal:a'])]).toEqual([false, true])
  vi.advanceTimersByTime(10_001)
  expect(shared.hasAny(['deal:a'])).toBe(false)
})

test('where somebody else writes too, the locks come alone for a while, and the database refuses nothing more', async () => {
  const world = await openPipelineWorld()
  onTestFinished(world.close)
  const proxy = await openProxy(world.url)
  onTestFinished(() => proxy.close())
  const node = world.anotherNode(proxy.url)
  const keys = ['a', 'b', 'c']
  for (const key of keys) await world.submit(add(key, 1))
  const submit = (key: string) => node.submit(add(key, 1, { on: together }))
  const roundTrips = async (): Promise<number> => {
    const before = proxy.roundTrips()
    await Promise.all(keys.map(submit))
    return proxy.roundTrips() - before
  }
  await submit('a')
  expect(await roundTrips()).toBe(2)
  const client = await world.anotherNode().pool.connect()
  await client.query(`begin; select from ledger where id = 'tally:b' for update`)
  const others = Promise.all(['a', 'c'].map(submit))
  const locked = submit('b')
  await others
  await client.query('commit')
  client.release()
  await locked
  expect(await roundTrips()).toBe(3)
})

test('a single write waits for a row as long as somebody else holds it', async () => {
  const world = await openPipelineWorld()
  onTestFinished(world.close)
  await world.submit(add('held', 1))
  const client = await world.anotherNode().pool.connect()
  await client.query(`begin; select from tally where id = 'held' for update`)
  const on = tallyKind(({ run }) => run(sql`select from tally where id = 'held' for update`), 'stateOfEach')
  const write = world.submit(add('held', 1, { on }))
  // Longer than writes of several ledgers wait for a row.
  const first = await Promise.race([write, new Promise((done) => setTimeout(done, 1500, 'still waits'))])
  expect(first).toBe('still waits')
  await client.query('commit')
  client.release()
  expect(await write).toMatchObject({ reply: { total: expect.any(Number) as number } })
  expect(await world.sum('held')).toBe(2)
})
