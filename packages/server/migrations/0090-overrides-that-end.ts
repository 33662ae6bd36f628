import { sql, type Kysely } from 'kysely'

/** When keepers and desk heard that an unused override ends soon. Nobody hears it of those that are over. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table quota_override add column ending_notified_at timestamptz`.execute(db)
  await sql`create index quota_override_open on quota_override (until)
    where order_id is null and ended_at is null and ending_notified_at is null`.execute(db)
}
