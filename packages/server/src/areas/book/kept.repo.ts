import { sql } from 'kysely'
import type { Merge, Resolution } from '@bookrunner/domain/book'
import type { Weighed } from '@bookrunner/domain/orders'
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
  was: Record<string, Weighed | null>
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

/** In force now, in the order in which they were made. */
export const mergesIn = (dealIds: readonly string[]) => sql<MergeRow>`
  select id, deal_id, order_ids, rule, size, reason, lead_order_id, was, at, by_id, seq
  from order_merge where deal_id = any(${dealIds}) and split_seq is null order by seq`

export const readMerges = async (db: Db, dealId: string): Promise<Merge[]> =>
  (await mergesIn([dealId]).execute(db)).rows.map(mergeOf)

/** By key: what was decided last. Whether it still holds is `resolutionOf`'s say. */
export const readResolutions = async (db: Db, dealId: string): Promise<Map<string, Resolution>> => {
  const rows = await db
    .selectFrom('finding_decision')
    .selectAll()
    .distinctOn('key')
    .where('deal_id', '=', dealId)
    .orderBy('key')
    .orderBy('seq', 'desc')
    .execute()
  return new Map(
    rows.map((row) => [
      row.key,
      {
        key: row.key,
        kind: row.kind,
        orderIds: row.order_ids,
        leftOut: row.left_out,
        reason: row.reason,
        at: row.at.toString(),
        by: row.by_id,
      },
    ]),
  )
}

/** What somebody has taken note of in a book. */
export interface Taken {
  upTo: number
  orderIds: string[]
}

export const readSeen = async (db: Db, userId: string, dealId: string): Promise<Taken> => {
  const row = await db
    .selectFrom('book_seen')
    .select(['up_to', 'order_ids'])
    .where('user_id', '=', userId)
    .where('deal_id', '=', dealId)
    .executeTakeFirst()
  return { upTo: row?.up_to ?? 0, orderIds: row?.order_ids ?? [] }
}
