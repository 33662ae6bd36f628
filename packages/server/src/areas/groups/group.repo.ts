import { sql, type RawBuilder } from 'kysely'
import type { groupsCalls } from '@bookrunner/contract/groups'
import type { InputOf } from '@bookrunner/contract/kernel'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { nameColumns, query, type Db, type Transaction } from '../../platform/db/index.ts'

export interface GroupRecord extends LocalizedNames {
  groupId: string
  logoId: string | null
  version: number
  entities: number
}

type GroupListRequest = InputOf<typeof groupsCalls.list>

const columns = sql`
  g.id as "groupId", ${nameColumns('g')}, g.logo_id as "logoId", g.version,
  (select count(*)::int from entity e where e.group_id = g.id) as entities`

const byId = (id: string) => sql<GroupRecord>`select ${columns} from entity_group g where g.id = ${id}`

export const readGroup = async (db: Db, id: string): Promise<GroupRecord | undefined> =>
  (await byId(id).execute(db)).rows[0]

export const loadGroup = async ({ run }: Transaction, id: string): Promise<GroupRecord | undefined> =>
  (await run(byId(id)))[0]

/** The names that other groups have. */
export const loadTaken = async ({ run }: Transaction, id: string): Promise<ReadonlySet<string>> => {
  const rows = await run(
    sql<{ name: string }>`select lower(name) as name from entity_group where id <> ${id}`,
  )
  return new Set(rows.map(({ name }) => name))
}

const sorts: Record<NonNullable<GroupListRequest['sortField']>, RawBuilder<unknown>> = {
  name: sql`lower(g.name)`,
  nameCn: sql`g.name_cn`,
  entities: sql`entities`,
}

export const listGroups = async (db: Db, request: GroupListRequest) => {
  const { keyword, pageNum, pageSize, sortField = 'name', sortOrder } = request
  const where =
    keyword === undefined
      ? sql`true`
      : sql`strpos(lower(concat_ws(' ', g.name, g.name_cn, g.name_hk)), lower(${keyword})) > 0`
  const [page, count] = await Promise.all([
    sql<GroupRecord>`
      select ${columns} from entity_group g where ${where}
      order by ${sorts[sortField]} ${sortOrder === 'desc' ? sql`desc` : sql`asc`}, g.id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from entity_group g where ${where}`.execute(db),
  ])
  return { list: page.rows, total: count.rows[0]!.total }
}

const rowOf = ({ name, nameCn, nameHk, logoId, version }: GroupRecord) => ({
  name,
  name_cn: nameCn,
  name_hk: nameHk,
  logo_id: logoId,
  version,
})

export const insertGroup = ({ run }: Transaction, group: GroupRecord): Promise<unknown> =>
  run(query.insertInto('entity_group').values({ id: group.groupId, ...rowOf(group) }))

export const updateGroup = ({ run }: Transaction, group: GroupRecord): Promise<unknown> =>
  run(query.updateTable('entity_group').set(rowOf(group)).where('id', '=', group.groupId))

export const deleteGroup = ({ run }: Transaction, id: string): Promise<unknown> =>
  run(query.deleteFrom('entity_group').where('id', '=', id))
