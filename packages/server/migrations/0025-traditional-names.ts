import { sql, type Kysely } from 'kysely'

/** Institutions and groups get a traditional Chinese name, as types already have (§3). Empty: the simplified one is shown. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table entity add column name_hk text not null default ''`.execute(db)
  await sql`alter table entity_group add column name_hk text not null default ''`.execute(db)
}
