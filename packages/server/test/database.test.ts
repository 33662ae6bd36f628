import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../src/platform/db/index.ts'
import { createTestDatabase } from './database.ts'

describe('test databases', () => {
  it('are separate from each other', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
    // As the app opens them: a pool closes before its connections, and the drop may still meet one of them.
    const [inOne, inTwo] = [openDatabase(one.url), openDatabase(two.url)]
    await inOne.pool.query('create table only_here (id int)')
    await expect(inTwo.pool.query('select * from only_here')).rejects.toThrow('does not exist')
    await Promise.all([inOne.close(), inTwo.close()])
    await Promise.all([one.drop(), two.drop()])
  })

  it('have the tables of this version', async () => {
    const database = await createTestDatabase()
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query(`select count(*)::int as n from kysely_migration`)
    expect(rows[0].n).toBeGreaterThanOrEqual(0)
    await client.end()
    await database.drop()
  })
})
