import { sql } from 'kysely'
import type { Order } from '@bookrunner/domain/orders'
import type { Transaction } from '../../../platform/db/index.ts'

/** All submitted orders of some deals, and the time. */
export const loadCounted = async (
  { run }: Transaction,
  dealIds: readonly string[],
): Promise<{ orders: Order[]; now: Temporal.Instant }> => {
  const [orders, [clock]] = await Promise.all([
    run(sql<{ record: Order }>`
      select record from order_now where deal_id = any(${dealIds}) and stage <> 'draft' order by id`),
    run(sql<{ now: Temporal.Instant }>`select clock_timestamp() as now`),
  ])
  return { orders: orders.map(({ record }) => record), now: clock!.now }
}
