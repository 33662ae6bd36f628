import { sql } from 'kysely'
import type { Db } from '../../../platform/db/index.ts'

/** Tranches with a due time by the database's clock, longest due first. */
export const findDueDeals = async (db: Db, most: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from deal where due_at <= clock_timestamp() order by due_at, id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
