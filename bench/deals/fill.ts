// Deals like one of the demo world's, written straight into the tables, and a session of the desk that leads them.
import type pg from 'pg'
import { firstHash, sha256 } from '../../packages/server/src/platform/service/chain.ts'

export const token = 'bench-deals-desk'
const annOf = (index: number): string => `ann_bench${String(index).padStart(7, '0')}`
export const dealOf = (index: number): string => `deal_bench${String(index).padStart(7, '0')}0001`

const copied = `
  with model as (
    select d.* from deal d where d.status = 'IPG' and d.terms ->> 'label' = 'green' and d.id not like 'deal_bench%'
  ), planned as (
    select n, 'ann_bench' || lpad(n::text, 7, '0') as ann, 'deal_bench' || lpad(n::text, 7, '0') || '0001' as id
    from generate_series($1::int, $2::int - 1) n
  ), announcements as (
    insert into announcement
    select w.ann, a.shared, a.version, a.creator_id, a.creator_entity_id, a.created_at, a.updated_at
    from planned w, model m join announcement a on a.id = m.announcement_id
  ), members as (
    insert into syndicate_member
    select w.ann, s.entity_id, s.position, s.roles
    from planned w, model m join syndicate_member s on s.announcement_id = m.announcement_id
  ), deals as (
    insert into deal
    select w.id, w.ann, 1, m.name || ' ' || w.n, m.version, m.terms, m.status, m.lifecycle, m.issuer_id, m.currency,
      m.pricing_date, m.closes_at + w.n * interval '1 second', null, m.updated_at
    from planned w, model m
  )
  insert into guidance_version
  select w.id, g.number, g.kind, g.level, g.final, g.note, g.reason, g.at, g.by_id
  from planned w, model m join guidance_version g on g.deal_id = m.id`

/** Beside those that are there already. As superuser, without looking up every reference: they are all there. */
export const growDeals = async (admin: pg.Client, from: number, to: number): Promise<void> => {
  await admin.query('set session_replication_role = replica')
  await admin.query(copied, [from, to])
  const ledgers = Array.from({ length: to - from }, (_, index) => annOf(from + index)).flatMap((ann) => [
    `deal:${ann}`,
    `offer:${ann}`,
  ])
  await admin.query('insert into ledger select * from unnest($1::text[], $2::int[], $3::text[])', [
    ledgers,
    ledgers.map(() => 0),
    ledgers.map(firstHash),
  ])
  await admin.query('set session_replication_role = origin')
  await admin.query('vacuum analyze')
  await admin.query('checkpoint')
}

/** Another house has all of them but the first: as if it had created them, with the desk's roles in them. */
export const handOver = async (admin: pg.Client, first: number): Promise<void> => {
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `update announcement set creator_entity_id = 'ent_brasslight' where id >= $1 and id like 'ann_bench%'`,
    [annOf(first)],
  )
  await admin.query(
    `delete from syndicate_member where announcement_id >= $1 and announcement_id like 'ann_bench%'
       and entity_id = 'ent_brasslight'`,
    [annOf(first)],
  )
  await admin.query(
    `update syndicate_member set entity_id = 'ent_brasslight'
     where announcement_id >= $1 and announcement_id like 'ann_bench%' and entity_id = 'ent_lantern'`,
    [annOf(first)],
  )
  await admin.query('set session_replication_role = origin')
  await admin.query('vacuum analyze')
  await admin.query('checkpoint')
}

export const openDesk = async (admin: pg.Client): Promise<void> => {
  await admin.query(
    `insert into session (id, user_id, token_hash, opened_at, last_seen_at, ends_at, ip, user_agent)
     values ('ses_benchdeals', 'usr_deskoc', $1, now(), now(), now() + interval '1 hour', '127.0.0.1', 'bench')`,
    [sha256(token)],
  )
  await admin.query('create table bench_due (id text primary key, due_at timestamptz, closed_at timestamptz)')
  await admin.query('create table bench_due_log (id text primary key, at timestamptz)')
  await admin.query('grant all on bench_due, bench_due_log to public')
}
