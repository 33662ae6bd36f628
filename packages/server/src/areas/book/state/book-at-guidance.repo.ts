import { sql } from 'kysely'
import type { Merge } from '@bookrunner/domain/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { lastOrderLevels, topSize, type Figured, type OrderStage } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'

/** What an order last said of its size by a version of it. */
export interface OrderAtGuidance {
  stage: OrderStage
  soft: boolean
  size: FaceAmount
}

export const saidIn = (order: Figured): OrderAtGuidance => ({
  stage: order.stage,
  soft: order.commitment === 'soft',
  size: topSize(lastOrderLevels(order)),
})

/** The same of a version's record, told by the database. */
export const saidOf = (record: string) => sql`
  ${sql.raw(record)} ->> 'commitment' = 'soft' as soft, coalesce((
    select max((r ->> 'size')::bigint) from jsonb_array_elements(
      case when ${sql.raw(record)} -> 'fpg' = 'null' then ${sql.raw(record)} -> 'orderLevels'
        else ${sql.raw(record)} -> 'fpg' -> 'orderLevels' end) r), 0) as size`

/** These orders at a moment, as far as sizes follow from them; of those that were not there then, nothing. */
export const readThen = async (db: Db, ids: readonly string[], at: string): Promise<Map<string, Figured>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Figured & { id: string }>`/* kept */
    select distinct on (v.order_id) v.order_id as id, v.stage, v.record ->> 'commitment' as commitment,
      v.record -> 'orderLevels' as "orderLevels", v.record -> 'tests' as tests, v.record -> 'fpg' as fpg
    from order_version v where v.order_id = any(${ids}) and v.at <= ${at}::timestamptz
    order by v.order_id, v.number desc`.execute(db)
  return new Map(rows.map(({ id, ...order }) => [id, order]))
}

/** Merges in force at a moment, whether or not they still are. */
export const readMergesAt = async (
  db: Db,
  { dealId, ledger, at }: { dealId: string; ledger: string; at: string },
): Promise<Pick<Merge, 'id' | 'orderIds' | 'rule' | 'size'>[]> => {
  const { rows } = await sql<Pick<Merge, 'id' | 'orderIds' | 'rule' | 'size'>>`/* kept */
    select m.id, m.order_ids as "orderIds", m.rule, m.size from order_merge m
    where m.deal_id = ${dealId} and m.at <= ${at}::timestamptz and (m.split_seq is null or exists (
      select from ledger_entry e
      where e.ledger_id = ${ledger} and e.seq = m.split_seq and e.at > ${at}::timestamptz))`.execute(db)
  return rows
}
