import { sql, type Kysely } from 'kysely'

/**
 * Each new order counts those of its house on the deal. `order_sum` has the number of live ones with a size; this finds
 * the others: intentions, and orders dropped at FPG, which their investors may bring back. The index before it has
 * no reader any more.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index deal_order_beside_sum on deal_order (deal_id, investor_id)
    where stage = 'intention' or (stage = 'live' and record -> 'fpg' -> 'orderLevels' = '[]')`.execute(db)
  await sql`drop index deal_order_by_house`.execute(db)
}
