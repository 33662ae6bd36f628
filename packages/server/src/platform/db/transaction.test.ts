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
