import { sql } from 'kysely'
import type { Order, OrderStage } from '@bookrunner/domain/orders'
import type { Db, Runner } from '../../../platform/db/index.ts'

/** Orders of a deal in these stages. */
export const readOrdersIn = async (
  db: Db,
  dealId: string,
  stages: readonly OrderStage[],
): Promise<Order[]> => {
  const { rows } = await sql<{ record: Order }>`
    select record from deal_order where deal_id = ${dealId} and stage = any(${stages})`.execute(db)
  return rows.map(({ record }) => record)
}

/** Records the recipients of a notice, and returns those who are new. */
export const recordRecipients = async (
  { run }: Runner,
  noticeId: string,
  people: readonly string[],
): Promise<string[]> => {
  const rows = await run(sql<{ id: string }>`
    insert into book_chase_told (notice_id, user_id) select ${noticeId}, id from unnest(${people}::text[]) id
    on conflict do nothing returning user_id as id`)
  return rows.map(({ id }) => id)
}
