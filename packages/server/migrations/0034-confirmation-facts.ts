import { sql, type Kysely } from 'kysely'

/** A confirmation keeps its facts as issued; earlier ones have none and read those of today. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table alloc_confirmation add column facts jsonb`.execute(db)
}
