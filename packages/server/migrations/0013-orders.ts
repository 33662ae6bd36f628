import { sql, type Kysely } from 'kysely'

/**
 * Orders, each as one JSON with columns for searches, and every version of each order in full. The bank that an order
 * goes through is not a foreign key, because a draft may name any bank.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table deal_order (
      id text primary key check (id ~ '^ord_[0-9a-z]{22}$'),
      deal_id text not null references deal,
      investor_id text not null references entity,
      through_id text,
      stage text not null check (stage in ('draft', 'intention', 'live', 'withdrawn')),
      version int not null check (version > 0),
      shown int not null check (shown >= 0),
      -- Of the deal's ledger from the submission on; a draft's is of its house's own.
      seq bigint not null check (seq > 0),
      submitted_at timestamptz,
      shown_at timestamptz not null,
      record jsonb not null
    )`.execute(db)
  await sql`create index deal_order_by_deal on deal_order (deal_id, seq)`.execute(db)
  await sql`create index deal_order_by_investor on deal_order (investor_id, shown_at desc)`.execute(db)
  await sql`
    create table order_version (
      order_id text not null references deal_order on delete cascade,
      number int not null check (number > 0),
      shown int,
      seq bigint not null,
      stage text not null,
      act text not null,
      at timestamptz not null,
      by_id text not null references user_account,
      author jsonb not null,
      channel text not null check (channel in ('screen', 'api', 'import', 'desk')),
      reason text,
      changes jsonb not null,
      record jsonb not null,
      primary key (order_id, number)
    )`.execute(db)
  await keepVersions(db)
}

/** Versions are added and never changed. A draft that nobody else has read may be deleted with its versions. */
const keepVersions = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create trigger drafts_only before delete on deal_order
    for each row when (old.stage <> 'draft') execute function refuse_change()`.execute(db)
  await sql`
    create function refuse_version_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.stage = 'draft' and not exists (select from deal_order where id = old.order_id) then
        return old;
      end if;
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db)
  await sql`
    create trigger append_only before update or delete on order_version
    for each row execute function refuse_version_change()`.execute(db)
  await sql`
    create trigger never_emptied before truncate on order_version
    for each statement execute function refuse_change()`.execute(db)
}
