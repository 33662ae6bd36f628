import { sql, type Kysely } from 'kysely'

/**
 * Where a user's mails go until the first log-in with an account that an administrator changed: the address that the user
 * logged in with before. Null: to the account itself.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table user_account add column mail_address text`.execute(db)
}
