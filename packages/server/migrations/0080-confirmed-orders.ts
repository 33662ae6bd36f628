import { sql, type Kysely } from 'kysely'

const part = sql`w.record || jsonb_build_object('allocation', n.size, 'version', n.version, 'shown', n.shown,
  'baseline', n.baseline)`

/**
 * What a confirmation says of an order is one narrow row of its own, and what all orders of the write have in common is one row
 * beside them. The rows of the orders, and their versions, are not rewritten: `order_now` has each order as it is, and
 * `order_versioned` every version of it. Rows are known to nobody before their write has its own row, so they may be
 * inserted before the deal is locked.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTables(db)
  await keepRows(db)
  await checkRows(db)
  await sql`
    create function confirmed_of(of_order text, after_version int)
    returns table (version int, shown int, seq bigint, at timestamptz, part jsonb) language sql stable as $$
      select n.version, n.shown, w.seq, w.at, ${part}
      from confirmed_order n join confirmed_write w on w.id = n.write_id
      where n.order_id = of_order and n.version > after_version order by n.version desc limit 1
    $$`.execute(db)
  await makeViews(db)
}

const makeTables = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create sequence confirmed_write_id`.execute(db)
  await sql`
    create table confirmed_write (
      id bigint primary key,
      deal_id text not null references deal,
      version_id text not null references alloc_version,
      seq bigint not null,
      -- The state of the deal that its rows were made from: no order has changed since.
      of_seq bigint not null check (of_seq < seq),
      at timestamptz not null,
      by_id text not null references user_account,
      -- The guidance version it was priced at.
      terms int not null,
      -- Facts that all its confirmations have.
      shared jsonb not null,
      -- Names and LEIs of investors, by their place.
      parties jsonb not null,
      -- What all its orders have in their records.
      record jsonb not null,
      -- False if all of them had the same size before.
      changes_orders boolean not null,
      unique (deal_id, seq)
    )`.execute(db)
  await sql`
    create table confirmed_order (
      write_id bigint not null,
      order_id text not null,
      number int not null check (number > 0),
      size bigint not null check (size >= 0),
      party int not null check (party >= 0),
      order_size bigint not null,
      accrued text,
      consideration text,
      -- The version that it made of the order; none if the order had this size before.
      version int check (version > 1),
      shown int,
      stage text,
      was bigint,
      baseline jsonb,
      -- That of the version, from when the order changes in any other way.
      record jsonb,
      primary key (order_id, write_id),
      check (num_nulls(version, shown, stage, baseline) in (0, 4))
    )`.execute(db)
  await sql`create index confirmed_order_by_write on confirmed_order (write_id, order_id)`.execute(db)
}

/** Rows are added and never changed, but for the record of a version, which the trigger of its order stores once. */
const keepRows = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function refuse_confirmed_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and old.record is null and new.record is not null
        and to_jsonb(new) - 'record' = to_jsonb(old) - 'record' then
        return new;
      end if;
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db)
  const refuse = { confirmed_write: 'refuse_change', confirmed_order: 'refuse_confirmed_change' }
  for (const [table, refusal] of Object.entries(refuse)) {
    await sql`
      create trigger append_only before update or delete on ${sql.table(table)}
      for each row execute function ${sql.ref(refusal)}()`.execute(db)
    await sql`
      create trigger never_emptied before truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db)
  }
  await sql`
    create function keep_confirmed() returns trigger language plpgsql as $$
    begin
      update confirmed_order n set record = old.record || ${part}
      from confirmed_write w
      where n.order_id = old.id and n.version > old.version and n.record is null and w.id = n.write_id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger keep_confirmed after update on deal_order
    for each row when (old.stage = 'live') execute function keep_confirmed()`.execute(db)
}

/**
 * Numbers of versions and of confirmations only grow, and submitted orders are never deleted. That is checked when rows are
 * inserted; their write proves that no order of the deal has changed since, so it is still true under the lock.
 */
const checkRows = async (db: Kysely<unknown>): Promise<void> => {
  // Queries of each row and no join: the plan is kept, and one for ten thousand rows would read all orders for one.
  await sql`
    create function check_confirmed_orders() returns trigger language plpgsql as $$
    begin
      if exists (
        select from touched t where not exists (
          select from deal_order o where o.id = t.order_id and (t.version is null or (o.stage = 'live' and o.version < t.version)))
      ) then
        raise foreign_key_violation using table = tg_table_name,
          message = 'an order of a confirmation does not exist, or has moved on';
      end if;
      if exists (
        select from touched t where exists (
          select from confirmed_order n where n.order_id = t.order_id and n.write_id <> t.write_id
            and (n.number >= t.number or n.version >= t.version))
          or exists (select from alloc_confirmation c where c.order_id = t.order_id and c.number >= t.number)
      ) then
        raise unique_violation using table = tg_table_name, message = 'an order has this confirmation already';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger checked after insert on confirmed_order
    referencing new table as touched for each statement execute function check_confirmed_orders()`.execute(db)
  // A writer that read the order without what was confirmed since would give its version the same number.
  await sql`
    create or replace function check_versions_without_record() returns trigger language plpgsql as $$
    begin
      if exists (
        select from touched t where t.record is null and t.number is distinct from (
          select o.version_without_record from deal_order o where o.id = t.order_id and o.version = t.number)
      ) then
        raise check_violation using table = tg_table_name, message = 'a version has no record, and not that of its order';
      end if;
      if exists (
        select from touched t where t.line = 0 and exists (
          select from confirmed_order n join confirmed_write w on w.id = n.write_id
          where n.order_id = t.order_id and n.version >= t.number)
      ) then
        raise unique_violation using table = tg_table_name, message = 'a confirmation has this version already';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create function check_confirmed_write() returns trigger language plpgsql as $$
    declare
      last_party int;
      rows_found bigint;
    begin
      if greatest((select max(o.seq) from deal_order o where o.deal_id = new.deal_id and o.stage <> 'draft'),
        (select max(w.seq) from confirmed_write w where w.deal_id = new.deal_id and w.id <> new.id)) > new.of_seq then
        raise check_violation using table = tg_table_name, message = 'orders have changed since they were confirmed';
      end if;
      select count(*), max(n.party) into rows_found, last_party from confirmed_order n where n.write_id = new.id;
      if rows_found = 0 or last_party >= jsonb_array_length(new.parties) then
        raise foreign_key_violation using table = tg_table_name, message = 'a confirmation has no investor';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger checked after insert on confirmed_write
    for each row execute function check_confirmed_write()`.execute(db)
}

const makeViews = async (db: Kysely<unknown>): Promise<void> => {
  // `row_seq`: that of the order's own row, which has an index.
  await sql`
    create view order_now as
    select o.id, o.deal_id, o.investor_id, o.through_id, o.stage, coalesce(c.version, o.version) as version,
      coalesce(c.shown, o.shown) as shown, coalesce(c.seq, o.seq) as seq, o.submitted_at,
      coalesce(c.at, o.shown_at) as shown_at,
      case when c.version is null then o.record else o.record || c.part end as record, o.seq as row_seq
    from deal_order o left join lateral confirmed_of(o.id, o.version) c on true`.execute(db)
  await sql`
    create view order_versioned as
    select v.order_id, v.number, v.line, v.shown, v.seq, v.stage, v.act, v.at, v.by_id, v.author, v.channel, v.reason, v.changes,
      coalesce(v.record, o.record) as record
    from order_version v join deal_order o on o.id = v.order_id
    union all
    select n.order_id, n.version, 0, n.shown, w.seq, n.stage, 'allocated', w.at, w.by_id, w.record -> 'updatedBy',
      w.record ->> 'channel', null, jsonb_build_array(
        jsonb_build_object('field', 'allocation', 'from', n.was, 'to', n.size)),
      coalesce(n.record, o.record || ${part})
    from confirmed_order n join confirmed_write w on w.id = n.write_id join deal_order o on o.id = n.order_id
    where n.version is not null`.execute(db)
  await sql`
    create or replace view alloc_confirmed as
    select c.order_id, c.number, c.deal_id, c.version_id, c.size, c.terms, c.seq, c.at, c.by_id,
      case when c.party is null then c.facts else f.shared || (f.parties -> c.party || jsonb_build_object(
        'orderSize', c.order_size, 'accrued', c.accrued, 'consideration', c.consideration)) end as facts
    from alloc_confirmation c left join alloc_confirmed_facts f on f.deal_id = c.deal_id and f.seq = c.seq
    union all
    select n.order_id, n.number, w.deal_id, w.version_id, n.size, w.terms, w.seq, w.at, w.by_id,
      w.shared || (w.parties -> n.party || jsonb_build_object(
        'orderSize', n.order_size, 'accrued', n.accrued, 'consideration', n.consideration))
    from confirmed_order n join confirmed_write w on w.id = n.write_id`.execute(db)
}
