import { sql, type Kysely } from 'kysely'

/** The language a user chose, and the kinds of notices that do not go out by mail. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table user_account
      -- Null until chosen: mails of notices then come in every language.
      add column language text check (language in ('US', 'CN', 'HK')),
      add column mail_off text[] not null default '{}'`.execute(db)
}
