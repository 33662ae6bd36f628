import { sql, type Kysely } from 'kysely'

/**
 * Groups get a logo and a version against overwriting. A deleted type stays for the orders submitted with it, but no
 * institution can get it, and its name can be used again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table entity_group add column logo_id text references file,
      add column version int not null default 1`.execute(db)
  await sql`alter table entity_class add column deleted_at timestamptz`.execute(db)
  await sql`drop index entity_class_name`.execute(db)
  await sql`create unique index entity_class_name on entity_class (lower(name)) where deleted_at is null`.execute(
    db,
  )
}
