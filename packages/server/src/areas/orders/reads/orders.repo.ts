import { sql, type RawBuilder } from 'kysely'
import {
  orderOwnAt,
  type DealLifecycle,
  type GuidanceVersion,
  type Shared,
  type Terms,
} from '@bookrunner/domain/deals'
import type { Order, OrderStage, OrderVersion, Placer } from '@bookrunner/domain/orders'
import type { EntityNames, LocalizedNames } from '@bookrunner/domain/kernel'
import { entityNamesJson, nameColumns, searchedNames, type Db } from '../../../platform/db/index.ts'
import { issuerByName, publishedTo } from '../../deals/index.ts'
import { byDeskOrDepartment } from '../creator.repo.ts'

export const readStage = async (db: Db, orderId: string): Promise<OrderStage | undefined> =>
  (await db.selectFrom('order_head').select('stage').where('id', '=', orderId).executeTakeFirst())?.stage

/**
 * `isOwnOrder` as a condition on `o`. A draft binds nobody, so it is readable only while its deal is offered to the
 * house; orders that the desk has read stay readable.
 */
const own = ({ entityId, department, rights: { tier } }: Placer): RawBuilder<unknown> => sql`
  ((o.stage <> 'draft' or exists (select from deal d where d.id = o.deal_id and ${publishedTo(entityId)}))
    and o.investor_id = ${entityId} and ${tier !== 'tier4'}::bool and (${tier !== 'tier2' || department === null}::bool
    or ${byDeskOrDepartment('o', sql`${department}`)}))`

export interface OwnFilter {
  dealId?: string | undefined
  keyword?: string | undefined
  /** Only these. */
  ids?: readonly string[] | undefined
  /** Statuses of deals. */
  deals?: readonly string[] | undefined
}

const matches = ({ dealId, keyword, ids, deals }: OwnFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(dealId === undefined ? [] : [sql`o.deal_id = ${dealId}`]),
      ...(ids === undefined ? [] : [sql`o.id = any(${ids})`]),
      ...(deals === undefined ? [] : [sql`d.status = any(${deals})`]),
      ...(keyword === undefined
        ? []
        : [
            sql`strpos(lower(concat_ws(' ', d.name, o.id, o.record ->> 'account', ${searchedNames('i')})), lower(${keyword})) > 0`,
          ]),
    ],
    sql` and `,
  )

const from = sql`order_now o join deal d on d.id = o.deal_id left join entity i on i.id = d.issuer_id`

export const ownColumns = {
  // The part of the id that people read as the number.
  number: sql`substr(o.id, ${orderOwnAt + 1})`,
  deal: sql`lower(d.name)`,
  size: sql`(select max((r ->> 'size')::bigint) from jsonb_array_elements(
    case when o.record -> 'fpg' = 'null' then o.record -> 'orderLevels' else o.record -> 'fpg' -> 'orderLevels' end) r)`,
  shownAt: sql`o.shown_at`,
  submittedAt: sql`o.submitted_at`,
}

export interface OwnPage {
  /** These come first. */
  first: readonly string[]
  by: keyof typeof ownColumns
  descending: boolean
  limit: number
  offset: number
}

/** Sorted by the database, which looks at all orders of the house: no index has the time of a confirmation. */
const paged = ({ first, by, descending, limit, offset }: OwnPage): RawBuilder<unknown> => {
  const top = first.length > 0 ? sql`o.id = any(${first}) desc,` : sql``
  const way = descending ? sql`desc` : sql`asc`
  const empty = by === 'size' || by === 'submittedAt' ? sql`nulls last` : sql``
  return sql`order by ${top} ${ownColumns[by]} ${way} ${empty}, o.id limit ${limit} offset ${offset}`
}

/** Orders of somebody's own house, the last changed first unless a page says otherwise. */
export const readOwn = async (
  db: Db,
  placer: Placer,
  filter: OwnFilter,
  page?: OwnPage,
): Promise<Order[]> => {
  const end = page ? paged(page) : sql`order by o.shown_at desc, o.id`
  const { rows } = await sql<{ record: Order }>`/* prepared */
    select o.record from ${from} where ${own(placer)} and ${matches(filter)} ${end}`.execute(db)
  return rows.map(({ record }) => record)
}

/** Of all of them, the last changed first: a file may have many. */
export const readOwnIds = async (db: Db, placer: Placer, filter: OwnFilter): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select o.id from ${from} where ${own(placer)} and ${matches(filter)} order by o.shown_at desc, o.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export const countOwn = async (db: Db, placer: Placer, filter: OwnFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`/* prepared */
    select count(*) as total from ${filter.keyword === undefined && filter.deals === undefined ? sql`order_head o` : from} where ${own(placer)} and ${matches(filter)}`.execute(
    db,
  )
  return rows[0]!.total
}

export const readOrder = async (db: Db, orderId: string): Promise<Order | undefined> =>
  (await db.selectFrom('order_now').select('record').where('id', '=', orderId).executeTakeFirst())?.record

export const readOrdersOf = async (db: Db, ids: readonly string[]): Promise<Map<string, Order>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('order_now').select(['id', 'record']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, record }) => [id, record]))
}

/** A deal for the views of its orders. */
export interface OrderDealRow {
  id: string
  name: string
  terms: Terms
  lifecycle: DealLifecycle
  shared: Shared
  issuer: EntityNames | null
  /** The current level of each kind. */
  levels: Pick<GuidanceVersion, 'number' | 'kind' | 'level' | 'final' | 'at'>[]
  /** The database's clock. */
  now: Temporal.Instant
}

/** The deals of orders, without a check of rights. */
export const readOrderDeals = async (db: Db, dealIds: readonly string[]): Promise<OrderDealRow[]> => {
  if (dealIds.length === 0) return []
  const { rows } = await sql<OrderDealRow>`/* prepared */
    select d.id, d.name, d.terms, d.lifecycle, a.shared, 
      case when i.id is not null then ${entityNamesJson('i')} else ${issuerByName} end as issuer,
      coalesce((
        select jsonb_agg(jsonb_build_object('number', g.number, 'kind', g.kind, 'level', g.level,
          'final', g.final, 'at', g.at))
        from guidance_version g where g.deal_id = d.id
          and g.number = any(array(select value::int from jsonb_each_text(d.lifecycle -> 'guidanceOf')))
      ), '[]') as levels, clock_timestamp() as now
    from deal d join announcement a on a.id = d.announcement_id left join entity i on i.id = d.issuer_id
    where d.id = any(${dealIds})`.execute(db)
  return rows
}

export interface Doer {
  userId: string
  name: string
  entityId: string
  entity: EntityNames
}

export const readDoers = async (db: Db, userIds: readonly string[]): Promise<Map<string, Doer>> => {
  if (userIds.length === 0) return new Map()
  const { rows } = await sql<Doer>`/* prepared */
    select u.id as "userId", u.name, coalesce(e.id, '') as "entityId", ${entityNamesJson('e')} as entity
    from user_account u left join entity e on e.id = u.entity_id where u.id = any(${[...new Set(userIds)]})`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.userId, row]))
}

/** Names of institutions and types in orders. */
export const readNames = async (db: Db, ids: readonly string[]): Promise<Map<string, LocalizedNames>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<LocalizedNames & { id: string }>`
    select id, ${nameColumns('entity')} from entity where id = any(${ids})
    union all select id, ${nameColumns('entity_class')} from entity_class where id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Newest first. */
export const readVersions = async (db: Db, orderId: string): Promise<OrderVersion[]> => {
  const rows = await db
    .selectFrom('order_versioned as v')
    .select([
      'v.order_id',
      'v.number',
      'v.line',
      'v.shown',
      'v.seq',
      'v.act',
      'v.at',
      'v.author',
      'v.channel',
      'v.reason',
    ])
    .select(['v.changes', 'v.record'])
    .where('v.order_id', '=', orderId)
    .orderBy('v.number', 'desc')
    .orderBy('v.line', 'desc')
    .execute()
  return rows.map((row) => ({
    orderId: row.order_id,
    number: row.number,
    line: row.line,
    shown: row.shown,
    seq: row.seq,
    act: row.act,
    at: row.at.toString(),
    by: row.author,
    channel: row.channel,
    reason: row.reason,
    changes: row.changes,
    order: row.record,
  }))
}

/** The newest number of a house's own ledger. */
export const readOwnSeq = async (db: Db, ledger: string): Promise<number> =>
  (await db.selectFrom('ledger').select('seq').where('id', '=', ledger).executeTakeFirst())?.seq ?? 0

/** The orders that a line `e` of a house's ledger names: a list, or one as of drafts and of older lines. */
export const namedIn = sql`
  select e.params ->> 'orderId' as id where not e.params ? 'orders'
  union all select named ->> 'orderId' from jsonb_array_elements(e.params -> 'orders') named`

/** Orders that changed; undefined if all of them may have: a merge of institutions names none. */
export const readOwnNews = async (
  db: Db,
  ledger: string,
  { since, most }: { since: number; most: number },
): Promise<string[] | undefined> => {
  const { rows } = await sql<{ id: string | null }>`
    select n.id from ledger_entry e cross join lateral (${namedIn}) n
    where e.ledger_id = ${ledger} and e.seq > ${since} order by e.seq limit ${most}`.execute(db)
  const ids = rows.flatMap(({ id }) => id ?? [])
  return ids.length < rows.length ? undefined : ids
}

/** Those of these orders that exist, without a check of rights. */
export const readExistingIds = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('order_head')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  return rows.map(({ id }) => id)
}
