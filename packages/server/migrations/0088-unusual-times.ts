import { sql, type Kysely } from 'kysely'

/** Adds a field to the terms: from how many times its investor's average an order is unusual. It was 3 for every deal. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update deal set terms = terms || '{"unusualTimes": "3"}' where not terms ? 'unusualTimes'`.execute(
    db,
  )
}
