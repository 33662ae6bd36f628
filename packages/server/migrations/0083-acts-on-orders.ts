import { sql, type Kysely } from 'kysely'

/**
 * Merges of institutions also write lines about several orders. The index of such lines did not have them, so no question
 * for all four kinds could use it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index ledger_entry_of_orders`.execute(db)
  await sql`
    create index ledger_entry_of_orders on ledger_entry (ledger_id, seq)
    where code in ('order.merged', 'order.split', 'order.resolved', 'order.moved')`.execute(db)
}
