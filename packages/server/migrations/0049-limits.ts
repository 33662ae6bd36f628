import { sql, type Kysely } from 'kysely'

/** Limits, what orders use of them, the rates they are converted with, and overrides. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table quota (
      id text primary key,
      level text not null check (level in ('bond', 'org', 'orgBond', 'business')),
      entity_id text references entity on delete cascade,
      deal_id text references deal on delete cascade,
      amount bigint not null check (amount > 0),
      currency text not null,
      kind text not null check (kind in ('hard', 'soft')),
      warn_at int not null check (warn_at between 1 and 100),
      version int not null,
      updated_at timestamptz not null,
      updated_by text references user_account,
      check ((level in ('org', 'orgBond')) = (entity_id is not null)),
      check ((level in ('bond', 'orgBond')) = (deal_id is not null)),
      unique nulls not distinct (level, entity_id, deal_id)
    )`.execute(db)
  await sql`create index quota_entity on quota (entity_id)`.execute(db)
  await sql`create index quota_deal on quota (deal_id)`.execute(db)
  // A row for each order that counts, and for each institution behind an omnibus order.
  await sql`
    create table quota_use (
      order_id text not null,
      entity_id text not null,
      deal_id text not null,
      currency text not null,
      phase text not null,
      own bigint not null check (own > 0),
      amount bigint not null check (amount between 0 and own),
      -- The end of the settlement date, from which on nothing is used.
      until timestamptz,
      -- The rate of the currency when the row was written, and its day.
      rate numeric,
      rate_day date,
      flags jsonb not null,
      primary key (order_id, entity_id)
    )`.execute(db)
  await sql`create index quota_use_entity on quota_use (entity_id)`.execute(db)
  await sql`create index quota_use_deal on quota_use (deal_id)`.execute(db)
  await sql`
    create table quota_rate (
      currency text not null,
      day date not null,
      rate numeric not null check (rate > 0),
      set_at timestamptz not null,
      set_by text references user_account,
      primary key (currency, day)
    )`.execute(db)
  await sql`
    create table quota_override (
      id text primary key,
      entity_id text not null references entity on delete cascade,
      deal_id text not null references deal on delete cascade,
      amount bigint not null check (amount > 0),
      until timestamptz not null,
      reason text not null,
      granted_at timestamptz not null,
      granted_by text references user_account,
      order_id text,
      used_at timestamptz,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index quota_override_deal on quota_override (deal_id, entity_id)`.execute(db)
  // Reasons in somebody's own words, beside the chain.
  await sql`
    create table quota_reason (
      ledger_id text not null,
      seq bigint not null,
      text text not null,
      primary key (ledger_id, seq)
    )`.execute(db)
  await sql`
    insert into role_permission (role_id, permission)
    select r.id, p from role r cross join unnest(array['quota', 'quota_bond', 'quota_bond|edit', 'quota_org',
      'quota_org|edit', 'quota_org_bond', 'quota_org_bond|edit', 'quota_org_bond|override', 'quota_business',
      'quota_business|edit', 'quota_rates', 'quota_rates|edit']) as p
    where r.id in ('rol_superadmin', 'rol_systemadmin')
    on conflict do nothing`.execute(db)
}
