import { sql, type Kysely } from 'kysely'

/** How subordinated bonds bear losses. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update deal set terms = '{"capital": null}'::jsonb || terms`.execute(db)
}
