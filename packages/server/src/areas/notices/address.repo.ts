import type { Db } from '../../platform/db/index.ts'

/** The mail address of an active user. */
export const readAddress = async (db: Db, userId: string): Promise<string | undefined> => {
  const person = await db
    .selectFrom('user_account')
    .select('account')
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return person?.account
}
