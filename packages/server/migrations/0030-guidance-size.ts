import { sql, type Kysely } from 'kysely'

/** Every announced level has the size of the issue beside it; levels of before this have none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table guidance_version add column size jsonb`.execute(db)
}
