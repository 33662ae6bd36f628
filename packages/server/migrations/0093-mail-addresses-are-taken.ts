import { sql, type Kysely } from 'kysely'

/**
 * The address that still gets a user's mails is nobody else's account. Where another user has it already, the mails go to
 * the account of the first from now on.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Another user took the address that got the mails: until the next log-in they go to nobody.
  await sql`alter table user_account add column mails_nowhere boolean not null default false`.execute(db)
  await sql`
    update user_account u set mail_address = null
    where mail_address is not null and exists (
      select from user_account other
      where other.id <> u.id and u.mail_address in (other.account, other.mail_address))`.execute(db)
  await sql`
    create unique index user_account_mail_address on user_account (mail_address)
    where mail_address is not null`.execute(db)
}
