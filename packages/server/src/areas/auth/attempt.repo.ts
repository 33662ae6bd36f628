import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Db } from '../../platform/db/index.ts'

/** The limiter's store uses a `pg` client; ours is behind Kysely. */
const storeOver = (db: Db) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
  },
})

/** Counts in a table, for all nodes together. One of the limiters is enough to delete old rows. */
export const limiter = (
  db: Db,
  keyPrefix: string,
  points: number,
  duration: number,
  { sweeps = false } = {},
) =>
  new RateLimiterPostgres({
    storeClient: storeOver(db),
    storeType: 'client',
    tableName: 'attempt',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    clearExpiredByTimeout: sweeps,
  })
