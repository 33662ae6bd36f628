import { sql, type Kysely } from 'kysely'

/**
 * Other fields of a version that a change of lines has also changed, so that they are undone together; and every share
 * of a version, also ended ones, so that the readers at any time stay known.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table alloc_change add head jsonb`.execute(db)
  await sql`alter table alloc_share drop constraint alloc_share_pkey`.execute(db)
  await sql`alter table alloc_share add primary key (version_id, user_id, seq), add ended_seq bigint`.execute(
    db,
  )
  // A version is shared with a user at most once at a time.
  await sql`
    create unique index alloc_share_open on alloc_share (version_id, user_id) where ended_at is null`.execute(
    db,
  )
}
