import { sql, type Kysely } from 'kysely'

/** Terms have one more field: what was outstanding of a bond before it is increased. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update deal set terms = terms || '{"tapOutstanding": null}' where not terms ? 'tapOutstanding'`.execute(
    db,
  )
}
