// Books of any size: some orders through the API, the rest copies of them with their first versions.
import type pg from 'pg'
import type { Client } from '@bookrunner/contract'
import { clientWith, openDeals } from '../orders/fill.ts'
import type { Person } from '../orders/work.ts'

/** Orders that everything else is copied of: so many different ladders. */
const templates = 40

export interface Template {
  orderId: string
  client: Client
}

const orderLevel = (minSpread: number | null, size: number) => ({
  minYield: null,
  maxPrice: null,
  size: size * 1_000_000,
  minSpread: minSpread === null ? null : String(minSpread),
})

/** At reoffer, with a limit, with a ladder, in turn; limits around guidance, every one of them another. */
const laddersOf = (nr: number) => {
  const limit = 90 + nr
  return [
    [orderLevel(null, 5 + nr)],
    [orderLevel(limit, 10 + nr)],
    [orderLevel(limit + 10, 30 + nr), orderLevel(limit, 18), orderLevel(limit - 10, 6)],
  ][nr % 3]!
}

export const contentOf = (nr: number, round = 0) => ({
  account: `Account ${nr}`,
  orderLevels: laddersOf(nr).map((each) => ({ ...each, size: each.size + round * 1000 })),
})

interface World {
  app: { port: number }
  admin: pg.Client
  desk: Client
  people: readonly Person[]
}

/** Banks like one of the demo world's, each with a person of a desk: readers of as many classes. */
export const openBanks = async (
  admin: pg.Client,
  count: number,
): Promise<{ id: string; userId: string }[]> => {
  const banks = Array.from({ length: count }, (_, nr) => ({
    id: `ent_benchbank${nr}`,
    userId: `usr_benchbank${nr}`,
  }))
  const ids = [banks.map(({ id }) => id), banks.map(({ userId }) => userId)]
  await admin.query(
    `insert into entity (id, name, name_cn, name_hk, short_name, deal_roles, source, review)
     select id, id, id, id, id, '{underwriter}', 'platform', 'reviewed' from unnest($1::text[]) id`,
    [ids[0]],
  )
  await admin.query(
    `insert into user_account (id, account, name, nick_name, entity_id, status, time_zone, password_hash,
       must_change_password)
     select b.user_id, b.user_id || '@bench.example', b.user_id, '', b.id, 'active', u.time_zone, u.password_hash, false
     from unnest($1::text[], $2::text[]) b (id, user_id), user_account u where u.id = 'usr_deskjgc'`,
    ids,
  )
  await admin.query(
    `insert into user_role select id, role_id from unnest($1::text[]) id, user_role where user_id = 'usr_deskjgc'`,
    [ids[1]],
  )
  return banks
}

/** A book of its own, opened and filled; its first orders can be changed through the API. */
export const openBook = async (
  { app, admin, desk, people }: World,
  count: number,
  leads: readonly string[] = [],
): Promise<{ dealId: string; templates: Template[] }> => {
  const [dealId] = await openDeals(desk, 1, leads)
  const placed: Template[] = []
  for (let nr = 0; nr < templates; nr++) {
    const client = clientWith(app.port, people[nr % people.length]!.token)
    const { orderId } = await client.orders.newOrder({ dealId: dealId!, content: contentOf(nr) })
    placed.push({ orderId, client })
  }
  await copyOrders(admin, dealId!, Math.max(0, Math.ceil(count / templates) - 1))
  return { dealId: dealId!, templates: placed }
}

/** Each of a book's orders so many times more, spread over the last days. */
const copyOrders = async (admin: pg.Client, dealId: string, times: number): Promise<void> => {
  const copy = `left(o.id, 16) || lpad((row_number() over (order by o.id, n))::text, 10, '0')`
  await admin.query(
    `create temporary table copied on commit preserve rows as
     select o.id as from_id, ${copy} as id, n from deal_order o, generate_series(1, $2::int) n where o.deal_id = $1`,
    [dealId, times],
  )
  await admin.query(
    `insert into deal_order (id, deal_id, investor_id, through_id, stage, version, shown, seq, submitted_at, shown_at,
       record)
     select c.id, deal_id, investor_id, through_id, stage, version, shown, seq, submitted_at, shown_at,
       record || jsonb_build_object('id', c.id)
     from copied c join deal_order o on o.id = c.from_id`,
  )
  await admin.query(
    `insert into order_version (order_id, number, shown, seq, stage, act, at, by_id, author, channel, reason, changes,
       record)
     select c.id, number, shown, seq, stage, act, at - (c.n % 400) * interval '10 minutes', by_id, author, channel,
       reason, changes, record || jsonb_build_object('id', c.id)
     from copied c join order_version v on v.order_id = c.from_id`,
  )
  await admin.query('drop table copied')
  await admin.query('vacuum analyze deal_order')
  await admin.query('vacuum analyze order_version')
  await admin.query('checkpoint')
}
