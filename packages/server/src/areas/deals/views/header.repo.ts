import { sql, type RawBuilder } from 'kysely'
import {
  announcementOf,
  type DealLifecycle,
  type GuidanceVersion,
  type Shared,
  type Terms,
} from '@bookrunner/domain/deals'
import type { EntityNames } from '@bookrunner/domain/kernel'
import { pageSizes } from '@bookrunner/contract/kernel'
import { entityNamesJson, type Db } from '../../../platform/db/index.ts'
import { quietOffer } from '../ledger/offer.ts'

/** The row that every view of a tranche is made from. */
export interface HeaderRow {
  id: string
  announcement_id: string
  name: string
  version: number
  terms: Terms
  lifecycle: DealLifecycle
  updated_at: Temporal.Instant
  shared: Shared
  shared_version: number
  creator_id: string
  creator_entity_id: string
  creator_department: string | null
  issuer: (EntityNames & { entityId: string | null }) | null
  /** The current level of each kind, and the IPG guidance before the current one. */
  levels: Pick<GuidanceVersion, 'number' | 'kind' | 'level' | 'final' | 'at'>[]
  /** All tranches of the announcement by position; `reached`: addressed to the reader's house. */
  siblings: { id: string; announced: boolean; reached: boolean }[]
  /** The last change that investors see. */
  published_at: Temporal.Instant | null
  /** The database's clock. */
  now: Temporal.Instant
}

/** True if tranche `t` is addressed to everybody, or to this house by its rows. */
const reaches = (table: 'd' | 't', entityId: string): RawBuilder<boolean> => sql`(
  ${sql.ref(table)}.terms -> 'addressed' ->> 'kind' = 'all' or exists (
    select from deal_addressee x where x.deal_id = ${sql.ref(table)}.id and x.entity_id = ${entityId}))`

export const announced = sql`d.lifecycle ->> 'submittedAt' is not null`

/** Published to this house: announced, addressed to it, and the house is an investor. */
export const publishedTo = (
  entityId: string,
): RawBuilder<boolean> => sql`(${announced} and ${reaches('d', entityId)}
  and exists (select from entity v where v.id = ${entityId} and 'investor' = any(v.deal_roles)))`

/** Left joins cost nothing where nobody asks for them; each tranche has an announcement. */
const headerTables = sql`
  deal d
  left join announcement a on a.id = d.announcement_id
  left join user_account c on c.id = a.creator_id
  left join entity i on i.id = d.issuer_id`

/**
 * `mine`: announcements that a house created or leads, takes part in, or issues. They are found by indexes, because a platform
 * has a hundred times as many deals as one of its houses. Grouped twice by the same: of one column without statistics the
 * database expects 200 groups, and makes a plan for so few.
 */
const joinMine = (entityId: string) => sql`
  left join (
    select announcement_id, bool_or(leads) as leads, bool_or(member) as member from (
      select id as announcement_id, id as again, true as leads, false as member from announcement
        where creator_entity_id = ${entityId}
      union all select announcement_id, announcement_id, roles && '{OC,JGC}'::text[], true from syndicate_member
        where entity_id = ${entityId}
      union all select announcement_id, announcement_id, false, false from deal
        where issuer_id = ${entityId}) part
    group by announcement_id, again) mine on mine.announcement_id = d.announcement_id`

/** The names of an issuer that is a name only; null without one. */
export const issuerByName = sql`case when a.shared ->> 'issuerName' is not null then jsonb_build_object(
  'name', a.shared ->> 'issuerName', 'shortName', a.shared ->> 'issuerName', 'nameCn', '', 'nameHk', '') end`

/** The last change that investors see, for those who may not learn of others. */
export const publishedAt = sql`(select e.at from ledger_entry e
  where e.ledger_id = 'offer:' || d.id and e.code <> ${quietOffer} order by e.seq desc limit 1)`

const headerColumns = (entityId: string) => sql`
  d.id, d.announcement_id, d.name, d.version, d.terms, d.lifecycle, d.updated_at,
  a.shared, a.version as shared_version, a.creator_id, a.creator_entity_id,
  c.department_id as creator_department,
  case when i.id is not null then jsonb_build_object('entityId', i.id) || ${entityNamesJson('i')}
    else ${issuerByName} || '{"entityId": null}' end as issuer,
  coalesce((
    select jsonb_agg(jsonb_build_object('number', g.number, 'kind', g.kind, 'level', g.level,
      'final', g.final, 'at', g.at) order by g.number desc)
    from guidance_version g where g.deal_id = d.id and (
      g.number = any(array(select value::int from jsonb_each_text(d.lifecycle -> 'guidanceOf')))
      or g.number = (select max(n.number) from guidance_version n where n.deal_id = d.id and n.kind = 'IPG'
        and n.number < (d.lifecycle #>> '{guidanceOf,IPG}')::int))
  ), '[]') as levels,
  (
    select jsonb_agg(jsonb_build_object('id', t.id, 'announced', t.lifecycle ->> 'submittedAt' is not null,
      'reached', ${reaches('t', entityId)}) order by t.position)
    from deal t where t.announcement_id = d.announcement_id
  ) as siblings,
  ${publishedAt} as published_at,
  clock_timestamp() as now`

/** Conditions of few texts are prepared: planning takes longer than running them. */
const prepared = sql`/* prepared */`

export interface HeadersAsked {
  condition: RawBuilder<unknown>
  order?: RawBuilder<unknown>
  /** The condition asks what is the house's own, of `mine`. */
  asksOwn?: boolean
  /** The condition has one of many texts, so it is planned each time. */
  isRare?: boolean
}

/** Tranches by a condition; `reached` is about the given house. */
export const readHeaders = async (
  db: Db,
  entityId: string,
  { condition, order = sql`order by d.position`, asksOwn = false, isRare = false }: HeadersAsked,
): Promise<HeaderRow[]> => {
  const { rows } = await sql<HeaderRow>`${isRare ? sql`` : prepared}
    select ${headerColumns(entityId)} from ${headerTables} ${asksOwn ? joinMine(entityId) : sql``}
    where ${condition} ${order}`.execute(db)
  return rows
}

export interface Listed {
  rows: HeaderRow[]
  total: number
}

interface PageAsked extends HeadersAsked {
  order: RawBuilder<unknown>
  limit: number
  offset: number
}

/**
 * A page of tranches and how many there are. The page is chosen before its rows are read, because the records of a
 * deal are large: of all others nothing but what the condition and the order need is unpacked.
 */
export const readHeaderPage = async (
  db: Db,
  entityId: string,
  { condition, order, limit, offset, asksOwn = false, isRare = false }: PageAsked,
): Promise<Listed> => {
  // With a limit that it knows, the database keeps its plan: making one takes half as long as running it.
  const isUsual = offset === 0 && pageSizes.some((size) => size === limit)
  const cut = isUsual ? sql`limit ${sql.lit(limit)}` : sql`limit ${limit} offset ${offset}`
  const asked = asksOwn ? sql`${headerTables} ${joinMine(entityId)}` : headerTables
  const { rows } = await sql<HeaderRow & { total: number }>`${isRare ? sql`` : prepared}
    select ${headerColumns(entityId)}, chosen.total from (
      select id, total, row_number() over () as nr from (
        select d.id, count(*) over () as total
        from ${asked} where ${condition} ${order} ${cut}) page) chosen
    join ${headerTables} on d.id = chosen.id order by chosen.nr`.execute(db)
  const [first] = rows
  if (first || offset === 0) return { rows, total: first?.total ?? 0 }
  // Beyond the last page no row says how many there are.
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${asked} where ${condition}`.execute(db)
  return { rows, total: counted.rows[0]!.total }
}

const together = (dealId: string) => sql`d.announcement_id = ${announcementOf(dealId)}`

/** Every tranche announced with this one, itself included, without a check of rights. */
export const readTranches = (db: Db, entityId: string, dealId: string): Promise<HeaderRow[]> =>
  readHeaders(db, entityId, { condition: together(dealId) })

/** Those published to this house. */
export const readOffered = (db: Db, entityId: string, dealId: string): Promise<HeaderRow[]> =>
  readHeaders(db, entityId, { condition: sql`${together(dealId)} and ${publishedTo(entityId)}` })
