import { sql } from 'kysely'
import type { OrderStage } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'
import { recordOfVersion } from '../orders/index.ts'
import { lastSizeSql } from './state/book-at-guidance.repo.ts'

export interface SizeChange {
  orderId: string
  seq: number
  at: Temporal.Instant
  stage: OrderStage
  soft: boolean
  size: number
}

/** The size in each version that managers read, from a state to another, for all orders of a deal or for some. */
export const readSizeChanges = async (
  db: Db,
  {
    dealId,
    ids,
    since,
    until,
  }: { dealId: string; ids: readonly string[] | null; since: number; until: number },
): Promise<SizeChange[]> => {
  const { rows } = await sql<SizeChange>`/* prepared */
    select v.order_id as "orderId", v.seq, v.at, v.stage, ${lastSizeSql(recordOfVersion)}
    from deal_order o join order_version v on v.order_id = o.id
    where o.deal_id = ${dealId} and o.stage <> 'draft' and o.seq > ${since} and v.stage <> 'draft'
      and v.seq > ${since} and v.seq <= ${until}${ids === null ? sql`` : sql` and o.id = any(${ids})`}
    order by v.seq`.execute(db)
  return rows
}
