import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { refuse } from '@bookrunner/domain/kernel'
import { addAlso, linesIn } from '../../../test/further-lines.ts'
import { openProxy } from '../../../test/proxy.ts'
import { openPipelineWorld, type PipelineWorld } from '../../../test/pipeline.ts'
import { actor, decideBy, mostTotal, repeat, tallyKind } from '../../../test/tally.ts'
import type { Transaction } from '../db/index.ts'
import { refuseAndRecord } from './index.ts'

let world: PipelineWorld
beforeAll(async () => (world = await openPipelineWorld()))
afterAll(() => world.close())

const { linesOf, amountsOf, broken } = linesIn(() => world)
const exists = async (ledgerId: string) =>
  (await world.db.selectFrom('ledger').select('id').where('id', '=', ledgerId).execute()).length === 1

test('a write adds a line to further ledgers in its own transaction, and each is notified', async () => {
  await world.submit(addAlso('one', 5, ['offer:b', 'offer:a'], { actor: actor() }))
  await world.submit(addAlso('one', 7, ['offer:a']))
  expect(await linesOf('offer:a')).toMatchObject([
    { seq: 1, code: 'read', params: { amount: 5 }, actor: 'usr_test' },
    { seq: 2, code: 'read', params: { amount: 7 }, actor: null },
  ])
  expect(await amountsOf('offer:b')).toEqual([[1, 5]])
  const by = async (ledgerId: string) => (await linesOf(ledgerId)).map((line) => line.by)
  expect(await by('offer:a')).toEqual(await by('tally:one'))
  expect(world.notified.slice(-5)).toEqual([
    'tally:one 1',
    'offer:a 1',
    'offer:b 1',
    'tally:one 2',
    'offer:a 2',
  ])
  expect(await broken('tally:one', 'offer:a', 'offer:b')).toEqual([])
})

test('several writes of one batch add to the same ledger, in their order', async () => {
  const outcomes = await Promise.all(
    [1, 2, 3, 4].map((amount) =>
      world.submit(addAlso('many', amount, amount === 3 ? ['offer:rare', 'offer:many'] : ['offer:many'])),
    ),
  )
  expect(outcomes).toHaveLength(4)
  expect(await amountsOf('offer:many')).toEqual([1, 2, 3, 4].map((amount) => [amount, amount]))
  expect(await amountsOf('offer:rare')).toEqual([[1, 3]])
  expect(world.notified.filter((line) => line.startsWith('offer:many'))).toEqual([
    'offer:many 1',
    'offer:many 4',
  ])
  expect(await broken('offer:many', 'offer:rare')).toEqual([])
})

test('a refusal adds nothing, a recorded one adds its lines', async () => {
  const also = [{ ledger: 'offer:no', line: { code: 'read', params: { amount: 0 } } }]
  await world.submit(decideBy('no', () => refuse('write.no-changes')))
  expect(await exists('offer:no')).toBe(false)
  const recorded = refuseAndRecord(refuse('write.no-changes'), {
    changes: [],
    line: { code: 'tried', params: {} },
    also,
  })
  expect(await world.submit(decideBy('no', () => recorded))).toEqual(refuse('write.no-changes'))
  expect(await amountsOf('offer:no')).toEqual([[1, 0]])
})

test('a failed write loses its further lines and leaves those of its neighbours', async () => {
  const good = [1, 2].map((amount) => world.submit(addAlso('falls', amount, ['offer:falls'])))
  const bad = world.submit(addAlso('falls', mostTotal + 1, ['offer:falls', 'offer:never']))
  const own = world.submit(addAlso('falls', 9, ['tally:falls']))
  const after = world.submit(addAlso('falls', 3, ['offer:falls']))
  await expect(bad).rejects.toThrow(/tally_total_check/)
  await expect(own).rejects.toThrow(/its own ledger/)
  await Promise.all([...good, after])
  expect(await amountsOf('offer:falls')).toEqual([1, 2, 3].map((amount) => [amount, amount]))
  expect(await exists('offer:never')).toBe(false)
})

test('reactions run in between; if one fails, nothing is stored', async () => {
  await sql`create table reactions (lines int check (lines < 2))`.execute(world.db)
  world.reactions.on('reacts.added', ({ run }) =>
    run(sql`insert into reactions select total from tally where id = 'reacts'`),
  )
  await world.submit(addAlso('reacts', 1, ['offer:reacts'], { actor: actor() }))
  const failing = world.submit(addAlso('reacts', 1, ['offer:reacts'], { actor: actor() }))
  await expect(failing).rejects.toThrow(/reactions_lines_check/)
  expect(await amountsOf('offer:reacts')).toEqual([[1, 1]])
})

test('a dry run adds, makes and notifies nothing', async () => {
  const notifiedBefore = world.notified.length
  const dry = addAlso('dry', 4, ['offer:dry'], { dryRun: true })
  expect(await world.submit(dry)).toEqual({ reply: { total: 4 } })
  expect(await exists('offer:dry')).toBe(false)
  expect(world.notified).toHaveLength(notifiedBefore)
})

test('a repeated key adds its line once', async () => {
  for (const _ of [1, 2]) await world.submit(addAlso('keyed', 2, ['offer:keyed'], repeat('k-also')))
  expect(await amountsOf('offer:keyed')).toEqual([[1, 2]])
})

test('two ledgers, two nodes, further lines in both orders: none lost, times never run backwards', async () => {
  const nodes = [world, world.anotherNode()]
  const ways = [
    ['offer:x', 'offer:y'],
    ['offer:y', 'offer:x'],
  ]
  await Promise.all(
    Array.from({ length: 200 }, (_, nr) =>
      nodes[nr % 2]!.submit(addAlso(`crossing-${nr % 4}`, 1, ways[(nr >> 1) % 2]!)),
    ),
  )
  for (const ledgerId of ['offer:x', 'offer:y']) {
    const lines = await linesOf(ledgerId)
    expect(lines).toHaveLength(200)
    expect(lines.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))).toEqual(lines)
  }
  expect(await broken('offer:x', 'offer:y')).toEqual([])
})

test('a write without further lines takes two round trips, one with them three', async () => {
  const proxy = await openProxy(world.url)
  const node = world.anotherNode(proxy.url)
  const cost = async (ledgers: readonly string[]): Promise<number> => {
    const before = proxy.roundTrips()
    await node.submit(addAlso('trips', 1, ledgers))
    return proxy.roundTrips() - before
  }
  await cost(['offer:trips'])
  expect([await cost([]), await cost(['offer:trips']), await cost(['offer:trips', 'offer:new'])]).toEqual([
    2, 3, 3,
  ])
  await proxy.close()
})

test.each(['commit', 'answer'] as const)('a lost %s writes no line twice', async (what) => {
  const proxy = await openProxy(world.url)
  const node = world.anotherNode(proxy.url)
  const [key, ledger] = [`lost-${what}`, `offer:lost-${what}`]
  await node.submit(addAlso(key, 1, [ledger]))
  const gathering = node.submit(addAlso(key, 2, [ledger]))
  const together = [3, 4].map((amount) => node.submit(addAlso(key, amount, [ledger])))
  await gathering
  proxy.lose(what)
  expect(await Promise.all(together)).toEqual([{ reply: { total: 6 } }, { reply: { total: 10 } }])
  expect(await amountsOf(ledger)).toEqual([1, 2, 3, 4].map((amount) => [amount, amount]))
  expect(node.notified.slice(-2)).toEqual([`tally:${key} 4`, `${ledger} 4`])
  expect(await broken(`tally:${key}`, ledger)).toEqual([])
  await proxy.close()
})

test('a connection killed in the middle is tried again, without a line twice', async () => {
  let killed = false
  const on = tallyKind(async ({ run }: Transaction) => {
    if (killed) return
    killed = true
    const [row] = await run(sql<{ pid: number }>`select pg_backend_pid() as pid`)
    await world.asSuperuser((admin) => admin.query('select pg_terminate_backend($1)', [row!.pid]))
  })
  await world.submit(addAlso('killed', 5, ['offer:killed'], { on }))
  expect(killed).toBe(true)
  expect(await amountsOf('offer:killed')).toEqual([[1, 5]])
})

test('changed further lines are found by verification', async () => {
  for (const amount of [1, 2, 3]) await world.submit(addAlso('forged', amount, ['offer:forged']))
  await world.asSuperuser((admin) =>
    admin.query(`
      set session_replication_role = replica;
      update ledger_entry set params = '{"amount": 9}' where ledger_id = 'offer:forged' and seq = 2`),
  )
  expect(await broken('tally:forged', 'offer:forged')).toEqual([{ ledgerId: 'offer:forged', seq: 2 }])
})
