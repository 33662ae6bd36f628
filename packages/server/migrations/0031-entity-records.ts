import { sql, type Kysely } from 'kysely'

/**
 * Institutions get a logo, a version against overwriting, and the reason of a refused review. What a change replaced
 * is stored outside the log, so that it can be erased.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table entity
      add column logo_id text references file,
      add column version int not null default 1,
      add column refusal text not null default '',
      -- Who added it, and for which house; empty for those that the installation began with.
      add column added_by text,
      add column added_for text`.execute(db)
  await sql`
    create table entity_change (
      entity_id text not null,
      version int not null,
      field text not null,
      before text not null,
      after text not null,
      primary key (entity_id, version, field)
    )`.execute(db)
}
