import { sql, type Kysely } from 'kysely'

/** Records of desks on a book beside its orders: merges, decisions, announcements and chases. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // A split merge stays, with its time, so that the book of an earlier state can still be computed.
  await sql`
    create table order_merge (
      id text primary key check (id ~ '^mrg_[0-9a-z]{20}$'),
      deal_id text not null references deal,
      order_ids text[] not null check (cardinality(order_ids) between 2 and 50),
      rule text not null check (rule in ('largest', 'sum', 'stated')),
      size bigint check (size > 0),
      reason text,
      lead_order_id text check (lead_order_id = any(order_ids)),
      -- What the book weighed of each order when they were merged.
      was jsonb not null,
      at timestamptz not null,
      by_id text not null references user_account,
      seq bigint not null,
      split_seq bigint check (split_seq > seq),
      check ((rule = 'stated') = (size is not null))
    )`.execute(db)
  await sql`create index order_merge_in_force on order_merge (deal_id) where split_seq is null`.execute(db)
  // The newest decision of a key is valid; earlier ones stay as the desk wrote them.
  await sql`
    create table finding_decision (
      deal_id text not null references deal,
      key text not null,
      seq bigint not null,
      kind text not null check (kind in ('counts', 'leftOut')),
      order_ids text[] not null check (cardinality(order_ids) > 0),
      left_out text[] not null check (left_out <@ order_ids),
      reason text not null check (reason <> ''),
      at timestamptz not null,
      by_id text not null references user_account,
      primary key (deal_id, key, seq),
      check ((kind = 'leftOut') = (cardinality(left_out) > 0))
    )`.execute(db)
  // The orders that a user has marked as read: those up to a state, and later ones one by one.
  await sql`
    create table book_seen (
      user_id text not null references user_account on delete cascade,
      deal_id text not null references deal on delete cascade,
      up_to bigint not null check (up_to >= 0),
      order_ids text[] not null,
      primary key (user_id, deal_id)
    )`.execute(db)
  await makeTold(db)
  // Orders get one more field; stored versions do not change.
  await sql`update deal_order set record = record || '{"allocSize": null}' where not record ? 'allocSize'`.execute(
    db,
  )
  // The log of an order finds lines of the deal's log about several orders.
  await sql`
    create index ledger_entry_of_orders on ledger_entry (ledger_id, seq)
      where code in ('order.merged', 'order.split', 'order.resolved')`.execute(db)
}

const makeTold = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table book_message (
      id text primary key check (id ~ '^bkm_[0-9a-z]{20}$'),
      deal_id text not null references deal,
      number int not null check (number > 0),
      -- The state of the book it is of.
      seq bigint not null,
      at timestamptz not null,
      by_id text not null references user_account,
      step bigint not null check (step > 0),
      over_amount numeric not null check (over_amount > 0),
      exactly boolean not null,
      jlm_interest numeric not null,
      accounts int not null,
      words jsonb not null,
      left_out jsonb not null,
      unique (deal_id, number)
    )`.execute(db)
  await sql`
    create trigger append_only before update or delete on book_message
    for each row execute function refuse_change()`.execute(db)
  // Who chased missing answers, and when.
  await sql`
    create table book_chase (
      deal_id text not null references deal,
      seq bigint not null,
      about text not null check (about in ('test', 'fpg')),
      number int not null,
      orders int not null,
      houses int not null,
      at timestamptz not null,
      by_id text not null references user_account,
      primary key (deal_id, seq)
    )`.execute(db)
}
