// Brings a database to the tables this version of the app expects.
import { readdir } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Logger } from 'pino'
import type { DatabaseHandle } from './db/index.ts'
import { migrateJobs } from './jobs.ts'

const folder = new URL('../../migrations/', import.meta.url)
const migrateLock = 8_074_661

/** The app's own tables and those of its jobs. Nodes may do this at the same time. */
export async function prepareDatabase({ db, pool }: DatabaseHandle, log?: Logger): Promise<string[]> {
  const done = await migrate(db)
  await migrateJobs(pool, log)
  return done
}

/** Runs what has not run yet, all or nothing. Nodes that start together do it one after the other. */
export async function migrate(db: Kysely<any>): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(migrateLock)})`.execute(connection)
    try {
      const migrator = new Migrator({ db: connection, provider: { getMigrations } })
      const { error, results = [] } = await migrator.migrateToLatest()
      if (error) throw error
      return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(migrateLock)})`.execute(connection)
    }
  })
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file))
  const modules = files.map(async (file) => {
    const migration = (await import(new URL(file, folder).href)) as Migration
    return [file.slice(0, -'.ts'.length), migration] as const
  })
  return Object.fromEntries(await Promise.all(modules))
}
