import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { refuse } from '@bookrunner/domain/kernel'
import { addAlso, linesIn } from '../../../test/further-lines.ts'
import { openProxy } from '../../../test/proxy.ts'
import { openPipelineWorld, type PipelineWorld } from '../../../test/pipeline.ts'
import { decideBy, tally, type Tally } from '../../../test/tally.ts'
import { firstHash } from './chain.ts'
import type { Aggregate } from './index.ts'

let world: PipelineWorld
beforeAll(async () => (world = await openPipelineWorld()))
afterAll(() => world.close())

const { linesOf, amountsOf, broken } = linesIn(() => world)

/** The need of such a write says to which ledgers it adds lines. */
const expecting: Aggregate<Tally, readonly string[], number> = {
  ...tally,
  load: (transaction, key) => tally.load(transaction, key, []),
  addsTo: (ledgers) => ledgers,
}
const addExpected = (key: string, amount: number, ledgers: readonly string[], need?: readonly string[]) => ({
  ...addAlso(key, amount, ledgers),
  on: expecting,
  need,
})

test('lines that were expected cost no round trip, others are locked when they are known', async () => {
  const proxy = await openProxy(world.url)
  const node = world.anotherNode(proxy.url)
  const cost = async (...writes: ReturnType<typeof addExpected>[]): Promise<number> => {
    const before = proxy.roundTrips()
    await Promise.all(writes.map((write) => node.submit(write)))
    return proxy.roundTrips() - before
  }
  await cost(addExpected('expected', 1, ['offer:expected']))
  for (const id of ['offer:new-expected', 'offer:before', 'offer:other'])
    await sql`insert into ledger (id, seq, hash) values (${id}, 0, ${firstHash(id)})`.execute(world.db)
  expect([
    await cost(addExpected('expected', 2, ['offer:expected'], ['offer:expected'])),
    await cost(addExpected('expected', 3, ['offer:expected'], ['offer:new-expected', 'offer:expected'])),
    await cost(addExpected('expected', 4, ['offer:expected'], ['offer:before'])),
    await cost(addExpected('expected', 5, ['offer:expected'])),
    // One with a smaller name than a locked one would be locked too late: everything is decided again.
    await cost(addExpected('expected', 6, ['offer:expected'], ['offer:other'])),
  ]).toEqual([2, 2, 3, 3, 5])
  expect(await amountsOf('offer:expected')).toEqual([1, 2, 3, 4, 5, 6].map((amount) => [amount, amount]))
  for (const ledger of ['offer:before', 'offer:other']) expect(await amountsOf(ledger)).toEqual([])
  expect(node.notified.filter((line) => !line.startsWith('tally'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((seq) => `offer:expected ${seq}`),
  )
  expect(await broken('tally:expected', 'offer:expected')).toEqual([])
  await proxy.close()
})

test('a ledger that is expected and missing is created before the write is decided, and is there for the next', async () => {
  const proxy = await openProxy(world.url)
  const node = world.anotherNode(proxy.url)
  const cost = async (amount: number): Promise<number> => {
    const before = proxy.roundTrips()
    const ledgers = ['offer:first', 'offer:second']
    await node.submit(addExpected('creating', amount, ledgers, ledgers))
    return proxy.roundTrips() - before
  }
  await node.submit(addAlso('creating', 1, []))
  await cost(2)
  expect(await cost(3)).toBe(2)
  for (const ledger of ['offer:first', 'offer:second'])
    expect(await amountsOf(ledger)).toEqual([
      [1, 2],
      [2, 3],
    ])
  expect(await broken('tally:creating', 'offer:first', 'offer:second')).toEqual([])
  // A refused write needs them too; nothing of it is to be seen.
  const refused = decideBy('creating', () => refuse('write.no-changes'))
  await node.submit({ ...refused, on: expecting, need: ['offer:for-refused'] })
  expect(await amountsOf('offer:for-refused')).toEqual([])
  await proxy.close()
})

test('two nodes, lines expected and not: none lost, no fault', async () => {
  const nodes = [world, world.anotherNode()]
  const ways = [
    ['offer:m', 'offer:n'],
    ['offer:n', 'offer:m'],
  ]
  await Promise.all(
    Array.from({ length: 200 }, (_, nr) => {
      const ledgers = ways[(nr >> 1) % 2]!
      return nodes[nr % 2]!.submit(
        addExpected(`mixed-${nr % 4}`, 1, ledgers, nr % 3 === 0 ? undefined : ledgers),
      )
    }),
  )
  for (const ledgerId of ['offer:m', 'offer:n']) {
    const lines = await linesOf(ledgerId)
    expect(lines).toHaveLength(200)
    expect(lines.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))).toEqual(lines)
  }
  expect(await broken('offer:m', 'offer:n')).toEqual([])
})

test('two nodes, each expecting what the other adds besides: no deadlock', async () => {
  const deadlocks = () =>
    world.asSuperuser(async (admin) => {
      const { rows } = await admin.query(
        'select deadlocks::int as count from pg_stat_database where datname = current_database()',
      )
      return Number(rows[0].count)
    })
  const nodes = [world, world.anotherNode()]
  const both = ['offer:p', 'offer:q']
  const before = await deadlocks()
  // The transaction of one begins while the other has locked what it expects.
  for (let time = 0; time < 40; time++)
    await Promise.all(
      nodes.map((node, nr) => node.submit(addExpected(`against-${nr}`, 1, both, [both[nr]!]))),
    )
  expect((await amountsOf('offer:p')).length).toBe(80)
  expect(await broken('offer:p', 'offer:q')).toEqual([])
  expect(await deadlocks()).toBe(before)
})
