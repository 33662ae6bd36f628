import { sql, type RawBuilder } from 'kysely'
import type { Merge } from '@bookrunner/domain/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { lastOrderLevels, topSize, type FiguresSource, type OrderStage } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'

/** An order's last size in one of its versions. */
export interface OrderSize {
  stage: OrderStage
  soft: boolean
  size: FaceAmount
}

export const lastSize = (order: FiguresSource): OrderSize => ({
  stage: order.stage,
  soft: order.commitment === 'soft',
  size: topSize(lastOrderLevels(order)),
})

/** The same for a version's record, in SQL. */
export const lastSizeSql = (record: RawBuilder<unknown>) => sql`
  ${record} ->> 'commitment' = 'soft' as soft, coalesce((
    select max((r ->> 'size')::bigint) from jsonb_array_elements(
      case when ${record} -> 'fpg' = 'null' then ${record} -> 'orderLevels'
        else ${record} -> 'fpg' -> 'orderLevels' end) r), 0) as size`

/** The sizes of orders at a moment, without orders that came later. */
export const readOrdersAt = async (
  db: Db,
  ids: readonly string[],
  at: string,
): Promise<Map<string, FiguresSource>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<FiguresSource & { id: string }>`/* prepared */
    select distinct on (v.order_id) v.order_id as id, v.stage, v.record ->> 'commitment' as commitment,
      v.record -> 'orderLevels' as "orderLevels", v.record -> 'tests' as tests,
      v.record -> 'fpg' as fpg
    from order_versioned v where v.order_id = any(${ids}) and v.at <= ${at}::timestamptz
    order by v.order_id, v.number desc, v.line desc`.execute(db)
  return new Map(rows.map(({ id, ...order }) => [id, order]))
}

/** Merges in force at a moment, including those split later. */
export const readMergesAt = async (
  db: Db,
  { dealId, ledger, at }: { dealId: string; ledger: string; at: string },
): Promise<Pick<Merge, 'id' | 'orderIds' | 'rule' | 'size'>[]> => {
  const { rows } = await sql<Pick<Merge, 'id' | 'orderIds' | 'rule' | 'size'>>`/* prepared */
    select m.id, m.order_ids as "orderIds", m.rule, m.size from order_merge m
    where m.deal_id = ${dealId} and m.at <= ${at}::timestamptz and (m.split_seq is null or exists (
      select from ledger_entry e
      where e.ledger_id = ${ledger} and e.seq = m.split_seq and e.at > ${at}::timestamptz))`.execute(db)
  return rows
}
