// Writes to several ledgers in one transaction: each ledger has its own lock, numbers and chain all the same.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { refuse } from '@bookrunner/domain/kernel'
import { openPipelineWorld, type PipelineWorld, type TestPipeline } from '../../../test/pipeline.ts'
import { openProxy, type Proxy } from '../../../test/proxy.ts'
import {
  add,
  decideBy,
  mostTotal,
  repeat,
  tallies,
  tallyKind,
  together,
  type TallyWrite,
} from '../../../test/tally.ts'
import { until } from '../../../test/until.ts'
import type { Transaction } from '../db/index.ts'
import { accept, type Write } from './index.ts'

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

/** A write to one of several ledgers that have one state. */
type OneState = Write<Map<string, number>, string, { key: string; added: number }, number>

const keysOf = (name: string, count = 10): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`)
const addTo = (key: string, amount: number, more: Partial<TallyWrite> = {}) =>
  add(key, amount, { on: together, ...more })
/** Ledgers without a row are created one by one, so that tests of many begin with all of them. */
const begin = async (keys: readonly string[]): Promise<void> => {
  for (const key of keys) await world.submit(add(key, 1))
}
const sums = (keys: readonly string[]) => Promise.all(keys.map((key) => world.sum(key)))
const broken = async (keys: readonly string[]) =>
  (await Promise.all(keys.map((key) => world.verify(key)))).filter(Boolean)
const all = <Value>(keys: readonly string[], value: Value): Value[] => keys.map(() => value)

test('writes that arrive together are two round trips, and each ledger has its own number and chain', async () => {
  const keys = keysOf('trips')
  await begin(keys)
  await node.submit(addTo(keys[0]!, 1))
  const before = proxy.roundTrips()
  const outcomes = await Promise.all(keys.map((key, index) => node.submit(addTo(key, index))))
  expect(proxy.roundTrips() - before).toBe(2)
  expect(outcomes).toEqual(keys.map((_, index) => ({ reply: { total: index === 0 ? 2 : index + 1 } })))
  expect(node.notified.slice(-10)).toEqual(keys.map((key, index) => `tally:${key} ${index === 0 ? 3 : 2}`))
  const { rows } = await sql<{ transactions: number }>`
    select count(distinct xmin::text)::int as transactions from ledger_entry
    where (ledger_id, seq) in (select id, seq from ledger where id like 'tally:trips-%')`.execute(world.db)
  expect(rows[0]!.transactions).toBe(1)
  expect(await broken(keys)).toEqual([])
})

test('many nodes write to the same ledgers at once and lose nothing', async () => {
  const keys = keysOf('nodes')
  await begin(keys)
  const nodes = [world, world.anotherNode(), world.anotherNode()]
  const writes = keys.flatMap((key) =>
    nodes.flatMap((each) => Array.from({ length: 10 }, () => [each, key] as const)),
  )
  const inTurn = writes.map(async ([each, key], index) => {
    await new Promise((done) => setTimeout(done, index % 17))
    return each.submit(addTo(key, 1))
  })
  await Promise.all(inTurn)
  expect(await sums(keys)).toEqual(all(keys, 31))
  expect(await broken(keys)).toEqual([])
})

test.each([
  [
    'throws',
    (key: string) =>
      decideBy(
        key,
        () => {
          throw new Error('a bug')
        },
        { on: together },
      ),
    /a bug/,
  ],
  ['violates', (key: string) => addTo(key, mostTotal + 1), /tally_total_check/],
])('one that %s fails alone, whatever the ledger of the others', async (name, faulty, cause) => {
  const keys = keysOf(name)
  await begin(keys)
  const good = keys.flatMap((key) => [world.submit(addTo(key, 1)), world.submit(addTo(key, 2))])
  const bad = world.submit(faulty(keys[3]!))
  const refused = world.submit(decideBy(keys[4]!, () => refuse('write.no-changes'), { on: together }))
  await expect(bad).rejects.toThrow(cause)
  expect(await refused).toEqual(refuse('write.no-changes'))
  await Promise.all(good)
  expect(await sums(keys)).toEqual(all(keys, 4))
  expect(await broken(keys)).toEqual([])
})

/** While somebody else has locked a row, all ledgers but the third are written; it follows once the row is free. */
const holdUpNoOther = async (keys: readonly string[], row: string, more: Partial<TallyWrite> = {}) => {
  await begin(keys)
  const client = await world.anotherNode().pool.connect()
  await client.query(`begin; select from ${row} for update`)
  const done: number[] = []
  const writes = keys.map(async (key, index) => {
    await world.submit(addTo(key, 1, more))
    done.push(index)
  })
  await until(() => expect(new Set(done)).toEqual(new Set([0, 1, 3, 4, 5, 6, 7, 8, 9])))
  expect(await world.sum(keys[2]!)).toBe(1)
  await client.query('commit')
  client.release()
  await Promise.all(writes)
  expect([await sums(keys), await broken(keys)]).toEqual([all(keys, 2), []])
}

test('a ledger that somebody else has locked holds up no other', () =>
  holdUpNoOther(keysOf('locked'), `ledger where id = 'tally:locked-2'`))

test('a write that waits for another row holds up no other ledger for long', () =>
  holdUpNoOther(keysOf('waits'), `tally where id = 'waits-2'`, {
    on: {
      ...together,
      /** Locks the rows of sums, as an order does with those of its limits. */
      load: async (transaction: Transaction, key: string, needs: readonly never[]) => {
        await transaction.run(sql`select from tally where id = ${key} for update`)
        return together.load(transaction, key, needs)
      },
    },
  }))

test('nothing waits for rows of a ledger that somebody else has locked, so rings of such waits never form', async () => {
  const keys = keysOf('rows', 2)
  await begin(keys)
  /** Locks the rows of sums, as a write to orders does. */
  const on = {
    ...tallies,
    load: async (transaction: Transaction, key: string, needs: readonly string[]) => {
      await transaction.run(sql`select from tally where id = any(${needs}) order by id for update`)
      return tallies.load(transaction, key, needs)
    },
  }
  const write = (key: string): OneState => ({
    on,
    key,
    actor: null,
    need: key,
    decide: () => accept({ reply: 1, changes: [{ key, added: 1 }], line: { code: 'added', params: {} } }),
  })
  const client = await world.anotherNode().pool.connect()
  await client.query(`begin; select from ledger where id = 'tally:rows-0' for update`)
  await client.query(`select from tally where id = 'rows-0' for update`)
  const [held, free] = keys.map((key) => world.submit(write(key)))
  await free
  await client.query('commit')
  client.release()
  await held
  expect(await sums(keys)).toEqual([2, 2])
})

test('ledgers without a first change begin beside others', async () => {
  const keys = keysOf('fresh', 5)
  await begin(keys.slice(0, 2))
  await Promise.all(keys.map((key) => world.submit(addTo(key, 5))))
  expect(await sums(keys)).toEqual([6, 6, 5, 5, 5])
  expect(await broken(keys)).toEqual([])
})

test.each(['commit', 'answer'] as const)(
  'after a lost %s nothing happens twice in any ledger',
  async (what) => {
    const keys = keysOf(`lost-${what}`)
    await begin(keys)
    await node.submit(addTo(keys[0]!, 1))
    let decided = 0
    const counted = (key: string) =>
      decideBy(
        key,
        ({ total }) => {
          decided += 1
          return accept({ reply: { total: total + 5 }, changes: [5], line: { code: 'added', params: {} } })
        },
        { on: together },
      )
    proxy.lose(what)
    const outcomes = await Promise.all(keys.map((key) => node.submit(counted(key))))
    expect(outcomes).toEqual(keys.map((_, index) => ({ reply: { total: index === 0 ? 7 : 6 } })))
    expect(await sums(keys)).toEqual(keys.map((_, index) => (index === 0 ? 7 : 6)))
    expect(decided).toBe(what === 'commit' ? 20 : 10)
    expect(await broken(keys)).toEqual([])
  },
)

test('another node that writes to one of them meanwhile changes none of the answers', async () => {
  const keys = keysOf('raced')
  await begin(keys)
  await node.submit(addTo(keys[0]!, 0))
  proxy.lose('answer')
  const mine = Promise.all(keys.map((key) => node.submit(addTo(key, 10))))
  const others = Array.from({ length: 20 }, () => world.submit(addTo(keys[5]!, 100)))
  await Promise.all([mine, ...others])
  expect(await sums(keys)).toEqual(keys.map((_, index) => (index === 5 ? 2011 : 11)))
  expect(await broken(keys)).toEqual([])
})

test('a connection killed in the middle is tried again, and nothing happens twice', async () => {
  const keys = keysOf('killed')
  await begin(keys)
  let killed = false
  const on = tallyKind(async ({ run }) => {
    if (killed) return
    killed = true
    const [row] = await run(sql<{ pid: number }>`select pg_backend_pid() as pid`)
    await world.asSuperuser((admin) => admin.query('select pg_terminate_backend($1)', [row!.pid]))
  }, 'stateOfEach')
  await Promise.all(keys.map((key) => world.submit(addTo(key, 5, { on }))))
  expect(await sums(keys)).toEqual(all(keys, 6))
  expect(await broken(keys)).toEqual([])
})

test('the same key is for one ledger, even in one transaction', async () => {
  const keys = keysOf('keyed', 2)
  await begin(keys)
  const outcomes = await Promise.all(
    keys.map((key) => world.submit(addTo(key, 5, repeat('k-two-ledgers', `body of ${key}`)))),
  )
  expect(outcomes).toEqual([{ reply: { total: 6 } }, refuse('write.key-other-body')])
  const again = await Promise.all(
    [1, 2].map(() => world.submit(addTo(keys[0]!, 5, repeat('k-two-ledgers', `body of ${keys[0]}`)))),
  )
  expect(again).toEqual(all(keys, { reply: { total: 6 } }))
  expect(await sums(keys)).toEqual([6, 1])
})

test('a dry run shares its transaction with no other and leaves no trace', async () => {
  const keys = keysOf('dry', 4)
  await begin(keys)
  const outcomes = await Promise.all(
    keys.map((key, index) => world.submit(addTo(key, 5, { dryRun: index === 1 }))),
  )
  expect(outcomes).toEqual(all(keys, { reply: { total: 6 } }))
  expect(await sums(keys)).toEqual([6, 1, 6, 6])
})

test('events of all ledgers are handled together, in the order of each', async () => {
  const keys = keysOf('events', 3)
  await begin(keys)
  const heard: string[][] = []
  for (const type of ['first', 'second'])
    world.reactions.on(
      type,
      async (_transaction, events) => void heard.push(events.map(({ key }) => `${type} ${key}`)),
    )
  const loud = (key: string) =>
    decideBy(
      key,
      ({ total }) =>
        accept({
          reply: { total },
          changes: [1],
          line: { code: 'added', params: {} },
          events: ['first', 'second'].map((type) => ({ type, key })),
        }),
      { on: together },
    )
  await Promise.all(keys.map((key) => world.submit(loud(key))))
  expect(heard).toEqual([keys.map((key) => `first ${key}`), keys.map((key) => `second ${key}`)])
})

test('with one state, a write sees what those before it changed in other ledgers', async () => {
  const keys = keysOf('shared', 4)
  await begin(keys)
  /** Refuses once all of them are above a limit. */
  const within = (key: string): OneState => ({
    on: tallies,
    key,
    actor: null,
    need: key,
    decide: (state) => {
      const sum = [...state.values()].reduce((total, each) => total + each, 0)
      return sum + 5 > 15
        ? refuse('write.no-changes')
        : accept({ reply: sum + 5, changes: [{ key, added: 5 }], line: { code: 'added', params: {} } })
    },
  })
  const outcomes = await Promise.all(keys.map((key) => world.submit(within(key))))
  const refused = refuse('write.no-changes')
  expect(outcomes).toEqual([{ reply: 9 }, { reply: 14 }, refused, refused])
  expect(await sums(keys)).toEqual([6, 6, 1, 1])
  expect(await broken(keys)).toEqual([])
})
