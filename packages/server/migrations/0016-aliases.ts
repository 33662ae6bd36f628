import { sql, type Kysely } from 'kysely'

/**
 * Aliases of houses for readers who must not see their names. An alias is computed from the number of the house and a
 * secret of the deal: it is the same for every reader and node, and reveals neither the house nor its other aliases.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table entity add column serial int generated always as identity
      unique check (serial between 1 and 33554431)`.execute(db)
  await sql`alter table deal add column alias_key uuid not null default gen_random_uuid()`.execute(db)
}
