import { sql, type Kysely } from 'kysely'

/**
 * Since when a document waits for its first day, or for the first day in a further time zone: then its investors hear of
 * it. Null if it waits for nothing.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table deal_document add column waits_since timestamptz`.execute(db)
  await sql`
    update deal_document set waits_since = now()
    where audience = 'all' and removed_at is null and valid_from >= current_date`.execute(db)
  await sql`create index deal_document_waiting on deal_document (valid_from) where waits_since is not null`.execute(
    db,
  )
}
