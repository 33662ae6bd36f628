import { sql } from 'kysely'
import type { Db, Transaction } from '../../../platform/db/index.ts'
import type { Stamped } from '../../../platform/service/index.ts'

/** What a person has marked as read in a book. */
export interface ReadMarker {
  upTo: number
  orderIds: string[]
}

export const readReadMarker = async (db: Db, userId: string, dealId: string): Promise<ReadMarker> => {
  const row = await db
    .selectFrom('book_seen')
    .select(['up_to', 'order_ids'])
    .where('user_id', '=', userId)
    .where('deal_id', '=', dealId)
    .executeTakeFirst()
  return { upTo: row?.up_to ?? 0, orderIds: row?.order_ids ?? [] }
}

export interface ReadMarkerChange {
  dealId: string
  marker: ReadMarker
}

export const loadReadMarkers = async (
  { run }: Transaction,
  userId: string,
  dealIds: readonly string[],
): Promise<Map<string, ReadMarker>> => {
  const rows = await run(sql<ReadMarker & { dealId: string }>`
    select deal_id as "dealId", up_to as "upTo", order_ids as "orderIds"
    from book_seen where user_id = ${userId} and deal_id = any(${[...new Set(dealIds)]})`)
  return new Map(rows.map(({ dealId, ...marker }) => [dealId, marker]))
}

/** Saves the newest marker of each book. */
export const saveReadMarkers = (
  { run }: Transaction,
  userId: string,
  _changes: readonly Stamped<ReadMarkerChange>[],
  state: ReadonlyMap<string, ReadMarker>,
): Promise<unknown> => {
  const rows = [...state].map(([dealId, { upTo, orderIds }]) => ({
    deal_id: dealId,
    up_to: upTo,
    order_ids: orderIds,
  }))
  return run(sql`
    insert into book_seen (user_id, deal_id, up_to, order_ids)
    select ${userId}, deal_id, up_to, order_ids
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (deal_id text, up_to bigint, order_ids text[])
    on conflict (user_id, deal_id) do update set up_to = excluded.up_to, order_ids = excluded.order_ids`)
}
