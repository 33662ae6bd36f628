import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openProxy, type Proxy } from '../../../test/proxy.ts'
import { openPipelineWorld, type PipelineWorld, type TestPipeline } from '../../../test/pipeline.ts'
import { add, decideBy, repeat, tallyKind } from '../../../test/tally.ts'
import type { Transaction } from '../db/index.ts'
import { accept } from './index.ts'
import { usualRetries } from './retries.ts'

let world: PipelineWorld
let proxy: Proxy
/** A node whose connection to the database can be cut. */
let node: TestPipeline

beforeAll(async () => (world = await openPipelineWorld()))
afterAll(() => world.close())
beforeEach(async () => {
  proxy = await openProxy(world.url)
  node = world.anotherNode(proxy.url)
})
afterEach(() => proxy.close())

const killMyself = async ({ run }: Transaction): Promise<void> => {
  const [row] = await run(sql<{ pid: number }>`select pg_backend_pid() as pid`)
  await world.asSuperuser((admin) => admin.query('select pg_terminate_backend($1)', [row!.pid]))
}

/** Once, then never again. */
const once = (work: (transaction: Transaction) => Promise<unknown>) => {
  let done = false
  return async (transaction: Transaction): Promise<void> => {
    if (done) return
    done = true
    await work(transaction)
  }
}

test('a write is two round trips, BEGIN and COMMIT included', async () => {
  await node.submit(add('trips', 1, repeat('k-trips-0')))
  const before = proxy.roundTrips()
  await node.submit(add('trips', 1, repeat('k-trips-1')))
  expect(proxy.roundTrips() - before).toBe(2)
  const sent = proxy.packets().slice(-2)
  expect(sent[0]).toContain('begin\0')
  expect(sent[1]).toContain('commit\0')
})

test('two hundred writes together are two round trips as well', async () => {
  await node.submit(add('trips', 1))
  const gathering = node.submit(add('trips', 1))
  const together = Array.from({ length: 200 }, () => node.submit(add('trips', 1)))
  await gathering
  const before = proxy.roundTrips()
  await Promise.all(together)
  expect(proxy.roundTrips() - before).toBeLessThanOrEqual(2)
})

test('a connection killed in the middle is tried again, and nothing happens twice', async () => {
  const on = tallyKind(once(killMyself))
  expect(await world.submit(add('killed', 5, { on }))).toEqual({ reply: { total: 5 } })
  expect((await world.log('killed')).seqs).toEqual([1])
  expect(await world.sum('killed')).toBe(5)
})

test.each(['commit', 'answer'] as const)('after a lost %s nothing happens twice', async (what) => {
  const key = `lost-${what}`
  await node.submit(add(key, 1))
  let decided = 0
  const write = decideBy(key, ({ total }) => {
    decided++
    return accept({ reply: { total: total + 5 }, changes: [5], line: { code: 'added', params: {} } })
  })
  const notifiedBefore = node.notified.length
  proxy.lose(what)
  expect(await node.submit(write)).toEqual({ reply: { total: 6 } })
  expect(await world.sum(key)).toBe(6)
  expect((await world.log(key)).seqs).toEqual([1, 2])
  expect(await world.verify(key)).toBeUndefined()
  expect(node.notified.slice(notifiedBefore)).toEqual([`tally:${key} 2`])
  // If the commit had arrived, its answers count; it was decided again only to find that out.
  expect(decided).toBe(what === 'commit' ? 2 : 1)
})

test('after the answer to many is lost, each happened once, without keys', async () => {
  await node.submit(add('lost-many', 0))
  const first = node.submit(add('lost-many', 1))
  const rest = Array.from({ length: 50 }, () => node.submit(add('lost-many', 1)))
  await first
  proxy.lose('answer')
  const outcomes = await Promise.all(rest)
  expect(outcomes).toEqual(Array.from({ length: 50 }, (_, index) => ({ reply: { total: index + 2 } })))
  expect(await world.sum('lost-many')).toBe(51)
})

test('a committed write counts once even if another node wrote while the answer was lost', async () => {
  await node.submit(add('raced', 1))
  proxy.lose('answer')
  const mine = node.submit(add('raced', 10))
  const others = Array.from({ length: 20 }, () => world.submit(add('raced', 100)))
  await Promise.all([mine, ...others])
  expect(await world.sum('raced')).toBe(2011)
  expect((await world.log('raced')).seqs).toHaveLength(22)
  expect(await world.verify('raced')).toBeUndefined()
})

test('after a deadlock one of two is tried again, and both happen', async () => {
  await sql`create table door (id int primary key)`.execute(world.db)
  await sql`insert into door values (1), (2)`.execute(world.db)
  const lock = (id: number) => (transaction: Transaction) =>
    transaction.run(sql`select from door where id = ${id} for update`)
  const both = (first: number, second: number) => async (transaction: Transaction) => {
    await lock(first)(transaction)
    arrived()
    await everybody
    await lock(second)(transaction)
  }
  let waiting = 2
  let open = () => {}
  const everybody = new Promise<void>((done) => (open = done))
  const arrived = () => --waiting === 0 && open()
  await Promise.all([
    world.submit(add('deadlock-a', 1, { on: tallyKind(both(1, 2)) })),
    world.submit(add('deadlock-b', 1, { on: tallyKind(both(2, 1)) })),
  ])
  expect([await world.sum('deadlock-a'), await world.sum('deadlock-b')]).toEqual([1, 1])
  // More arrivals than doors: one of them came twice.
  expect(waiting).toBeLessThan(0)
})

test('a serialization failure is tried again', async () => {
  await world.submit(add('serial', 1))
  let tries = 0
  const on = tallyKind(({ run }) =>
    ++tries < 3
      ? run(sql`do $$ begin raise exception 'could not serialize' using errcode = '40001'; end $$`)
      : Promise.resolve(),
  )
  expect(await world.submit(add('serial', 5, { on }))).toEqual({ reply: { total: 6 } })
  expect(tries).toBe(3)
})

test('without the database all fail, and none is tried alone', async () => {
  const retries = {
    ...usualRetries,
    longestPauseMs: 20,
  }
  const impatient = world.anotherNode(proxy.url, retries)
  await proxy.close()
  const writes = Array.from({ length: 300 }, () => impatient.submit(add('away', 1)))
  const outcomes = await Promise.allSettled(writes)
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
  proxy = await openProxy(world.url)
})

test('a write is tried for about two seconds', () => {
  expect(usualRetries).toEqual({
    mostTries: 7,
    shortestPauseMs: 20,
    longestPauseMs: 1000,
    longestMs: 10_000,
  })
})

test('work that continues after its transaction failed runs nowhere', async () => {
  let lateFault: unknown
  let late: Promise<unknown> = Promise.resolve()
  const failed = Promise.withResolvers<void>()
  const on = tallyKind(({ run }) => {
    late = failed.promise
      .then(() => run(sql`insert into tally values ('stray', 1)`))
      .catch((fault: unknown) => (lateFault = fault))
    return run(sql`select 1 / 0`)
  })
  await expect(world.submit(add('failing', 1, { on }))).rejects.toThrow(/division by zero/)
  failed.resolve()
  await late
  expect(String(lateFault)).toContain('the transaction is over')
  expect(await world.sum('stray')).toBe(0)
})
