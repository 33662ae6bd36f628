import { sql, type Kysely } from 'kysely'

/** Finds the orders of one house on one deal, which each new order counts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index deal_order_by_house on deal_order (deal_id, investor_id)
    where stage in ('intention', 'live')`.execute(db)
}
