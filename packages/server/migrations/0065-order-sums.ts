import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * What each house asked for in each deal: how many live orders, and their last sizes together. The usual size of a house
 * follows from these rows, so it is read without its orders. Triggers write them in the statement that changes the orders.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_sum (
      investor_id text not null references entity on delete cascade,
      deal_id text not null references deal on delete cascade,
      orders int not null,
      total bigint not null,
      primary key (investor_id, deal_id)
    )`.execute(db)
  await sql`
    insert into order_sum (investor_id, deal_id, orders, total)
    select investor_id, deal_id, sum(orders), sum(total) from (${sizesOf('deal_order', 1)}) s
    group by investor_id, deal_id`.execute(db)
  const branches = {
    insert: sizesOf('after_change', 1),
    delete: sizesOf('before_change', -1),
    update: sql`${sizesOf('before_change', -1)} union all ${sizesOf('after_change', 1)}`,
  }
  for (const [event, sizes] of Object.entries(branches)) {
    const name = `sum_orders_on_${event}`
    await sql`
      create function ${sql.ref(name)}() returns trigger language plpgsql as $$
      begin
        insert into order_sum as s (investor_id, deal_id, orders, total)
        select investor_id, deal_id, sum(orders), sum(total) from (${sizes}) c
        group by investor_id, deal_id having sum(orders) <> 0 or sum(total) <> 0
        order by investor_id, deal_id
        on conflict (investor_id, deal_id) do update
          set orders = s.orders + excluded.orders, total = s.total + excluded.total;
        return null;
      end $$`.execute(db)
    const tables = {
      insert: sql`new table as after_change`,
      delete: sql`old table as before_change`,
      update: sql`old table as before_change new table as after_change`,
    }[event]!
    await sql`
      create trigger ${sql.ref(name)} after ${sql.raw(event)} on deal_order referencing ${tables}
      for each statement execute function ${sql.ref(name)}()`.execute(db)
  }
}

/** The largest step of each live order's last ladder: the sizes of FPG if it has any. */
const sizesOf = (table: string, sign: 1 | -1): RawBuilder<unknown> => sql`
  select investor_id, deal_id, ${sql.lit(sign)} as orders, ${sql.lit(sign)} * (
    select max((r ->> 'size')::bigint) from jsonb_array_elements(
      case when record -> 'fpg' = 'null' then record -> 'orderLevels' else record -> 'fpg' -> 'orderLevels' end) r
  ) as total
  from ${sql.ref(table)} where stage = 'live'
    and case when record -> 'fpg' = 'null' then record -> 'orderLevels' else record -> 'fpg' -> 'orderLevels' end <> '[]'`
