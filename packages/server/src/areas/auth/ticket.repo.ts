import type { Db } from '../../platform/db/index.ts'
import { hashOf } from './secrets.ts'

/** The log-in of a ticket, in whatever step. */
export const findTicket = async (
  db: Db,
  ticket: string,
): Promise<{ codeId: string; userId: string; account: string } | undefined> => {
  const row = await db
    .selectFrom('login_code')
    .innerJoin('user_account', 'user_account.id', 'login_code.user_id')
    .select(['login_code.id', 'login_code.user_id', 'user_account.account'])
    .where('ticket_hash', '=', hashOf(ticket))
    .executeTakeFirst()
  return row && { codeId: row.id, userId: row.user_id, account: row.account }
}
