import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { inTransaction, openDatabase, together, type DatabaseHandle } from './index.ts'

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

const prepared = async (): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%as asked%'`.execute(handle.db)
  return rows.map(({ statement }) => statement)
}

test('statements of transactions are prepared once; reads with texts of all kinds use no names up', async () => {
  for (let text = 0; text < 1200; text++) await sql`select ${sql.lit(text)} as asked`.execute(handle.db)
  expect(await prepared()).toEqual([])
  for (let round = 0; round < 3; round++)
    await inTransaction(handle.pool, ({ run }) => run(sql`select 'again' as asked`))
  expect(await prepared()).toEqual([`select 'again' as asked`])
})

test('a read that says so is kept too, and those of one connection travel together', async () => {
  const kept = () =>
    together(handle.db, (one) =>
      Promise.all(
        [1, 2].map(
          async (value) =>
            (await sql<{ asked: number }>`/* kept */ select ${value}::int as asked`.execute(one)).rows,
        ),
      ),
    )
  for (let round = 0; round < 3; round++) expect(await kept()).toEqual([[{ asked: 1 }], [{ asked: 2 }]])
  expect(await prepared()).toContain('/* kept */ select $1::int as asked')
})
