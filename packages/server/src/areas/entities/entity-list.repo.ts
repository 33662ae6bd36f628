import { sql, type RawBuilder } from 'kysely'
import type { entitiesCalls } from '@bookrunner/contract/entities'
import type { InputOf } from '@bookrunner/contract/kernel'
import { looksAfterEntities } from '@bookrunner/domain/entities'
import { entityNameColumns, nameColumns, searchedNames, type Db } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { EntityRecord, NamedRow } from './entity-record.ts'
import { entityColumns, entityTables } from './entity.repo.ts'

type EntityFilter = InputOf<typeof entitiesCalls.export>
type EntityListRequest = InputOf<typeof entitiesCalls.list>

const columns: Record<NonNullable<EntityFilter['sortField']>, RawBuilder<unknown>> = {
  name: sql`lower(e.name)`,
  lei: sql`e.lei`,
  group: sql`lower(g.name)`,
  type: sql`c.position`,
  region: sql`e.region`,
  jurisdiction: sql`e.jurisdiction`,
  source: sql`e.source`,
  review: sql`e.review`,
  users: sql`(select count(*) from user_account u where u.entity_id = e.id)`,
  createTime: sql`e.created_at`,
}

/** `maySeeEntity` as a condition. */
const visibleTo = (actor: Actor, table = 'e'): RawBuilder<unknown> =>
  looksAfterEntities(actor.rights)
    ? sql`true`
    : sql`(${sql.ref(`${table}.review`)} = 'reviewed' or ${sql.ref(`${table}.added_for`)} = ${actor.entityId})`

const inPlace = (column: RawBuilder<unknown>, id: string): RawBuilder<unknown> =>
  id === 'none' ? sql`${column} is null` : sql`${column} = ${id}`

/** A merged institution is found by its old name too, by those who might see it. */
const matching = (actor: Actor, filter: EntityFilter): RawBuilder<unknown> => {
  const { keyword, groupId, classId, region, dealRole, source, review, tag, state } = filter
  const conditions = [
    state === 'merged' ? sql`e.merged_into is not null` : sql`e.merged_into is null`,
    keyword !== undefined &&
      sql`(strpos(lower(concat_ws(' ', ${searchedNames('e')}, e.lei, array_to_string(e.tags, ' '))), lower(${keyword})) > 0
        or exists (select from entity m where m.merged_into = e.id and ${visibleTo(actor, 'm')}
          and strpos(lower(concat_ws(' ', ${searchedNames('m')}, m.lei)), lower(${keyword})) > 0))`,
    groupId !== undefined && inPlace(sql`e.group_id`, groupId),
    classId !== undefined && inPlace(sql`e.class_id`, classId),
    region !== undefined && sql`e.region = ${region}`,
    dealRole !== undefined && sql`${dealRole} = any(e.deal_roles)`,
    source !== undefined && sql`e.source = ${source}`,
    review !== undefined &&
      sql`${review} = case when e.review = 'pending' and e.refusal <> '' then 'refused' else e.review end`,
    tag !== undefined && sql`${tag} = any(e.tags)`,
  ]
  return sql.join([sql`true`, ...conditions.filter((each) => each !== false)], sql` and `)
}

const ordered = ({ sortField = 'name', sortOrder }: EntityFilter): RawBuilder<unknown> =>
  sql`order by ${columns[sortField]} ${sortOrder === 'desc' ? sql`desc` : sql`asc`} nulls last, e.id`

export const listEntities = async (
  db: Db,
  actor: Actor,
  request: EntityListRequest,
): Promise<{ rows: EntityRecord[]; total: number }> => {
  const { pageNum, pageSize } = request
  const where = sql`where ${visibleTo(actor)} and ${matching(actor, request)}`
  const [page, count] = await Promise.all([
    sql<EntityRecord>`
      with page as materialized (
        select e.id from ${entityTables} ${where}
        ${ordered(request)} limit ${pageSize} offset ${(pageNum - 1) * pageSize})
      select ${entityColumns} from ${entityTables} where e.id in (select id from page) ${ordered(request)}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${entityTables} ${where}`.execute(db),
  ])
  return { rows: page.rows, total: count.rows[0]!.total }
}

export const allEntities = async (db: Db, actor: Actor, filter: EntityFilter): Promise<EntityRecord[]> => {
  const { rows } = await sql<EntityRecord>`
    select ${entityColumns} from ${entityTables}
    where ${visibleTo(actor)} and ${matching(actor, filter)} ${ordered(filter)}`.execute(db)
  return rows
}

/** Institutions that were merged into this one, the last first, among those the caller may read. */
export const readAbsorbed = async (db: Db, actor: Actor, id: string) => {
  const { rows } = await sql<NamedRow & { at: string }>`
    select e.id, ${nameColumns('e')}, to_char(e.merged_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from entity e where e.merged_into = ${id} and ${visibleTo(actor)} order by e.merged_at desc, e.id`.execute(
    db,
  )
  return rows
}

type Compared = Pick<EntityRecord, 'id' | 'name' | 'nameCn' | 'nameHk' | 'shortName' | 'lei' | 'review'>

/** All institutions, for an administrator's import. */
export const readAllNames = async (db: Db): Promise<Compared[]> => {
  const { rows } = await sql<Compared>`
    select e.id, ${entityNameColumns('e')}, e.lei, e.review from entity e order by e.id`.execute(db)
  return rows
}

/** All institutions the caller may read, to find those that are alike. */
export const readCompared = async (db: Db, actor: Actor): Promise<Compared[]> => {
  const { rows } = await sql<Compared>`
    select e.id, ${entityNameColumns('e')}, e.lei, e.review from entity e
    where ${visibleTo(actor)} and e.merged_into is null`.execute(db)
  return rows
}
