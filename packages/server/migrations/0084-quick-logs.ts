import { sql, type Kysely } from 'kysely'

/**
 * The log of limits is found by its time, whatever the collation of the database. Lines about records that were deleted
 * have their last names: the log of administrators looks for them on every page.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index ledger_entry_of_limits on ledger_entry (at desc, ledger_id, seq desc)
    where split_part(ledger_id, ':', 1) = 'quota'`.execute(db)
  await sql`
    create index ledger_entry_of_deleted on ledger_entry (code)
    where code in ('department.deleted', 'menu.deleted')`.execute(db)
}
