import { sql, type Kysely } from 'kysely'

/** Files prepared for one user (`file.owner_user_id`), and their expiry. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table prepared_file (
      file_id text primary key references file on delete cascade,
      kept_until timestamptz not null
    )`.execute(db)
  await sql`create index prepared_file_by_end on prepared_file (kept_until)`.execute(db)
}
