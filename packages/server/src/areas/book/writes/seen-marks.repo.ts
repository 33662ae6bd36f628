import { sql } from 'kysely'
import type { Transaction } from '../../../platform/db/index.ts'
import type { Stamped } from '../../../platform/service/index.ts'
import type { Taken } from '../kept.repo.ts'

export interface TakenChange {
  dealId: string
  taken: Taken
}

export const loadTaken = async (
  { run }: Transaction,
  userId: string,
  dealIds: readonly string[],
): Promise<Map<string, Taken>> => {
  const rows = await run(sql<Taken & { dealId: string }>`
    select deal_id as "dealId", up_to as "upTo", order_ids as "orderIds"
    from book_seen where user_id = ${userId} and deal_id = any(${[...new Set(dealIds)]})`)
  return new Map(rows.map(({ dealId, ...taken }) => [dealId, taken]))
}

/** Of each book what was taken last. */
export const saveTaken = (
  { run }: Transaction,
  userId: string,
  _changes: readonly Stamped<TakenChange>[],
  state: ReadonlyMap<string, Taken>,
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
