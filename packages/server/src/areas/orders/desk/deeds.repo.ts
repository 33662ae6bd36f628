import { sql } from 'kysely'
import { announcementOfOrder, orderDeeds, type OrderDeed } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'

/** An act on several orders: a line of the deal's log without a version of the order. */
interface Deed {
  seq: number
  at: string
  act: OrderDeed
  by: string
  orderIds: string[]
  reason: string | null
}

/** The condition of the index of such lines. PostgreSQL must find it in the statement: no parameter can say it. */
const isAct = sql.raw(`l.code in (${orderDeeds.map((act) => `'order.${act}'`).join(', ')})`)

/** Newest first. */
export const readDeeds = async (db: Db, orderId: string, acts: readonly OrderDeed[]): Promise<Deed[]> => {
  const announcementId = announcementOfOrder(orderId)
  const { rows } = await sql<Omit<Deed, 'at'> & { at: Temporal.Instant }>`
    select l.seq, l.at, substr(l.code, ${'order.'.length + 1}) as act, l.actor_id as by,
      l.params -> 'orderIds' as "orderIds", t.text as reason
    from ledger_entry l
    left join deal_log_text t on t.seq = l.seq and t.announcement_id = ${announcementId}
    where l.ledger_id = ${`deal:${announcementId}`} and ${isAct}
      and l.code = any(${acts.map((act) => `order.${act}`)}) and l.params -> 'orderIds' ? ${orderId}
    order by l.seq desc`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toString() }))
}
