import { sql, type Kysely } from 'kysely'

/**
 * The log of administrators: personal data stands beside the lines, so that it can be erased, and the lines of
 * administration are found by their time.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table ledger_personal (
      ledger_id text not null,
      seq bigint not null,
      values jsonb not null check (jsonb_typeof(values) = 'array'),
      primary key (ledger_id, seq)
    )`.execute(db)
  await sql`
    create index ledger_entry_of_admin on ledger_entry (at desc, ledger_id, seq desc)
    where split_part(ledger_id, ':', 1) in
      ('user', 'role', 'menu', 'holidays', 'entity', 'group', 'class', 'dept', 'account', 'log')`.execute(db)
}
