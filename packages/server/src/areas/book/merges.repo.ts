import { sql } from 'kysely'
import type { Merge } from '@bookrunner/domain/book'
import type { ComparedContent } from '@bookrunner/domain/orders'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'

export interface MergeRow {
  id: string
  deal_id: string
  order_ids: string[]
  rule: Merge['rule']
  size: number | null
  reason: string | null
  lead_order_id: string | null
  was: Record<string, ComparedContent | null>
  at: Temporal.Instant
  by_id: string
  seq: number
}

export const mergeOf = (row: MergeRow): Merge => ({
  id: row.id,
  dealId: row.deal_id,
  orderIds: row.order_ids,
  rule: row.rule,
  size: row.size as FaceAmount | null,
  reason: row.reason,
  leadOrderId: row.lead_order_id,
  was: row.was,
  at: row.at.toString(),
  by: row.by_id,
  seq: row.seq,
})

/** In force now, oldest first. */
export const mergesIn = (dealIds: readonly string[]) => sql<MergeRow>`
  select id, deal_id, order_ids, rule, size, reason, lead_order_id, was, at, by_id, seq
  from order_merge where deal_id = any(${dealIds}) and split_seq is null order by seq`

export const readMerges = async (db: Db, dealId: string): Promise<Merge[]> =>
  (await mergesIn([dealId]).execute(db)).rows.map(mergeOf)
