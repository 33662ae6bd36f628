import { sql, type Kysely } from 'kysely'

/** Loan deals against bonds, their prices and margin calls. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table loan (
      id text primary key check (id like 'loan\\_%'),
      entity_id text not null references entity,
      user_id text references user_account on delete set null,
      isin text not null,
      bond_name text not null,
      currency text not null,
      face bigint not null check (face > 0),
      loan_amount bigint not null check (loan_amount > 0),
      haircut numeric not null check (haircut >= 0 and haircut < 100),
      maintenance numeric not null check (maintenance >= 0 and maintenance <= haircut),
      margin_call_price numeric not null check (margin_call_price > 0),
      -- False: the maintenance margin makes the margin call price.
      is_call_price_set boolean not null,
      warning_band numeric,
      current_price numeric not null check (current_price > 0),
      price_day date not null,
      price_source text not null check (price_source in ('hand', 'import', 'api')),
      start_day date not null,
      end_day date,
      remark text not null,
      status text not null check (status in ('open', 'closed')),
      band text check (band in ('called', 'warning', 'watch', 'calm')),
      version int not null,
      created_at timestamptz not null,
      check ((status = 'closed') = (band is null))
    )`.execute(db)
  await sql`create index loan_by_entity on loan (entity_id)`.execute(db)
  await sql`create index loan_by_user on loan (user_id)`.execute(db)
  await sql`create index loan_open_by_isin on loan (isin) where status = 'open'`.execute(db)
  await sql`
    create trigger not_merged after insert or update of entity_id on loan
    for each row execute function refuse_merged_entity('entity_id')`.execute(db)
  await sql`
    create table loan_inquiry (
      id text primary key check (id like 'inq\\_%'),
      loan_id text not null references loan,
      band text not null check (band in ('called', 'warning')),
      price numeric not null,
      margin_call_price numeric not null,
      raised_at timestamptz not null,
      -- The number of the ledger's state that raised it: the newest of a loan deal has the highest.
      seq bigint not null,
      reviewed_at timestamptz,
      reviewed_by text,
      note text not null default '',
      unique (loan_id, seq)
    )`.execute(db)
  await sql`create index loan_inquiry_open on loan_inquiry (loan_id) where reviewed_at is null`.execute(db)
  await sql`
    create table loan_history (
      id bigint generated always as identity primary key,
      loan_id text not null references loan on delete cascade,
      at timestamptz not null,
      actor_id text,
      event text not null,
      details jsonb not null
    )`.execute(db)
  await sql`create index loan_history_newest on loan_history (loan_id, id desc)`.execute(db)
  await sql`
    create table loan_bands (
      one boolean primary key default true check (one),
      warning numeric not null,
      watch numeric not null,
      version int not null
    )`.execute(db)
  await sql`insert into loan_bands (warning, watch, version) values (3, 8, 1)`.execute(db)

  await sql`alter table import_run drop constraint import_run_kind_check`.execute(db)
  await sql`
    alter table import_run add constraint import_run_kind_check
      check (kind in ('institutions', 'contacts', 'loans', 'loanPrices'))`.execute(db)

  // The seeded roles of administrators, where an installation still has them.
  await sql`
    insert into role_permission (role_id, permission)
    select r.id, p.permission
    from role r cross join unnest(array['loan', 'loan_deal', 'loan_deal|add', 'loan_deal|edit',
      'loan_deal|delete', 'loan_deal|prices', 'loan_deal|import', 'loan_deal|export', 'loan_risk',
      'loan_risk|review', 'loan_risk|bands']) as p (permission)
    where r.id in ('rol_superadmin', 'rol_systemadmin')
    on conflict do nothing`.execute(db)
}
