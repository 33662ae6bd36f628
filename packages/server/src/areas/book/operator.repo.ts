import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'

export interface LastLine {
  seq: number
  at: Temporal.Instant
  code: string
  actorId: string | null
  orderId: string | null
}

/** The newest line of a deal's log about this tranche, or about all of them. */
export const readLast = async (db: Db, ledger: string, dealId: string): Promise<LastLine | undefined> => {
  const { rows } = await sql<LastLine>`
    select seq, at, code, actor_id as "actorId", params ->> 'orderId' as "orderId" from ledger_entry
    where ledger_id = ${ledger} and coalesce(params ->> 'dealId', ${dealId}) = ${dealId}
    order by seq desc limit 1`.execute(db)
  return rows[0]
}
