import { sql, type Kysely } from 'kysely'

/**
 * A house may only have so many drafts and withdrawn orders on a deal. The index of orders that `order_sum` does not
 * count has them too, with the stage, so that all kinds are counted by it alone.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index deal_order_beside_sum`.execute(db)
  await sql`
    create index deal_order_beside_sum on deal_order (deal_id, investor_id, stage)
    where stage <> 'live' or record -> 'fpg' -> 'orderLevels' = '[]'`.execute(db)
}
