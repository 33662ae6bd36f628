import { sql, type RawBuilder } from 'kysely'
import type { InputOf } from '@bookrunner/contract/kernel'
import type { LoanEvent, loansCalls } from '@bookrunner/contract/loans'
import type { EntityNames } from '@bookrunner/domain/kernel'
import type { MarginBand, PriceSource } from '@bookrunner/domain/loans'
import { searchedNames, type Db } from '../../platform/db/index.ts'
import { distanceColumn, entityJson, loanColumns, loanTables, userJson } from './loan-columns.repo.ts'
import type { LoanRecord, LoggedField, NamedPerson } from './loan-record.ts'

type ListRequest = InputOf<typeof loansCalls.list>
type RiskRequest = InputOf<typeof loansCalls.marginCallRiskList>
export type LoanFilter = InputOf<typeof loansCalls.export>

type Sort = NonNullable<ListRequest['sortField']>

const sorts: Record<Sort, RawBuilder<unknown>> = {
  entity: sql`lower(e.name)`,
  isin: sql`l.isin`,
  face: sql`l.face`,
  loanAmount: sql`l.loan_amount`,
  price: sql`l.current_price`,
  callPrice: sql`l.margin_call_price`,
  distance: distanceColumn,
  start: sql`l.start_day`,
  end: sql`l.end_day`,
}

const allOf = (conditions: readonly (RawBuilder<unknown> | false)[]) =>
  sql.join([sql`true`, ...conditions.filter((each) => each !== false)], sql` and `)

const found = (keyword: string) => sql`
  strpos(lower(concat_ws(' ', ${searchedNames('e')}, u.name, l.bond_name, l.isin)), lower(${keyword})) > 0`

const matching = ({ keyword, entityId, loanId, isin, band, status }: LoanFilter) =>
  allOf([
    keyword !== undefined && found(keyword),
    entityId !== undefined && sql`l.entity_id = ${entityId}`,
    loanId !== undefined && sql`l.id = ${loanId}`,
    isin !== undefined && sql`l.isin = ${isin.toUpperCase()}`,
    band !== undefined && sql`l.band = ${band}`,
    status !== undefined && sql`l.status = ${status}`,
  ])

const inOrder = (sortField: Sort = 'distance', sortOrder: 'asc' | 'desc' = 'asc') =>
  sql`${sorts[sortField]} ${sql.raw(sortOrder)} nulls last, l.created_at desc, l.id`

interface Page {
  where: RawBuilder<unknown>
  pageNum: number
  pageSize: number
  sortField?: Sort | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

const listWhere = async (
  db: Db,
  { where, pageNum, pageSize, sortField, sortOrder }: Page,
): Promise<{ list: LoanRecord[]; total: number }> => {
  const [page, count] = await Promise.all([
    sql<LoanRecord>`
      select ${loanColumns} from ${loanTables} where ${where}
      order by ${inOrder(sortField, sortOrder)}
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${loanTables} where ${where}`.execute(db),
  ])
  return { list: page.rows, total: count.rows[0]!.total }
}

export const listLoans = (db: Db, { pageNum, pageSize, sortField, sortOrder, ...filter }: ListRequest) =>
  listWhere(db, { where: matching(filter), pageNum, pageSize, sortField, sortOrder })

export const readLoan = async (db: Db, loanId: string): Promise<LoanRecord | undefined> =>
  (await sql<LoanRecord>`select ${loanColumns} from ${loanTables} where l.id = ${loanId}`.execute(db)).rows[0]

const atOnce = 500

/** All loan deals of a filter, sorted as the list is at first; in pages, so that other requests are served in between. */
export async function* readLoansFor(db: Db, filter: LoanFilter): AsyncGenerator<LoanRecord> {
  const found = await sql<{ id: string }>`
    select l.id from ${loanTables} where ${matching(filter)} order by ${inOrder()}`.execute(db)
  const ids = found.rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce)
    const page = await sql<LoanRecord>`
      select ${loanColumns} from ${loanTables} where l.id = any(${some})
      order by array_position(${some}::text[], l.id)`.execute(db)
    yield* page.rows
  }
}

const isUnreviewed = sql`
  exists (select from loan_inquiry q where q.loan_id = l.id and q.reviewed_at is null)`

export const listRisks = (
  db: Db,
  { keyword, entityId, band, reviewed, pageNum, pageSize, sortField, sortOrder }: RiskRequest,
) => {
  const where = allOf([
    sql`l.status = 'open'`,
    keyword !== undefined && found(keyword),
    entityId !== undefined && sql`l.entity_id = ${entityId}`,
    band === undefined ? sql`l.band in ('called', 'warning')` : sql`l.band = ${band}`,
    reviewed === true && sql`not ${isUnreviewed}`,
    reviewed === false && isUnreviewed,
  ])
  return listWhere(db, { where, pageNum, pageSize, sortField, sortOrder })
}

/** Positions that a strip of marks can show. */
const mostMarks = 1000

export interface DistanceRow {
  loanId: string
  entity: EntityNames & { entityId: string }
  user: NamedPerson | null
  isin: string
  bondName: string
  band: MarginBand
  face: number
  loanAmount: number
  haircut: string
  marginCallPrice: string
  currentPrice: string
  isReviewed: boolean
}

export const readDistances = async (db: Db) => {
  const [rows, count] = await Promise.all([
    sql<DistanceRow>`
      select l.id as "loanId", ${entityJson} as entity, ${userJson} as "user", l.isin, l.bond_name as "bondName",
        l.band, l.face, l.loan_amount as "loanAmount", l.haircut, l.margin_call_price as "marginCallPrice",
        l.current_price as "currentPrice", not ${isUnreviewed} as "isReviewed"
      from ${loanTables} where l.status = 'open' order by ${distanceColumn}, l.id limit ${mostMarks}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from loan where status = 'open'`.execute(db),
  ])
  return { rows: rows.rows, total: count.rows[0]!.total }
}

export interface HistoryRow {
  entryId: number
  at: Temporal.Instant
  event: LoanEvent
  actor: NamedPerson | null
  details: {
    changes?: LoggedField[]
    price?: string
    priceDay?: string
    source?: PriceSource
    note?: string
  }
}

export const listHistory = async (
  db: Db,
  { loanId, pageNum, pageSize, sortOrder = 'desc' }: InputOf<typeof loansCalls.history>,
) => {
  const [page, count] = await Promise.all([
    sql<HistoryRow>`
      select h.id as "entryId", h.at, h.event, h.details, ${userJson} as actor
      from loan_history h left join user_account u on u.id = h.actor_id where h.loan_id = ${loanId}
      order by h.id ${sql.raw(sortOrder)} limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from loan_history where loan_id = ${loanId}`.execute(db),
  ])
  return { rows: page.rows, total: count.rows[0]!.total }
}

/** Names of borrowers and contacts in a history. */
export const readNamesOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from entity where id = any(${[...ids]})
    union all select id, name from user_account where id = any(${[...ids]})`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const mostBorrowers = 30

/** Institutions that can borrow, with those who work there. */
export const findBorrowers = async (
  db: Db,
  { keyword = '', entityId = '' }: InputOf<typeof loansCalls.borrowers>,
) => {
  const { rows } = await sql<{ entity: EntityNames & { entityId: string }; users: NamedPerson[] }>`
    select ${entityJson} as entity,
      (select coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name) order by lower(u.name)), '[]')
        from user_account u where u.entity_id = e.id and u.status = 'active') as users
    from entity e
    where e.merged_into is null and (e.id = ${entityId} or strpos(lower(${searchedNames('e')}), lower(${keyword})) > 0)
    order by e.id <> ${entityId}, lower(e.name), e.id limit ${mostBorrowers}`.execute(db)
  return rows.map(({ entity, users }) => ({ ...entity, users }))
}

/** Bonds of open loan deals, each once. */
export const readFinancedBonds = async (db: Db): Promise<{ isin: string; priceDay: string }[]> =>
  (
    await sql<{ isin: string; priceDay: string }>`
      select isin, max(price_day) as "priceDay" from loan where status = 'open' group by isin order by isin`.execute(
      db,
    )
  ).rows
