import type { Db } from '../../platform/db/index.ts'
import { hashOf } from './secrets.ts'

/** The log-in a ticket stands for, wherever it has got to. */
export const findTicket = async (
  db: Db,
  ticket: string,
): Promise<{ codeId: string; userId: string } | undefined> => {
  const row = await db
    .selectFrom('login_code')
    .select(['id', 'user_id'])
    .where('ticket_hash', '=', hashOf(ticket))
    .executeTakeFirst()
  return row && { codeId: row.id, userId: row.user_id }
}
