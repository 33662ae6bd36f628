import { sql, type Kysely } from 'kysely'

/**
 * Whether an order touches a limit, as a column of its own: the index of such orders named their flags, so each change of
 * a figure in a flag changed all indexes of the table, whatever room its pages had (0071).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index quota_use_flagged`.execute(db)
  await sql`alter table quota_use add column flagged boolean not null generated always as (flags <> '[]') stored`.execute(
    db,
  )
  await sql`create index quota_use_flagged on quota_use (deal_id) where flagged`.execute(db)
}
