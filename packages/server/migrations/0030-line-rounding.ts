import { sql, type Kysely } from 'kysely'

/** What rounding to a unit did to a line; nothing for the lines so far. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table alloc_line add rounding text`.execute(db)
}
