import { sql, type Kysely } from 'kysely'

/** Odd terms can be ticked as published. A perpetual never has a tenor beside it: older drafts may. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update deal set terms = terms || '{"asPublished": []}' where not terms ? 'asPublished'`.execute(
    db,
  )
  await sql`
    update deal set terms = jsonb_set(terms, '{tenor}', '{"perpetual": true, "years": 0, "months": 0, "days": 0}')
    where terms #>> '{tenor,perpetual}' = 'true'`.execute(db)
}
