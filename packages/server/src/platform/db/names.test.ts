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
    select statement from pg_prepared_statements where statement like '%as answer%'`.execute(handle.db)
  return rows.map(({ statement }) => statement)
}

test('statements of transactions are prepared once; reads with texts of all kinds use up no names', async () => {
  for (let text = 0; text < 1200; text++) await sql`select ${sql.lit(text)} as answer`.execute(handle.db)
  expect(await prepared()).toEqual([])
  for (let round = 0; round < 3; round++)
    await inTransaction(handle.pool, ({ run }) => run(sql`select 'again' as answer`))
  expect(await prepared()).toEqual([`select 'again' as answer`])
})

test('marked reads are prepared too, and those of one connection travel together', async () => {
  const readTwice = () =>
    together(handle.db, (one) =>
      Promise.all(
        [1, 2].map(
          async (value) =>
            (await sql<{ answer: number }>`/* prepared */ select ${value}::int as answer`.execute(one)).rows,
        ),
      ),
    )
  for (let round = 0; round < 3; round++)
    expect(await readTwice()).toEqual([[{ answer: 1 }], [{ answer: 2 }]])
  expect(await prepared()).toContain('/* prepared */ select $1::int as answer')
})
