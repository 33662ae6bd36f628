import { sql, type Kysely } from 'kysely'

/**
 * A book of ten thousand orders is confirmed by one write, so its rows no longer repeat what is stored beside them.
 * `alloc_confirmed` has each confirmation with all of its facts, whether it shares them or was stored before.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await shareFacts(db)
  await shareRecords(db)
  await keepColumns(db)
}

const shareFacts = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table alloc_confirmed_facts (
      deal_id text not null references deal,
      -- That of the confirmations of the write.
      seq bigint not null,
      shared jsonb not null,
      -- Names and LEIs of investors, by their place.
      parties jsonb not null,
      primary key (deal_id, seq)
    )`.execute(db)
  await sql`
    create trigger append_only before update or delete on alloc_confirmed_facts
    for each row execute function refuse_change()`.execute(db)
  await sql`
    create trigger never_emptied before truncate on alloc_confirmed_facts
    for each statement execute function refuse_change()`.execute(db)
  await sql`
    alter table alloc_confirmation add column party int, add column order_size bigint, add column accrued text,
      add column consideration text, add check ((party is null) = (order_size is null))`.execute(db)
  // Confirmations from before there were facts have neither.
  await sql`
    alter table alloc_confirmation add constraint alloc_confirmation_facts_check
      check ((party is null) <> (facts is null)) not valid`.execute(db)
  // Checked once for each statement, because ten thousand checks of a foreign key take long. Facts are never deleted.
  await sql`
    create function check_shared_facts() returns trigger language plpgsql as $$
    begin
      if exists (
        select from (select deal_id, seq, min(party) as first, max(party) as last from touched
          where party is not null group by deal_id, seq) t
        where t.first < 0 or t.last >= coalesce((
          select jsonb_array_length(f.parties) from alloc_confirmed_facts f where f.deal_id = t.deal_id and f.seq = t.seq
        ), 0)
      ) then
        raise foreign_key_violation using table = tg_table_name, message = 'a confirmation has no shared facts';
      end if;
      return null;
    end $$`.execute(db)
  for (const event of ['insert', 'update'])
    await sql`
      create trigger ${sql.ref(`shared_facts_${event}`)} after ${sql.raw(event)} on alloc_confirmation
      referencing new table as touched for each statement execute function check_shared_facts()`.execute(db)
  await sql`
    create view alloc_confirmed as
    select c.order_id, c.number, c.deal_id, c.version_id, c.size, c.terms, c.seq, c.at, c.by_id,
      case when c.party is null then c.facts else f.shared || (f.parties -> c.party || jsonb_build_object(
        'orderSize', c.order_size, 'accrued', c.accrued, 'consideration', c.consideration)) end as facts
    from alloc_confirmation c left join alloc_confirmed_facts f on f.deal_id = c.deal_id and f.seq = c.seq`.execute(
    db,
  )
}

/**
 * A version without a record is the newest one of its order, whose own record is that of the version. Before the order
 * changes in any way, the version gets its record.
 */
const shareRecords = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_version alter column record drop not null`.execute(db)
  // The newest version that was saved so.
  await sql`alter table deal_order add column version_without_record int`.execute(db)
  await sql`
    create function keep_version() returns trigger language plpgsql as $$
    begin
      update order_version set record = old.record
      where order_id = old.id and number = old.version and record is null;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger keep_version after update on deal_order
    for each row when (old.version_without_record = old.version) execute function keep_version()`.execute(db)
  // Else nothing would give it a record, and whoever reads it would see every later state of the order. A query of each row
  // and no join: the plan is kept, and one for ten thousand rows would read all orders for one.
  await sql`
    create function check_versions_without_record() returns trigger language plpgsql as $$
    begin
      if exists (
        select from touched t where t.record is null and t.number is distinct from (
          select o.version_without_record from deal_order o where o.id = t.order_id and o.version = t.number)
      ) then
        raise check_violation using table = tg_table_name, message = 'a version has no record, and not that of its order';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger records_insert after insert on order_version
    referencing new table as touched for each statement execute function check_versions_without_record()`.execute(
    db,
  )
  await sql`
    create or replace function refuse_version_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.stage = 'draft' and not exists (select from deal_order where id = old.order_id) then
        return old;
      end if;
      -- By the trigger of the order alone.
      if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and old.record is null and new.record is not null
        and to_jsonb(new) - 'record' = to_jsonb(old) - 'record' then
        return new;
      end if;
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db)
}

const columns = {
  size: 'bigint',
  rule: 'text',
  rounding: 'text',
  full_size: 'boolean',
  too_small: 'boolean',
  note: 'text',
}

const lineOf = (before: '' | 'was_') => {
  const column = (name: string) => sql.ref(`l.${before}${name}`)
  return sql`jsonb_build_object('orderId', l.order_id, 'size', ${column('size')}, 'by', ${column('rule')},
    'rounding', ${column('rounding')}, 'full', ${column('full_size')}, 'tooSmall', ${column('too_small')},
    'note', ${column('note')})`
}

/**
 * The lines of a change as columns, which are stored as they come. `was_…` is null where no line had been there.
 * `alloc_lines_changed` has the lines of a change one by one, in their order, however they are stored, and
 * `alloc_changed` has each change with all of them.
 */
const keepColumns = async (db: Kysely<unknown>): Promise<void> => {
  const names = ['', 'was_'].flatMap((before) => Object.keys(columns).map((name) => before + name))
  const typed = ['', 'was_'].flatMap((before) =>
    Object.entries(columns).map(
      ([name, type]) => sql`add column ${sql.ref(before + name)} ${sql.raw(type)}[]`,
    ),
  )
  await sql`
    alter table alloc_change alter column lines drop not null, add column order_ids text[], ${sql.join(typed)},
      add check ((lines is null) <> (order_ids is null))`.execute(db)
  await sql`
    create function alloc_lines_changed(c alloc_change) returns table (order_id text, nr bigint, line jsonb)
    language sql stable as $$
      select e.line ->> 'orderId', e.nr, e.line from jsonb_array_elements(c.lines) with ordinality as e (line, nr)
      union all
      select l.order_id, l.nr, jsonb_build_object('orderId', l.order_id,
        'from', case when l.was_size is not null then ${lineOf('was_')} end, 'to', ${lineOf('')})
      from unnest(c.order_ids, ${sql.join(names.map((name) => sql.ref(`c.${name}`)))}) with ordinality
        as l (order_id, ${sql.join(names.map((name) => sql.ref(name)))}, nr)
    $$`.execute(db)
  await sql`
    create view alloc_changed as
    select c.version_id, c.seq, c.kind, c.at, c.by_id, coalesce(
      (select jsonb_agg(l.line order by l.nr) from alloc_lines_changed(c) l), '[]') as lines, c.head
    from alloc_change c`.execute(db)
}
