import { sql, type Kysely } from 'kysely'

/**
 * The state of a deal between draft and allocated is now called `lifecycle`, also in the announced times. The log is
 * not rewritten, because its lines are hashed; its readers know the earlier names.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table deal rename column course to lifecycle`.execute(db)
  await sql`
    update deal set lifecycle = replace(replace(lifecycle::text,
      '"closingTold":', '"closingAnnounced":'), '"subjectTold":', '"subjectAnnounced":')::jsonb`.execute(db)
}
