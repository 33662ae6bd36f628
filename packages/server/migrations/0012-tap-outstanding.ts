import { sql, type Kysely } from 'kysely'

/** Adds a field to the terms: the outstanding amount of a bond before its increase. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update deal set terms = terms || '{"tapOutstanding": null}' where not terms ? 'tapOutstanding'`.execute(
    db,
  )
}
