import { sql, type Kysely } from 'kysely'

/**
 * What houses are called where their names are withheld: made of a house's number and a secret of the deal's own, so
 * that it is the same for every reader and every node and tells nothing of the house, nor of the next deal's.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table entity add column serial int generated always as identity
      unique check (serial between 1 and 33554431)`.execute(db)
  await sql`alter table deal add column alias_key uuid not null default gen_random_uuid()`.execute(db)
}
