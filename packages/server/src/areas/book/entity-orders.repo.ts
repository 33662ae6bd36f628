import { sql } from 'kysely'
import type { Order } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'

/** The deals with an order of an institution. Whether a reader may know is decided by each book. */
export const readDealsOf = async (db: Db, investorId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('order_head')
    .select('deal_id')
    .distinct()
    .where('investor_id', '=', investorId)
    .execute()
  return rows.map(({ deal_id: dealId }) => dealId)
}

/** Its submitted orders on some deals, without a check of rights. */
export const readOrdersOn = async (
  db: Db,
  investorId: string,
  dealIds: readonly string[],
): Promise<Order[]> => {
  const { rows } = await sql<{ record: Order }>`
    select o.record from order_now o
    where o.investor_id = ${investorId} and o.deal_id = any(${dealIds}) and o.stage <> 'draft'
    order by o.seq, o.id`.execute(db)
  return rows.map(({ record }) => record)
}
