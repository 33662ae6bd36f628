import { sql } from 'kysely'
import type { Db } from '../../../platform/db/index.ts'

/** Tranches with a due time by the database's clock, longest due first. */
export const findDueDeals = async (db: Db, most: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from deal where due_at <= (select clock_timestamp()) order by due_at, id limit ${most}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Milliseconds until the next time comes that is not due yet. */
export const untilNextDue = async (db: Db): Promise<number | null> => {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from min(due_at) - clock_timestamp())::float8 * 1000 as ms
    from deal where due_at > (select clock_timestamp())`.execute(db)
  return rows[0]!.ms
}
