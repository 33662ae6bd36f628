// What a write to orders concerns, as parts that its statements about limits begin with.
import { sql, type RawBuilder } from 'kysely'

/** The orders and institutions of a write. */
export interface QuotaNeed {
  announcements: readonly string[]
  orders: readonly string[]
  houses: readonly string[]
  /** LEIs in new lines of omnibus orders. */
  identifiers: readonly string[]
}

/** Order by order, by the primary key: joined in any other way this would read the use by all orders. */
export const usesOf = (orderId: RawBuilder<unknown>) =>
  sql`select u.* from quota_use u where u.order_id = ${orderId} offset 0`

export const dealsOf = (announcements: readonly string[]) =>
  sql`select d.id from deal d where d.announcement_id = any(${announcements})`

/** Institutions of the orders: their investors, and those of the LEIs that they name. */
const partiesOf = (orders: readonly string[]) => ({
  leis: sql`
      union select u ->> 'identifier' from order_head o, jsonb_array_elements(o.underlying) u
      where o.id = any(${orders}) and o.underlying <> '[]'`,
  investors: sql`
    union select o.investor_id from order_head o where o.id = any(${orders})`,
  users: sql`
    union select u.entity_id from touched t cross join lateral (${usesOf(sql`t.id`)}) u`,
})

/** Orders that exist: their merges, and the institutions of all. `isKnown`: all institutions are named. */
const partsOfOrders = ({ orders, houses, identifiers }: QuotaNeed, isKnown: boolean) => {
  const { leis, investors, users } = isKnown
    ? { leis: sql``, investors: sql``, users: sql`` }
    : partiesOf(orders)
  return sql`
  together as (
    select m.id, m.rule, m.size, m.order_ids from order_merge m
    where m.split_seq is null and m.deal_id in (select id from bond) and m.order_ids && ${orders}::text[]
  ),
  touched as (select unnest(${orders}::text[]) as id union select unnest(order_ids) from together),
  lei as (
    select x.lei, min(coalesce(e.merged_into, e.id)) as id
    from (
      select unnest(${identifiers}::text[]) as lei${leis}
    ) x join entity e on e.lei = x.lei group by x.lei
  ),
  party as (
    select unnest(${houses}::text[]) as id${investors}
    union select id from lei${users}
  )`
}

/** New orders are most of all writes, and use nothing yet: the database does not even begin with the other parts. */
const partsOfNew = ({ houses }: QuotaNeed) => sql`
  touched as (select null::text as id where false), party as (select unnest(${houses}::text[]) as id)`

export const onlyNew = ({ orders, identifiers }: QuotaNeed): boolean =>
  orders.length === 0 && identifiers.length === 0

/**
 * The parts of a write: its deals, merges, institutions, and the limits that concern them. Overrides are open ones, and
 * those that its orders once used: these still mark the orders.
 */
export const parts = (need: QuotaNeed, isKnown = false) => sql`
  bond as (${dealsOf(need.announcements)}),
  ${onlyNew(need) ? partsOfNew(need) : partsOfOrders(need, isKnown)},
  concerned as (
    select q.* from quota q
    where (q.deal_id is null or q.deal_id in (select id from bond))
      and (q.entity_id is null or q.entity_id in (select id from party))
  ),
  granted as (
    select o.* from quota_override o
    where o.deal_id in (select id from bond) and o.entity_id in (select id from party)
      and (o.order_id in (select id from touched) or (o.ended_at is null and o.until > clock_timestamp()))
  )`
