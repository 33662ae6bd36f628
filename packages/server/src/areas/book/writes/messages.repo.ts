import { sql } from 'kysely'
import type { Db } from '../../../platform/db/index.ts'
import type { StoredMessage } from './message-and-chase.ts'

interface MessageRow extends Omit<StoredMessage, 'at'> {
  at: Temporal.Instant
}

/** Newest first. */
export const readMessages = async (db: Db, dealId: string): Promise<StoredMessage[]> => {
  const { rows } = await sql<MessageRow>`
    select id, deal_id as "dealId", number, seq, at, by_id as by, step, over_amount::text as over, exactly,
      jlm_interest::text as "jlmInterest", accounts, words, left_out as "leftOut"
    from book_message where deal_id = ${dealId} order by number desc`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toString() }))
}
