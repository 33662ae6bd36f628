import { sql, type Kysely } from 'kysely'

/** Each new order counts those of its house on the deal. `order_sum` has the number of live ones; this finds the intentions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index deal_order_intended on deal_order (deal_id, investor_id) where stage = 'intention'`.execute(
    db,
  )
}
