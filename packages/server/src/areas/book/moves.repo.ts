import { sql, type RawBuilder } from 'kysely'
import type { OrderStage } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'
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
  const ofIds = (id: RawBuilder<unknown>) => (ids === null ? sql`` : sql` and ${id} = any(${ids})`)
  const { rows } = await sql<SizeChange>`/* prepared */
    select v.order_id as "orderId", v.seq, v.at, v.stage, ${lastSizeSql(sql`coalesce(v.record, o.record)`)}
    from deal_order o join order_version v on v.order_id = o.id
    where o.deal_id = ${dealId} and o.stage <> 'draft' and o.seq > ${since} and v.stage <> 'draft'
      and v.seq > ${since} and v.seq <= ${until}${ofIds(sql`o.id`)}
    union all
    select v.order_id, v.seq, v.at, v.stage, ${lastSizeSql(sql`v.record`)}
    from confirmed_write w join confirmed_order n on n.write_id = w.id
      join order_versioned v on v.order_id = n.order_id and v.number = n.version and v.line = 0
    where w.deal_id = ${dealId} and w.seq > ${since} and w.seq <= ${until}${ofIds(sql`n.order_id`)}
    order by 2`.execute(db)
  return rows
}
