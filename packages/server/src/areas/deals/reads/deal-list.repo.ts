import { sql, type RawBuilder } from 'kysely'
import type { dealsCalls } from '@bookrunner/contract/deals'
import type { InputOf } from '@bookrunner/contract/kernel'
import { dealStatuses, type Viewer } from '@bookrunner/domain/deals'
import { searchedNames, type Db } from '../../../platform/db/index.ts'
import { announced, publishedAt, publishedTo, readHeaderPage, type Listed } from '../views/header.repo.ts'

type DealListRequest = InputOf<typeof dealsCalls.dealList>
type Offered = InputOf<typeof dealsCalls.investorDealList>

const both = (...conditions: (RawBuilder<unknown> | false)[]): RawBuilder<unknown> =>
  sql.join([sql`true`, ...conditions.filter((each) => each !== false)], sql` and `)

export const hasRole = (entityId: string, roles: readonly string[] | null) => sql`exists (
  select from syndicate_member m where m.announcement_id = d.announcement_id and m.entity_id = ${entityId}
  ${roles ? sql`and m.roles && ${roles}::text[]` : sql``})`

/** `isOwn` as a condition. Whether a deal is announced comes last, because its record is unpacked for that. */
const own = ({ entityId }: Viewer) => sql`(mine.announcement_id is not null
  and (mine.leads or ((mine.member or d.issuer_id = ${entityId}) and ${announced})))`

const ofDepartment = ({ tier, entityId, department }: Viewer): RawBuilder<unknown> =>
  tier === 'tier2' && department !== null
    ? sql`(a.creator_entity_id <> ${entityId} or c.department_id = ${department})`
    : sql`true`

/** `maySeeDeal` as a condition. */
export const visibleTo = (viewer: Viewer): RawBuilder<unknown> => {
  if (viewer.tier === 'tier4') return sql`false`
  if (viewer.tier === 'tier1') return sql`true`
  const house = both(own(viewer), ofDepartment(viewer))
  return viewer.board ? sql`(${announced} or (${house}))` : house
}

/** Both `visibleTo` and `own`, without looking for the own twice in all deals. */
const visibleOwn = (viewer: Viewer): RawBuilder<unknown> => {
  if (viewer.tier === 'tier4') return sql`false`
  if (viewer.tier === 'tier1') return own(viewer)
  const mine = ofDepartment(viewer)
  return both(own(viewer), viewer.board ? sql`(${announced} or ${mine})` : mine)
}

const named = (keyword: string) => sql`strpos(lower(concat_ws(' ', d.name, d.id, ${searchedNames('i')},
  d.terms ->> 'isin')), lower(${keyword})) > 0`

/** Several, separated by commas; an unknown status matches nothing. */
const inStatus = (text: string) => sql`d.status = any(${text.split(',').map((each) => each.trim())}::text[])`

const columns: Record<NonNullable<DealListRequest['sortField']>, RawBuilder<unknown>> = {
  name: sql`lower(d.name)`,
  status: sql`array_position(${[...dealStatuses]}::text[], d.status)`,
  currency: sql`d.currency`,
  closesAt: sql`d.closes_at`,
  pricingDate: sql`d.pricing_date`,
  updatedAt: sql`d.updated_at`,
}

const direction = (order: 'asc' | 'desc') => (order === 'desc' ? sql`desc nulls last` : sql`asc nulls last`)

/** The default order: running deals, the next to close first; drafts, priced deals, finished ones. */
const defaultOrder = (changedAt: RawBuilder<unknown>) => sql`
  case when d.status in ('Test', 'IPG', 'FPG') then 0 when d.status = 'Draft' then 1 when d.status = 'Priced' then 2
    else 3 end,
  case when d.status in ('Test', 'IPG', 'FPG') and d.closes_at > now() then d.closes_at end asc nulls last,
  ${changedAt} desc nulls last`

interface Sorted {
  sortField?: keyof typeof columns | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

/** The order of a list. `changedAt` is the time of the last change visible to the reader. Tranches stay together. */
const ordered = (request: Sorted, changedAt: RawBuilder<unknown>) => {
  const { sortField, sortOrder = sortField === 'updatedAt' ? 'desc' : 'asc' } = request
  const column = sortField === 'updatedAt' ? changedAt : sortField && columns[sortField]
  const first = column ? sql`${column} ${direction(sortOrder)}` : defaultOrder(changedAt)
  return sql`order by ${first}, d.announcement_id, d.position`
}

const pageOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
})

/** For a manager: the visible deals of the board, or of the own house. */
export const listDeals = async (db: Db, viewer: Viewer, request: DealListRequest): Promise<Listed> => {
  const { scope, keyword, status, currency, role, from, until } = request
  const where = both(
    scope === 'mine' ? visibleOwn(viewer) : visibleTo(viewer),
    keyword !== undefined && named(keyword),
    status !== undefined && inStatus(status),
    currency !== undefined && sql`d.currency = ${currency}`,
    role === 'issuer' && sql`d.issuer_id = ${viewer.entityId}`,
    role !== undefined && role !== 'issuer' && hasRole(viewer.entityId, [role]),
    from !== undefined && sql`d.pricing_date >= ${from}`,
    until !== undefined && sql`d.pricing_date <= ${until}`,
  )
  return readHeaderPage(db, viewer.entityId, {
    ...pageOf(request),
    condition: where,
    asksOwn: true,
    order: ordered(request, columns.updatedAt),
    isRare: [keyword, currency, role, from, until, request.sortField].some((each) => each !== undefined),
  })
}

/** For an investor: the deals published to its house. */
export const listOffers = async (db: Db, entityId: string, request: Offered): Promise<Listed> => {
  const { keyword, status, currency } = request
  const where = both(
    publishedTo(entityId),
    keyword !== undefined && named(keyword),
    status !== undefined && inStatus(status),
    currency !== undefined && sql`d.currency = ${currency}`,
  )
  return readHeaderPage(db, entityId, {
    ...pageOf(request),
    condition: where,
    order: ordered(request, publishedAt),
    isRare: [keyword, currency, request.sortField].some((each) => each !== undefined),
  })
}
