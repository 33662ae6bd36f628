import { sql, type Kysely } from 'kysely'

/** A user may belong to no institution: the account and its history stay, its rights end. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table user_account
      alter column entity_id drop not null,
      -- The last invitation mailed; null for users who got their initial password from an administrator.
      add column invited_at timestamptz`.execute(db)
  await sql`create index user_account_unallocated on user_account (account) where entity_id is null`.execute(
    db,
  )
}
