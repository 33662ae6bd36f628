import { sql, type Kysely } from 'kysely'

/** Deals whose orders were placed before limits: what they use is counted by the next node that starts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table quota_uncounted (deal_id text primary key references deal on delete cascade)`.execute(
    db,
  )
  await sql`
    insert into quota_uncounted (deal_id) select distinct deal_id from deal_order where stage <> 'draft'`.execute(
    db,
  )
  await sql`create index quota_use_flagged on quota_use (deal_id) where flags <> '[]'`.execute(db)
}
