import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { inTransaction, openDatabase } from './db/index.ts'
import { logFor } from './log.ts'

let clone: TestDatabase
let client: pg.Client
beforeAll(async () => {
  clone = await createTestDatabase('migrated')
  client = new pg.Client({ connectionString: clone.url })
  await client.connect()
  await client.query(`create table secret_list (
    name text primary key check (name <> 'Grete Geheim'), born date, number int)`)
  await client.query(`insert into secret_list values ('Anna Anonym', '1970-01-02', 1)`)
})
afterAll(async () => {
  await client.end()
  await clone.drop()
})

test.each([
  ['a key that is taken', `insert into secret_list values ('Anna Anonym')`, '23505', 'secret_list_pkey'],
  ['a check', `insert into secret_list values ('Grete Geheim')`, '23514', 'secret_list_name_check'],
  ['a text that is no number', `select 'Anna Anonym'::int`, '22P02', undefined],
  ['a text that is no day', `insert into secret_list values ('x', 'Anna Anonym')`, '22007', undefined],
])('%s is logged without the row', async (_what, statement, code, constraint) => {
  const lines: string[] = []
  const fault: unknown = await client.query(statement).catch((error: unknown) => error)
  logFor({ logLevel: 'info' }, { write: (line) => lines.push(line) }).error({ err: fault }, 'failed')
  const { err } = JSON.parse(lines[0]!) as { err: Record<string, string> }
  expect(err).toMatchObject({ type: 'DatabaseError', code, stack: expect.stringContaining(' at ') })
  expect(err['constraint']).toBe(constraint)
  expect(lines[0]).not.toMatch(/Anonym|Geheim|1970/)
})

test('a fault of a transaction is logged with its statement, without values', async () => {
  const { pool, close } = openDatabase(clone.url, 1)
  const lines: string[] = []
  const fault: unknown = await inTransaction(pool, ({ run }) =>
    run(sql`insert into secret_list values (${'Grete Geheim'})`),
  ).catch((error: unknown) => error)
  await close()
  logFor({ logLevel: 'info' }, { write: (line) => lines.push(line) }).error({ err: fault }, 'failed')
  const { err } = JSON.parse(lines[0]!) as { err: Record<string, string> }
  expect(err).toMatchObject({
    code: '23514',
    statement: 'insert into secret_list values ($1)',
    stack: expect.stringContaining('log.test.ts'),
  })
  expect(lines[0]).not.toMatch(/Geheim/)
})

test('other faults keep their message', () => {
  const lines: string[] = []
  const log = logFor({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  log.error({ err: new TypeError('x is not a function') }, 'failed')
  expect(JSON.parse(lines[0]!)).toMatchObject({ err: { type: 'TypeError', message: 'x is not a function' } })
})
