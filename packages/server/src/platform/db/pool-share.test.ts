import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import { Places } from '../places.ts'
import { inShare, openDatabase, PoolShare, type DatabaseHandle } from './index.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let handle: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
  handle = openDatabase(database.url, 4, undefined, { connection: 500, answer: 20_000 })
})
afterAll(async () => {
  await handle.close()
  await database.drop()
})

/** A statement that ends when the test lets go of this lock. */
const hold = async () => {
  const client = await handle.pool.connect()
  await client.query('select pg_advisory_lock(7)')
  return async () => {
    await client.query('select pg_advisory_unlock(7)')
    client.release()
  }
}
const held = () => sql`select pg_advisory_lock_shared(7), pg_advisory_unlock_shared(7)`.execute(handle.db)

it('leaves the other connections of the pool to others, and lets the next in when one ends', async () => {
  const release = await hold()
  const places = new Places(2)
  const inPlace = <Result>(work: () => Result) => inShare(new PoolShare(places), work)
  const slow = Array.from({ length: 2 }, () => inPlace(held))
  await until(() => expect(handle.pool.totalCount - handle.pool.idleCount).toBe(3))
  // Without a place a slow statement waits as long as for the pool, and then fails as there.
  await expect(inPlace(held)).rejects.toThrow(/timeout exceeded/)
  expect(handle.pool.waitingCount).toBe(0)
  expect((await sql<{ one: number }>`select 1 as one`.execute(handle.db)).rows).toEqual([{ one: 1 }])
  const next = inPlace(held)
  await release()
  await Promise.all([...slow, next])
})

it('gives the place back after a fault', async () => {
  const share = new PoolShare(new Places(1))
  const fault = () => inShare(share, () => sql`select no_such_function()`.execute(handle.db))
  await expect(fault()).rejects.toThrow(/does not exist/)
  await expect(fault()).rejects.toThrow(/does not exist/)
})

it('lets a call in a transaction read beside it, so that such calls never wait for each other', async () => {
  const places = new Places(1)
  const packing = () =>
    handle.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction)
      return sql`select 1`.execute(handle.db)
    })
  await Promise.all(Array.from({ length: 3 }, () => inShare(new PoolShare(places), packing)))
})
