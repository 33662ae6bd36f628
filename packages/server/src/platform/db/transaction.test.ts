import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { inTransaction, openDatabase, type DatabaseHandle, type Transaction } from './index.ts'

let database: TestDatabase
let handle: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
  handle = openDatabase(database.url, 1)
})
afterAll(async () => {
  await handle.close()
  await database.drop()
})

const fails = ({ run }: Transaction) => run(sql`select 1 / 0`)
/** Two statements, so that the failure of the first is heard after the second is sent. */
const both = (all: Transaction) => Promise.all([fails(all), follows(all)])
const follows = ({ run }: Transaction) => run(sql`select 1`)

test.each([
  ['before the end', async (all) => Promise.all([both(all), all.commit()])],
  ['before others of its packet', async (all) => Promise.all([both(all), follows(all)])],
  ['overlooked', async (all) => Promise.all([fails(all).catch(() => {}), follows(all)])],
  ['overlooked until the end', async (all) => Promise.all([fails(all).catch(() => {}), all.commit()])],
] as [string, (transaction: Transaction) => Promise<unknown>][])(
  'reports the statement that fails %s, and not its consequences',
  async (_where, work) => {
    await expect(inTransaction(handle.pool, work)).rejects.toThrow(/division by zero/)
    // The connection can be used again.
    expect(await inTransaction(handle.pool, follows)).toHaveLength(1)
  },
)

test('settings travel with BEGIN and end with the transaction', async () => {
  const shown = async ({ run }: Transaction) => [
    ...(await run(sql`show plan_cache_mode`)),
    ...(await run(sql`show lock_timeout`)),
  ]
  const settings = { plan_cache_mode: 'force_generic_plan', lock_timeout: 250 } as const
  expect(await inTransaction(handle.pool, shown, settings)).toEqual([
    { plan_cache_mode: 'force_generic_plan' },
    { lock_timeout: '250ms' },
  ])
  expect(await inTransaction(handle.pool, shown)).toEqual([
    { plan_cache_mode: 'auto' },
    { lock_timeout: '0' },
  ])
})

test('statements that start together are answered together', async () => {
  const client = await handle.pool.connect()
  let answers = 0
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  connection.on('readyForQuery', () => (answers += 1))
  client.release()
  await inTransaction(handle.pool, async (all) => {
    await Promise.all([follows(all), follows(all), follows(all), follows(all)])
    await Promise.all([follows(all), follows(all), all.commit()])
  })
  // BEGIN, two packets, COMMIT.
  expect(answers).toBe(4)
})

test('rows of a repeated statement are read as they were the first time', async () => {
  const read = ({ run }: Transaction) =>
    run(
      sql`select n::bigint as n, case when n > 1 then now() end as at, '[]'::jsonb as list from generate_series(1, 2) n`,
    )
  const expected = [
    { n: 1, at: null, list: [] },
    { n: 2, at: expect.any(Temporal.Instant) as unknown, list: [] },
  ]
  for (let time = 0; time < 3; time++) expect(await inTransaction(handle.pool, read)).toEqual(expected)
})

test('a value that cannot be read is a fault of its statement', async () => {
  const unreadable = ({ run }: Transaction) =>
    run(sql`select n + 9007199254740991 as n from generate_series(0, 2) n`)
  const work = async (all: Transaction) => {
    const [first, second] = await Promise.allSettled([unreadable(all), follows(all)])
    expect(second.status).toBe('fulfilled')
    if (first.status === 'rejected') throw first.reason
  }
  await expect(inTransaction(handle.pool, work)).rejects.toThrow(/outside the safe range/)
  expect(await inTransaction(handle.pool, follows)).toHaveLength(1)
})

test('a statement that was skipped after a failure is prepared again', async () => {
  const skipped = ({ run }: Transaction) => run(sql`select 'skipped' as it`)
  await expect(inTransaction(handle.pool, (all) => Promise.all([fails(all), skipped(all)]))).rejects.toThrow(
    /division by zero/,
  )
  expect(await inTransaction(handle.pool, skipped)).toEqual([{ it: 'skipped' }])
})

test('after a broken connection every statement of the packet fails', async () => {
  const work = (all: Transaction) =>
    Promise.allSettled([all.run(sql`select pg_terminate_backend(pg_backend_pid())`), follows(all)])
  const settled = await inTransaction(handle.pool, work)
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await inTransaction(handle.pool, follows)).toHaveLength(1)
})

test('a fault tells which statement failed and who ran it, and no values', async () => {
  const runsIt = async ({ run }: Transaction) =>
    void (await run(sql`select 'named', 1 / ${0}::int, ${'secret'}::text`))
  const fault = await inTransaction(handle.pool, (all) =>
    Promise.all([follows(all), runsIt(all), follows(all)]),
  ).then(
    () => undefined,
    (caught: unknown) => caught as Error & { statement?: string },
  )
  expect(fault?.message).toBe('division by zero')
  expect(fault?.statement).toBe(`select 'named', 1 / $1::int, $2::text`)
  expect(fault?.stack).toMatch(/^error: division by zero\n[^]* runsIt /)
  expect(JSON.stringify([fault, fault?.stack])).not.toContain('secret')
})

test('a statement that cannot be sent fails, and with it the transaction', async () => {
  await inTransaction(handle.pool, ({ run, commit }) =>
    Promise.all([run(sql`create table sent (n int)`), commit()]),
  )
  const client = await handle.pool.connect()
  const { connection } = client as unknown as {
    connection: { bind: (statement: { values: unknown[] }) => void }
  }
  const { bind } = connection
  connection.bind = (statement) => {
    if (statement.values.includes('7')) throw new RangeError('too long')
    bind.call(connection, statement)
  }
  client.release()
  const add = ({ run }: Transaction, n: number) => run(sql`insert into sent values (${n})`)
  const work = async (all: Transaction) => {
    const settled = await Promise.allSettled([add(all, 1), add(all, 7), add(all, 2), all.commit()])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    for (const each of settled) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(RangeError)
  }
  await inTransaction(handle.pool, work)
  connection.bind = bind
  // The connection is the same, and nothing is stored.
  expect(await inTransaction(handle.pool, ({ run }) => run(sql`select n from sent`))).toEqual([])
  await inTransaction(handle.pool, (all) => Promise.all([add(all, 7), all.commit()]))
  expect(await inTransaction(handle.pool, ({ run }) => run(sql`select n from sent`))).toEqual([{ n: 7 }])
})

test('after a cancelled statement those behind it fail, and the connection can be used again', async () => {
  const work = async (all: Transaction) => {
    await all.run(sql`set local statement_timeout = 50`)
    const settled = await Promise.allSettled([follows(all), all.run(sql`select pg_sleep(30)`), follows(all)])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    for (const each of settled) if (each.status === 'rejected') throw each.reason
  }
  await expect(inTransaction(handle.pool, work)).rejects.toMatchObject({
    code: '57014',
    statement: 'select pg_sleep(30)',
  })
  expect(await inTransaction(handle.pool, follows)).toHaveLength(1)
})

test('a packet that is under way when an earlier one fails is refused for the cause', async () => {
  const work = async (all: Transaction) => {
    const first = Promise.allSettled([all.run(sql`select pg_sleep(0.05)`), fails(all)])
    await new Promise((done) => setImmediate(done))
    const second = Promise.allSettled([follows(all), all.run(sql`select 'second' as it`)])
    const settled = [...(await first), ...(await second)]
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    for (const each of settled)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ message: 'division by zero' })
  }
  await inTransaction(handle.pool, work)
  const again = ({ run }: Transaction) => run(sql`select 'second' as it`)
  expect(await inTransaction(handle.pool, again)).toEqual([{ it: 'second' }])
})
