import { sql, type Kysely } from 'kysely'

/** Ledgers whose stored answers never expire. An area adds a row for its ledger and deletes it later. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table ledger_open (ledger_id text primary key)`.execute(db)
}
