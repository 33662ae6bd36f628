import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * What is used of each limit, by currency and by the end of the use, so that a limit is read without the orders that use
 * it. Triggers write the sums in the statement that changes a use or a limit. A limit that comes or moves is counted once,
 * when the changes under way are done: every change holds the lock that a new limit waits for.
 *
 * Flags also say whether their figure was converted. Stored ones are marked if their limit counts another currency now.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table quota_sum (
      quota_id text not null references quota on delete cascade on update cascade,
      currency text not null,
      until timestamptz,
      amount bigint not null,
      unique nulls not distinct (quota_id, currency, until)
    )`.execute(db)
  await sumUses(db)
  await countLimits(db)
  await sql`
    insert into quota_sum (quota_id, currency, until, amount)
    select q.id, u.currency, u.until, sum(u.amount) from quota q join quota_use u on ${concerns}
    group by q.id, u.currency, u.until`.execute(db)
  await markFlags(db)
}

const concerns = sql`
  (q.entity_id is null or q.entity_id = u.entity_id) and (q.deal_id is null or q.deal_id = u.deal_id)`

/** Limits by level, each found by an index, whatever their number. They are locked, so that none is deleted meanwhile. */
const limitsOf: Readonly<Record<string, RawBuilder<unknown>>> = {
  business: sql`true`,
  org: sql`q.entity_id = c.entity_id`,
  bond: sql`q.deal_id = c.deal_id`,
  orgBond: sql`q.entity_id = c.entity_id and q.deal_id = c.deal_id`,
}

const amountsOf = (table: string, sign: 1 | -1): RawBuilder<unknown> => sql`
  select entity_id, deal_id, currency, until, ${sql.lit(sign)} * amount as amount from ${sql.ref(table)}`

const sumUses = async (db: Kysely<unknown>): Promise<void> => {
  const changed = {
    insert: amountsOf('after_change', 1),
    delete: amountsOf('before_change', -1),
    update: sql`${amountsOf('before_change', -1)} union all ${amountsOf('after_change', 1)}`,
  }
  const tables = {
    insert: sql`new table as after_change`,
    delete: sql`old table as before_change`,
    update: sql`old table as before_change new table as after_change`,
  }
  const found = Object.entries(limitsOf).map(
    ([level, isIts]) => sql`
      select * from (
        select q.id, c.currency, c.until, c.amount from change c join quota q on q.level = ${sql.lit(level)} and ${isIts}
        for key share of q) ${sql.ref(level)}`,
  )
  for (const event of ['insert', 'delete', 'update'] as const) {
    const name = sql.ref(`sum_uses_on_${event}`)
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(hashtext('new limits'));
        if not exists (select from quota) then return null; end if;
        insert into quota_sum as s (quota_id, currency, until, amount)
        with change as materialized (
          select entity_id, deal_id, currency, until, sum(amount) as amount from (${changed[event]}) x
          group by entity_id, deal_id, currency, until having sum(amount) <> 0
        )
        select id, currency, until, sum(amount) from (${sql.join(found, sql` union all `)}) l
        group by id, currency, until having sum(amount) <> 0
        order by id, currency, until
        on conflict (quota_id, currency, until) do update set amount = s.amount + excluded.amount;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger ${name} after ${sql.raw(event)} on quota_use referencing ${tables[event]}
      for each statement execute function ${name}()`.execute(db)
  }
}

const countLimits = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function count_limit() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('new limits'));
      delete from quota_sum where quota_id = new.id;
      insert into quota_sum (quota_id, currency, until, amount)
      select q.id, u.currency, u.until, sum(u.amount) from quota q join quota_use u on ${concerns}
      where q.id = new.id and (u.until is null or u.until > clock_timestamp())
      group by q.id, u.currency, u.until;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_new_limit after insert on quota for each row execute function count_limit()`.execute(
    db,
  )
  await sql`
    create trigger count_moved_limit after update on quota for each row
    when ((old.id, old.level, old.entity_id, old.deal_id) is distinct from (new.id, new.level, new.entity_id, new.deal_id))
    execute function count_limit()`.execute(db)
}

const markFlags = (db: Kysely<unknown>): Promise<unknown> =>
  sql`
    with converted as (
      select q.id from quota q where exists (
        select from quota_sum s
        where s.quota_id = q.id and s.currency <> q.currency and s.amount > 0
          and (s.until is null or s.until > clock_timestamp()))
    )
    update quota_use set flags = (
      select jsonb_agg(
        f.flag || jsonb_build_object('converted', f.flag ->> 'quotaId' in (select id from converted)) order by f.place)
      from jsonb_array_elements(flags) with ordinality as f (flag, place))
    where flags <> '[]'`.execute(db)
