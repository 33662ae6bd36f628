import { sql } from 'kysely'
import type { Db, Transaction } from '../../../platform/db/index.ts'

/** Deals with orders from before limits. */
export const findUncounted = async (db: Db, most: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select deal_id as id from quota_uncounted order by deal_id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

export const markCounted = ({ run }: Transaction, dealId: string): Promise<unknown> =>
  run(sql`delete from quota_uncounted where deal_id = ${dealId}`)
