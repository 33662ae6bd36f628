import { sql } from 'kysely'
import type { MessageAudience } from '@bookrunner/domain/book'
import type { Db } from '../../../platform/db/index.ts'
import type { StoredMessage } from './message-and-chase.ts'

interface MessageRow extends Omit<StoredMessage, 'at'> {
  at: Temporal.Instant
}

export interface MessageSending {
  messageId: string
  to: MessageAudience
  at: string
  by: string
}

/** When each message was sent to whom, earliest first. */
export const readSendings = async (db: Db, dealId: string): Promise<MessageSending[]> => {
  const { rows } = await sql<Omit<MessageSending, 'at'> & { at: Temporal.Instant }>`
    select message_id as "messageId", audience as "to", at, by_id as by
    from book_message_sent where deal_id = ${dealId} order by at, audience`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toString() }))
}

/** Newest first. */
export const readMessages = async (db: Db, dealId: string): Promise<StoredMessage[]> => {
  const { rows } = await sql<MessageRow>`
    select id, deal_id as "dealId", number, seq, at, by_id as by, step, over_amount::text as over, exactly,
      jlm_interest::text as "jlmInterest", accounts, words, left_out as "leftOut"
    from book_message where deal_id = ${dealId} order by number desc`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toString() }))
}
