import { setImmediate as immediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { refuse } from '@bookrunner/domain/kernel'
import { openPipelineWorld, type PipelineWorld } from '../../../test/pipeline.ts'
import { actor, add, decideBy, mostTotal, tally, type TallyKind } from '../../../test/tally.ts'
import { accept, unchanged } from './index.ts'

let world: PipelineWorld
beforeAll(async () => (world = await openPipelineWorld()))
afterAll(() => world.close())

const amounts = Array.from({ length: 500 }, (_, index) => index + 1)

test('many writes to one ledger share few transactions and land in their order', async () => {
  const outcomes = await Promise.all(amounts.map((amount) => world.submit(add('many', amount))))
  let total = 0
  expect(outcomes).toEqual(amounts.map((amount) => ({ reply: { total: (total += amount) } })))
  const { seqs, transactions } = await world.log('many')
  expect(seqs).toEqual(amounts)
  // The first finds no queue; those behind it go 256 at a time.
  expect(transactions).toBe(3)
  expect(await world.sum('many')).toBe(total)
  expect(world.notified.filter((line) => line.startsWith('tally:many '))).toEqual([
    'tally:many 1',
    'tally:many 257',
    'tally:many 500',
  ])
  expect(await world.verify('many')).toBeUndefined()
})

test('ledgers do not wait for each other', async () => {
  await world.submit(add('slow', 1))
  const release = await holdLock('tally:slow')
  const slow = world.submit(add('slow', 1))
  await expect.poll(() => waitingForLock()).toBe(1)
  await world.submit(add('quick', 1))
  expect([await world.sum('slow'), await world.sum('quick')]).toEqual([1, 1])
  await release()
  expect(await slow).toEqual({ reply: { total: 2 } })
})

test('a refusal never touches its neighbours', async () => {
  const refusal = decideBy('refused', () => refuse('write.no-changes'))
  const outcomes = await Promise.all(
    [add('refused', 1), refusal, add('refused', 2), refusal, add('refused', 3)].map((write) =>
      world.submit(write),
    ),
  )
  expect(outcomes).toEqual([
    { reply: { total: 1 } },
    refuse('write.no-changes'),
    { reply: { total: 3 } },
    refuse('write.no-changes'),
    { reply: { total: 6 } },
  ])
  expect((await world.log('refused')).seqs).toEqual([1, 2, 3])
})

test('a decision and a save that give others a turn are committed whole', async () => {
  const inTurns: TallyKind = {
    ...tally,
    savesInTurns: true,
    save: async (...saved) => {
      await immediate()
      return tally.save(...saved)
    },
  }
  const { decide } = add('turns', 5)
  const slow = add('turns', 5, {
    on: inTurns,
    decide: async (...decided) => {
      await immediate()
      return decide(...decided)
    },
  })
  // Two share a transaction, and the second is decided on what the first left.
  const outcomes = await Promise.all([slow, slow, slow].map((write) => world.submit(write)))
  expect(outcomes).toEqual([5, 10, 15].map((total) => ({ reply: { total } })))
  expect(await world.sum('turns')).toBe(15)
  expect((await world.log('turns')).transactions).toBe(2)
  expect(await world.verify('turns')).toBeUndefined()
})

test('an answer without a change makes no number, no line and no notification', async () => {
  await world.submit(add('same', 1))
  const same = decideBy('same', ({ total }) => unchanged({ total }))
  expect(await world.submit(same)).toEqual({ reply: { total: 1 } })
  expect((await world.log('same')).seqs).toEqual([1])
  expect(world.notified.filter((line) => line.startsWith('tally:same'))).toEqual(['tally:same 1'])
})

test.each([
  [
    'throws',
    () =>
      decideBy('throws', () => {
        throw new Error('a bug')
      }),
    /a bug/,
  ],
  ['violates', () => add('violates', mostTotal + 1), /tally_total_check/],
])('one that %s fails alone; its neighbours succeed', async (key, faulty, cause) => {
  const good = Array.from({ length: 20 }, () => world.submit(add(key, 1)))
  const bad = world.submit(faulty())
  const after = Array.from({ length: 20 }, () => world.submit(add(key, 1)))
  await expect(bad).rejects.toThrow(cause)
  await Promise.all([...good, ...after])
  expect(await world.sum(key)).toBe(40)
  expect((await world.log(key)).seqs).toEqual(amounts.slice(0, 40))
  expect(await world.verify(key)).toBeUndefined()
})

test('two nodes at once lose nothing', async () => {
  const nodes = [world, world.anotherNode(), world.anotherNode()]
  await Promise.all(amounts.map((_, index) => nodes[index % 3]!.submit(add('shared', 1))))
  expect(await world.sum('shared')).toBe(500)
  expect((await world.log('shared')).seqs).toEqual(amounts)
  expect(await world.verify('shared')).toBeUndefined()
})

test('an ended session is refused inside the transaction, and only it', async () => {
  world.ended.add('ses_over')
  const [mine, over] = await Promise.all([
    world.submit(add('sessions', 1, { actor: actor('ses_live') })),
    world.submit(add('sessions', 10, { actor: actor('ses_over') })),
  ])
  expect([mine, over]).toEqual([{ reply: { total: 1 } }, refuse('session.ended')])
  expect(await world.sum('sessions')).toBe(1)
})

test('changed rights are refused inside the transaction, and only they', async () => {
  world.changed.add('ses_moved')
  const [mine, moved] = await Promise.all([
    world.submit(add('rights', 1, { actor: actor('ses_same') })),
    world.submit(add('rights', 10, { actor: actor('ses_moved') })),
  ])
  expect([mine, moved]).toEqual([{ reply: { total: 1 } }, refuse('access.changed')])
  expect(await world.sum('rights')).toBe(1)
})

test('a right lost by the previous write refuses the next one, however close it follows', async () => {
  const freezes = decideBy('who-may', ({ total }) => {
    world.ended.add('ses_frozen')
    return accept({ reply: { total }, changes: [0], line: { code: 'frozen', params: {} } })
  })
  const frozen = () => add('who-may', 10, { actor: actor('ses_frozen') })
  const outcomes = await Promise.all([add('who-may', 1), frozen(), freezes, frozen()].map(world.submit))
  expect(outcomes).toEqual([
    { reply: { total: 1 } },
    { reply: { total: 11 } },
    { reply: { total: 11 } },
    refuse('session.ended'),
  ])
  expect((await world.log('who-may')).transactions).toBe(3)
})

test('events are handled in the same transaction, see the saved rows, and are rolled back with it', async () => {
  const handled: unknown[] = []
  await sql`create table echo (total bigint check (total < 100))`.execute(world.db)
  world.reactions.on('tally.added', async ({ run }, events) => {
    handled.push(await run(sql`select total from tally where id = 'events'`), events.length)
    await run(sql`insert into echo select total from tally where id = 'events'`)
  })
  const loud = (amount: number) =>
    decideBy('events', ({ total }) =>
      accept({
        reply: { total: total + amount },
        changes: [amount],
        line: { code: 'added', params: { amount } },
        events: [{ type: 'tally.added', amount }],
      }),
    )
  await world.submit(loud(5))
  expect(handled).toEqual([[{ total: 5 }], 1])
  expect(await world.count('echo')).toBe(1)
  await expect(world.submit(loud(500))).rejects.toThrow(/echo_total_check/)
  expect(await world.sum('events')).toBe(5)
  expect((await world.log('events')).seqs).toEqual([1])
})

test('the clock is the database’s, read under the lock', async () => {
  await world.submit(add('clock', 1))
  const release = await holdLock('tally:clock')
  const nows: Temporal.Instant[] = []
  const waiting = world.submit(
    decideBy('clock', ({ total }, { now }) => {
      nows.push(now)
      return unchanged({ total })
    }),
  )
  await expect.poll(() => waitingForLock()).toBe(1)
  const released = await release()
  await waiting
  expect(Temporal.Instant.compare(nows[0]!, released)).toBeGreaterThanOrEqual(0)
})

/** Returns a function that releases the lock and returns the database's time just before. */
const holdLock = async (ledgerId: string): Promise<() => Promise<Temporal.Instant>> => {
  const client = await world.anotherNode().pool.connect()
  await client.query('begin')
  await client.query('select 1 from ledger where id = $1 for update', [ledgerId])
  return async () => {
    const { rows } = await client.query('select clock_timestamp() as now')
    await client.query('commit')
    client.release()
    return rows[0].now
  }
}

const waitingForLock = (): Promise<number> =>
  world.asSuperuser(async (admin) => {
    const { rows } = await admin.query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0].n
  })
