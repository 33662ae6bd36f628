import type { Order } from '@bookrunner/domain/orders'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/index.ts'

/** The orders that some houses have in the book of a deal. */
export const readEarlierOrders = async (
  db: Db,
  dealId: string,
  houses: readonly string[],
): Promise<Order[]> => {
  const { rows } = await sql<{ record: Order }>`
    select record from order_now
    where deal_id = ${dealId} and investor_id = any(${houses}::text[]) and stage in ('intention', 'live')
    order by id`.execute(db)
  return rows.map(({ record }) => record)
}
