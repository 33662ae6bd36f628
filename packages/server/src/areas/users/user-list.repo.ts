import { sql, type RawBuilder } from 'kysely'
import type { InputOf } from '@bookrunner/contract/kernel'
import type { usersCalls } from '@bookrunner/contract/users'
import { knowsFormerAddresses, type UserPosition } from '@bookrunner/domain/users'
import type { Db } from '../../platform/db/index.ts'
import { userColumns, userTables } from './user.repo.ts'
import type { EntityRow, UserRow } from './user-state.ts'

type UserListRequest = InputOf<typeof usersCalls.list>
export type UserFilter = InputOf<typeof usersCalls.exportList> & {
  /** Only users without an institution. */
  unallocated?: boolean
}

const columns: Record<NonNullable<UserListRequest['sortField']>, RawBuilder<unknown>> = {
  account: sql`u.account`,
  name: sql`lower(u.name)`,
  entity: sql`lower(e.name)`,
  role: sql`lower(r.name)`,
  status: sql`u.status`,
  createTime: sql`u.created_at`,
}

/** `maySee` as a condition: all houses, the own house, or the own department. */
const visibleTo = ({ tier, entityId, departmentId }: UserPosition): RawBuilder<unknown> => {
  if (tier === 'tier1' || tier === 'tier4') return sql`true`
  if (tier !== 'tier2') return sql`false`
  const house = sql`u.entity_id = ${entityId}`
  return departmentId === null ? house : sql`${house} and u.department_id = ${departmentId}`
}

/** Who looks after every house also finds a user by the address that its mails go to. */
const searched = ({ tier }: UserPosition) =>
  knowsFormerAddresses(tier)
    ? sql`u.account, u.mail_address, u.name, u.nick_name`
    : sql`u.account, u.name, u.nick_name`

/** All filters of the list. */
const matching = (
  by: UserPosition,
  { keyword, entityId, departmentId, roleId, tier, status, unallocated }: UserFilter,
): RawBuilder<unknown> => {
  const conditions = [
    keyword !== undefined && sql`strpos(lower(concat_ws(' ', ${searched(by)})), lower(${keyword})) > 0`,
    entityId !== undefined && sql`u.entity_id = ${entityId}`,
    departmentId !== undefined && sql`u.department_id = ${departmentId}`,
    unallocated === true && sql`u.entity_id is null`,
    roleId !== undefined && sql`r.id = ${roleId}`,
    tier !== undefined && sql`r.tier = ${tier}`,
    status !== undefined && sql`u.status = ${status}`,
  ]
  return sql.join([sql`true`, ...conditions.filter((each) => each !== false)], sql` and `)
}

/** Each user has one role and one entity, so they are joined only to filter by them. */
const countedTables = ({ roleId, tier }: UserFilter): RawBuilder<unknown> =>
  roleId === undefined && tier === undefined ? sql`user_account u` : userTables

const shownTo = (by: UserPosition, filter: UserFilter) =>
  sql`where ${visibleTo(by)} and ${matching(by, filter)}`

/** All users that the filters leave, in pages for a file. */
export async function* eachUser(db: Db, by: UserPosition, filter: UserFilter): AsyncGenerator<UserRow> {
  const atOnce = 500
  let after = ''
  for (;;) {
    const { rows } = await sql<UserRow>`
      select ${userColumns} from ${userTables} ${shownTo(by, filter)} and u.account > ${after}
      order by u.account limit ${atOnce}`.execute(db)
    yield* rows
    if (rows.length < atOnce) return
    after = rows.at(-1)!.account
  }
}

interface FoundEntity extends EntityRow {
  short_name: string
}

/** The entities for whom somebody may add users. */
export const findEntities = async (db: Db, by: UserPosition, keyword = ''): Promise<FoundEntity[]> => {
  const everywhere = by.tier === 'tier1' || by.tier === 'tier4'
  const { rows } = await sql<FoundEntity>`
    select id, name, name_cn, name_hk, short_name, deal_roles from entity e
    where (${everywhere}::bool or id = ${by.entityId}) and merged_into is null
      and strpos(lower(concat_ws(' ', name, name_cn, name_hk, short_name)), lower(${keyword})) > 0
    order by lower(name), id limit 50`.execute(db)
  return rows
}

export const listUsers = async (
  db: Db,
  by: UserPosition,
  request: UserListRequest & Pick<UserFilter, 'unallocated'>,
): Promise<{ rows: UserRow[]; total: number }> => {
  const { pageNum, pageSize, sortField = 'account', sortOrder } = request
  const where = shownTo(by, request)
  const direction = sortOrder === 'desc' ? sql`desc` : sql`asc`
  const [page, count] = await Promise.all([
    sql<UserRow>`
      select ${userColumns} from ${userTables} ${where}
      order by ${columns[sortField]} ${direction}, u.id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${countedTables(request)} ${where}`.execute(db),
  ])
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 }
}
