import { sql, type Kysely } from 'kysely'

/** Versions of allocations: each as one JSON with columns for searches, and its lines, one for each order. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table alloc_version (
      id text primary key check (id ~ '^alv_[0-9a-z]{22}$'),
      deal_id text not null references deal,
      number int not null check (number > 0),
      launched boolean not null,
      -- The deal's id where it is the current one. Switching changes two rows at once.
      current_of text unique deferrable initially deferred check (current_of = deal_id),
      seq bigint not null,
      record jsonb not null,
      unique (deal_id, number)
    )`.execute(db)
  await sql`
    create table alloc_line (
      version_id text not null references alloc_version,
      order_id text not null references deal_order,
      size bigint not null check (size >= 0),
      rule text,
      full_size boolean not null,
      too_small boolean not null,
      note text,
      -- The state its newest change made: whoever saw an earlier one does not write over it.
      seq bigint not null,
      at timestamptz not null,
      by_id text not null references user_account,
      primary key (version_id, order_id)
    )`.execute(db)
  await sql`create index alloc_line_by_seq on alloc_line (version_id, seq)`.execute(db)
  await keepLaunched(db)
  // Each change of lines in full, with its author, so that it can be undone.
  await sql`
    create table alloc_change (
      version_id text not null references alloc_version,
      seq bigint not null,
      kind text not null,
      at timestamptz not null,
      by_id text not null references user_account,
      lines jsonb not null,
      primary key (version_id, seq)
    )`.execute(db)
  await makeFlow(db)
  await makePolicies(db)
  for (const table of ['alloc_change', 'alloc_review', 'alloc_confirmation'])
    await sql`
      create trigger append_only before update or delete on ${sql.ref(table)}
      for each row execute function refuse_change()`.execute(db)
}

/** Lines of a launched version cannot change, whatever the code tries. */
const keepLaunched = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function refuse_launched_lines() returns trigger language plpgsql as $$
    begin
      if exists (select from touched t join alloc_version v on v.id = t.version_id where v.launched) then
        raise exception 'lines of a launched version do not change';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger launched_stays_insert after insert on alloc_line referencing new table as touched
    for each statement execute function refuse_launched_lines()`.execute(db)
  await sql`
    create trigger launched_stays_update after update on alloc_line referencing old table as touched
    for each statement execute function refuse_launched_lines()`.execute(db)
  await sql`
    create trigger launched_stays_delete after delete on alloc_line referencing old table as touched
    for each statement execute function refuse_launched_lines()`.execute(db)
}

const makeFlow = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table alloc_review (
      id text primary key check (id ~ '^alr_[0-9a-z]{20}$'),
      version_id text not null references alloc_version,
      seq bigint not null,
      order_id text references deal_order,
      bank_id text not null references entity,
      verdict text not null check (verdict in ('comment', 'accepted', 'asked')),
      said text,
      at timestamptz not null,
      by_id text not null references user_account
    )`.execute(db)
  await sql`create index alloc_review_by_version on alloc_review (version_id, seq)`.execute(db)
  await sql`
    create table alloc_share (
      version_id text not null references alloc_version,
      user_id text not null references user_account,
      note text,
      at timestamptz not null,
      by_id text not null references user_account,
      seq bigint not null,
      ended_at timestamptz,
      primary key (version_id, user_id)
    )`.execute(db)
  // Every confirmation of an order; a later one replaces an earlier one.
  await sql`
    create table alloc_confirmation (
      order_id text not null references deal_order,
      number int not null check (number > 0),
      deal_id text not null references deal,
      version_id text not null references alloc_version,
      size bigint not null check (size >= 0),
      -- The guidance version it was priced at.
      terms int not null,
      seq bigint not null,
      at timestamptz not null,
      by_id text not null references user_account,
      primary key (order_id, number)
    )`.execute(db)
  await sql`create index alloc_confirmation_by_deal on alloc_confirmation (deal_id, seq)`.execute(db)
}

const makePolicies = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table alloc_policy (
      id text primary key check (id ~ '^alp_[0-9a-z]{20}$'),
      bank_id text not null references entity,
      name text not null check (name <> ''),
      version int not null check (version > 0),
      rules jsonb not null,
      at timestamptz not null,
      by_id text not null references user_account
    )`.execute(db)
  await sql`create unique index alloc_policy_name on alloc_policy (bank_id, lower(name))`.execute(db)
}
