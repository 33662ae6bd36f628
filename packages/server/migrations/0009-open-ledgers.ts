import { sql, type Kysely } from 'kysely'

/** Ledgers whose answers are kept however old they are. An area writes a row with its own, and takes it away. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table ledger_open (ledger_id text primary key)`.execute(db)
}
