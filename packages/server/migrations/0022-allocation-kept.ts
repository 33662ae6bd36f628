import { sql, type Kysely } from 'kysely'

/**
 * What a change of lines made another of its version besides, so that it is taken back with them; and every share of
 * a version, ended ones too, so that who could see it when stays known.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table alloc_change add head jsonb`.execute(db)
  await sql`alter table alloc_share drop constraint alloc_share_pkey`.execute(db)
  await sql`alter table alloc_share add primary key (version_id, user_id, seq), add ended_seq bigint`.execute(
    db,
  )
  // To one person it is shared once at a time.
  await sql`
    create unique index alloc_share_open on alloc_share (version_id, user_id) where ended_at is null`.execute(
    db,
  )
}
