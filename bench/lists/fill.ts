// Institutions and users as an administrator has them, written straight into the tables, and an administrator's session.
import type pg from 'pg'
import { sha256 } from '../../packages/server/src/platform/service/chain.ts'

export const token = 'bench-lists-administrator'

const houses = `
  with g as (select array_agg(id order by id) as ids from entity_group),
    c as (select array_agg(id order by id) as ids from entity_class where deleted_at is null)
  insert into entity (id, name, name_cn, name_hk, short_name, group_id, class_id, region, jurisdiction, deal_roles,
    registered_address, email, contact, tags, source, review)
  select 'ent_bench' || lpad(n::text, 7, '0'), 'Bench House ' || lpad(n::text, 6, '0') || ' ' || kind,
    '测试机构' || n, '測試機構' || n, 'BH' || n,
    case when n % 3 > 0 then g.ids[1 + n % array_length(g.ids, 1)] end, c.ids[1 + n % array_length(c.ids, 1)],
    (array['APAC', 'EUROPE', 'MEA', 'AMER'])[1 + n % 4], (array['HK', 'GB', 'AE', 'US'])[1 + n % 4], '{investor}',
    n || ' Harbour Road', 'desk' || n || '@bench.example', 'Contact ' || n,
    case when n % 5 = 0 then '{long-only}'::text[] else '{}' end, 'platform', 'reviewed'
  from g, c, generate_series($1::int + 1, $2::int) n,
    lateral (select (array['Capital', 'Life', 'Asset Management', 'Bank'])[1 + n % 4] as kind) k`

const people = `
  with model as (select * from user_account order by id limit 1),
    r as (select array_agg(id order by id) as ids from role where tier <> 'tier1'), added as (
    insert into user_account (id, account, name, nick_name, entity_id, status, time_zone, password_hash, must_change_password)
    select 'usr_bench' || lpad(n::text, 7, '0'), 'person' || lpad(n::text, 6, '0') || '@bench.example',
      'Person ' || md5(n::text), 'P' || n, 'ent_bench' || lpad(n::text, 7, '0'),
      case when n % 10 = 0 then 'frozen' else 'active' end, 'Asia/Hong_Kong', model.password_hash, false
    from model, generate_series($1::int + 1, $2::int) n
    returning id)
  insert into user_role select id, r.ids[1 + right(id, 7)::int % array_length(r.ids, 1)] from added, r`

/** So many of each, beside those that are there already. */
export const growLists = async (admin: pg.Client, from: number, to: number): Promise<void> => {
  await admin.query(houses, [from, to])
  await admin.query('set session_replication_role = replica')
  await admin.query(people, [from, to])
  await admin.query('set session_replication_role = origin')
  await admin.query('vacuum analyze')
  await admin.query('checkpoint')
}

export const openAdministrator = (admin: pg.Client) =>
  admin.query(
    `insert into session (id, user_id, token_hash, opened_at, last_seen_at, ends_at, ip, user_agent)
     select 'ses_benchlists', ur.user_id, $1, now(), now(), now() + interval '1 hour', '127.0.0.1', 'bench'
     from user_role ur join role r on r.id = ur.role_id where r.tier = 'tier1' limit 1`,
    [sha256(token)],
  )
