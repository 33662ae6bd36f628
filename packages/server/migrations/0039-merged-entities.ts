import { sql, type Kysely } from 'kysely'

/**
 * The forwarding record of an institution that was merged into another. The target is never merged itself, so one step
 * leads to the institution in use.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table entity
      add column merged_into text references entity check (merged_into <> id),
      add column merged_at timestamptz,
      add column merged_by text references user_account on delete set null,
      add check ((merged_into is null) = (merged_at is null))`.execute(db)
  await sql`create index entity_merged on entity (merged_into) where merged_into is not null`.execute(db)
}
