import { sql, type Kysely } from 'kysely'

/** Figures of limits follow these ledgers. There are many more: an inbox, an account and a house for everybody. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index ledger_of_limits on ledger (id)
    where split_part(id, ':', 1) in ('deal', 'quota', 'entity')`.execute(db)
}
