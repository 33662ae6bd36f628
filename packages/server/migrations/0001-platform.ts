import { sql, type Kysely } from 'kysely'

/**
 * Every write belongs to a ledger: the book of a deal, the inbox of a user, the list of users. The row of a ledger is
 * its lock, `seq` numbers its states, and its entries are the log, chained by hash.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table ledger (
      id text primary key check (id ~ '^[a-z-]+:.+$'),
      seq bigint not null default 0 check (seq >= 0),
      hash text not null
    )`.execute(db)
  await sql`
    create table ledger_entry (
      ledger_id text not null references ledger,
      seq bigint not null check (seq > 0),
      at timestamptz not null,
      actor_id text,
      code text not null,
      params jsonb not null,
      hash text not null,
      primary key (ledger_id, seq)
    )`.execute(db)
  // Prevents changes by mistake. The owner of the tables can remove this trigger; the hash chain proves the log.
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name; end $$`.execute(db)
  await sql`
    create trigger append_only before update or delete or truncate on ledger_entry
    for each statement execute function refuse_change()`.execute(db)
  await sql`
    create table idempotency (
      user_id text not null,
      call text not null,
      key text not null,
      body_hash text not null,
      answer jsonb not null,
      ledger_id text not null,
      at timestamptz not null default clock_timestamp(),
      primary key (user_id, call, key)
    )`.execute(db)
  await sql`create index idempotency_at on idempotency (at)`.execute(db)
}
