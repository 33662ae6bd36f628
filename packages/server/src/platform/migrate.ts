// Brings a database to the tables this version of the app expects.
import { readdir } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Logger } from 'pino'
import { forEver, openDatabase, type DatabaseHandle } from './db/index.ts'
import { seedBase } from '../../seeds/base.ts'
import { migrateJobs } from './jobs.ts'

const folder = new URL('../../migrations/', import.meta.url)
const migrateLock = 8_074_661

/**
 * Creates the app's tables, those of its jobs, and the base records: everything missing, or after a fault nothing.
 * Nodes that start together take turns. Returns what was done.
 */
export async function prepareDatabase({ db, pool }: DatabaseHandle, log?: Logger): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // A migration, here or on another node, may take longer than a request ever should.
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${sql.lit(migrateLock)})`.execute(connection)
    try {
      const done = await migrate(connection)
      await migrateJobs(pool, log)
      await seedBase(connection)
      return done
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(migrateLock)})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

/** The same on connections without timeouts. */
export async function prepareDatabaseAt(url: string, log?: Logger): Promise<string[]> {
  const database = openDatabase(url, 2, undefined, forEver)
  try {
    return await prepareDatabase(database, log)
  } finally {
    await database.close()
  }
}

// A migration knows the tables of its own time, not today's.
// oxlint-disable-next-line typescript/no-explicit-any
async function migrate(db: Kysely<any>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error as Error
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file))
  const modules = files.map(async (file) => {
    const migration = (await import(new URL(file, folder).href)) as Migration
    return [file.slice(0, -'.ts'.length), migration] as const
  })
  return Object.fromEntries(await Promise.all(modules))
}
