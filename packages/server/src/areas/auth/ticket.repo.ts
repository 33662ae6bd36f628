import { resendWait } from '@bookrunner/domain/auth'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'
import { hashOf } from './secrets.ts'

interface Ticket {
  codeId: string
  userId: string
  account: string
  /** The pace and number of its mails allow another one. */
  mayResend: boolean
}

/** The log-in of a ticket, in whatever step. */
export const findTicket = async (db: Db, ticket: string): Promise<Ticket | undefined> => {
  const row = await db
    .selectFrom('login_code')
    .innerJoin('user_account', 'user_account.id', 'login_code.user_id')
    .select(['login_code.id', 'login_code.user_id', 'user_account.account'])
    .select(['login_code.sent_at', 'login_code.sends'])
    .select(sql<Temporal.Instant>`clock_timestamp()`.as('now'))
    .where('ticket_hash', '=', hashOf(ticket))
    .executeTakeFirst()
  if (!row) return undefined
  const { id, user_id, account, sent_at, sends, now } = row
  return {
    codeId: id,
    userId: user_id,
    account,
    mayResend: resendWait({ sentAt: sent_at, sends }, now) === 0,
  }
}
