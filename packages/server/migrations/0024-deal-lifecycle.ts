import { sql, type Kysely } from 'kysely'

/**
 * Where a deal is between draft and allocated is its `lifecycle`; what was announced of its clock is named so. The log
 * is not rewritten, because its lines are hashed; its readers know the earlier names.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table deal rename column course to lifecycle`.execute(db)
  await sql`
    update deal set lifecycle = replace(replace(lifecycle::text,
      '"closingTold":', '"closingAnnounced":'), '"subjectTold":', '"subjectAnnounced":')::jsonb`.execute(db)
}
