import { sql, type RawBuilder } from 'kysely'
import {
  announcementOf,
  type DealLifecycle,
  type GuidanceVersion,
  type Shared,
  type Terms,
} from '@bookrunner/domain/deals'
import type { EntityNames } from '@bookrunner/domain/kernel'
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

export const faceTables = sql`
  deal d
  join announcement a on a.id = d.announcement_id
  join user_account c on c.id = a.creator_id
  left join entity i on i.id = d.issuer_id`

/** The names of an issuer that is a name only; null without one. */
export const issuerByName = sql`case when a.shared ->> 'issuerName' is not null then jsonb_build_object(
  'name', a.shared ->> 'issuerName', 'shortName', a.shared ->> 'issuerName', 'nameCn', '', 'nameHk', '') end`

/** The last change that investors see, for those who may not learn of others. */
export const publishedAt = sql`(select e.at from ledger_entry e
  where e.ledger_id = 'offer:' || d.id and e.code <> ${quietOffer} order by e.seq desc limit 1)`

const faceColumns = (entityId: string) => sql`
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

/** Tranches by a condition; `reached` is about the given house. */
export const readHeaders = async (
  db: Db,
  entityId: string,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`order by d.position`,
): Promise<HeaderRow[]> => {
  const { rows } = await sql<HeaderRow>`
    select ${faceColumns(entityId)} from ${faceTables} where ${condition} ${order}`.execute(db)
  return rows
}

export const countFaces = async (db: Db, condition: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${faceTables} where ${condition}`.execute(db)
  return rows[0]?.total ?? 0
}

const together = (dealId: string) => sql`d.announcement_id = ${announcementOf(dealId)}`

/** Every tranche announced with this one, itself included, without a check of rights. */
export const readTranches = (db: Db, entityId: string, dealId: string): Promise<HeaderRow[]> =>
  readHeaders(db, entityId, together(dealId))

/** Those published to this house. */
export const readOffered = (db: Db, entityId: string, dealId: string): Promise<HeaderRow[]> =>
  readHeaders(db, entityId, sql`${together(dealId)} and ${publishedTo(entityId)}`)
