import { sql, type Kysely } from 'kysely'

/** A comment on an order is a line of its newest version, and makes no version. Versions are lines 0. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table order_version add column line int not null default 0 check (line >= 0),
      drop constraint order_version_pkey, add primary key (order_id, number, line)`.execute(db)
}
