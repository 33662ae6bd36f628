import { sql } from 'kysely'
import type { Order, OrderStage } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'

/** Orders of a deal in these stages. */
export const readOrdersIn = async (
  db: Db,
  dealId: string,
  stages: readonly OrderStage[],
): Promise<Order[]> => {
  const { rows } = await sql<{ record: Order }>`
    select record from order_now where deal_id = ${dealId} and stage = any(${stages})`.execute(db)
  return rows.map(({ record }) => record)
}
