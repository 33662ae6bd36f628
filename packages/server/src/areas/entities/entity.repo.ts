import { sql } from 'kysely'
import type { EntityFields, EntityField } from '@bookrunner/domain/entities'
import { nameColumns, query, type Db, type Transaction } from '../../platform/db/index.ts'
import { columnOf, type EntityRecord, type NamedRow } from './entity-record.ts'

const namesJson = (table: string) => sql`
  case when ${sql.ref(`${table}.id`)} is null then null else jsonb_build_object(
    'id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)},
    'nameCn', ${sql.ref(`${table}.name_cn`)}, 'nameHk', ${sql.ref(`${table}.name_hk`)}) end`

const fieldColumns = sql.join(
  Object.entries(columnOf).map(([field, column]) => sql`${sql.ref(`e.${column}`)} as ${sql.ref(field)}`),
)

const isoTime = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')

export const entityColumns = sql`
  e.id, ${fieldColumns}, ${namesJson('g')} as "group", ${namesJson('c')} as type, e.source, e.review,
  e.refusal, e.version, e.added_by as "addedBy", e.added_for as "addedFor",
  to_char(e.created_at, ${isoTime}) as "createdAt",
  ${namesJson('into')} as "mergedInto", to_char(e.merged_at, ${isoTime}) as "mergedAt",
  (select count(*)::int from user_account u where u.entity_id = e.id) as users`

export const entityTables = sql`
  entity e left join entity_group g on g.id = e.group_id left join entity_class c on c.id = e.class_id
  left join entity "into" on "into".id = e.merged_into`

const byId = (id: string) =>
  sql<EntityRecord>`select ${entityColumns} from ${entityTables} where e.id = ${id}`

export const readEntity = async (db: Db, id: string): Promise<EntityRecord | undefined> =>
  (await byId(id).execute(db)).rows[0]

export const loadEntity = async ({ run }: Transaction, id: string): Promise<EntityRecord | undefined> =>
  (await run(sql<EntityRecord>`${byId(id)} for update of e`))[0]

/** An institution whose row this transaction has locked already, or need not lock. */
export const loadLockedEntity = async ({ run }: Transaction, id: string): Promise<EntityRecord | undefined> =>
  (await run(byId(id)))[0]

/** Groups and types by their ids. */
export const loadPlaces = async (
  { run }: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await run(sql<NamedRow>`
    select g.id, ${nameColumns('g')} from entity_group g where g.id = any(${ids})
    union all select c.id, ${nameColumns('c')} from entity_class c
      where c.id = any(${ids}) and c.deleted_at is null`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** All groups and types. */
export const readPlaces = async (db: Db): Promise<{ groups: NamedRow[]; types: NamedRow[] }> => {
  const [groups, types] = await Promise.all([
    sql<NamedRow>`select g.id, ${nameColumns('g')} from entity_group g order by g.id`.execute(db),
    sql<NamedRow>`
      select c.id, ${nameColumns('c')} from entity_class c where c.deleted_at is null order by c.position`.execute(
      db,
    ),
  ])
  return { groups: groups.rows, types: types.rows }
}

/** All fields as columns, for an insert. */
export const columnsOf = (fields: Partial<EntityFields>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const column = columnOf[field as EntityField]
      return column ? [[column, value]] : []
    }),
  )

export const insertEntity = ({ run }: Transaction, record: EntityRecord): Promise<unknown> =>
  run(
    query.insertInto('entity').values({
      ...(columnsOf(record) as { name: string }),
      id: record.id,
      source: record.source,
      review: record.review,
      added_by: record.addedBy,
      added_for: record.addedFor,
      created_at: record.createdAt,
    } as never),
  )

/** Many at once: one statement with one parameter, however many they are. */
export const insertEntities = async (
  { run }: Transaction,
  records: readonly EntityRecord[],
): Promise<unknown> => {
  const rows = records.map((record) => ({
    ...columnsOf(record),
    id: record.id,
    source: record.source,
    review: record.review,
    added_by: record.addedBy,
    added_for: record.addedFor,
    created_at: record.createdAt,
  }))
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  return run(sql`
    insert into entity (${columns})
    select ${columns} from jsonb_populate_recordset(null::entity, ${JSON.stringify(rows)}::jsonb)`)
}

export const updateEntity = (
  { run }: Transaction,
  id: string,
  columns: Record<string, unknown>,
): Promise<unknown> => run(query.updateTable('entity').set(columns).where('id', '=', id))

export interface FieldChange {
  version: number
  field: string
  before: string
  after: string
}

export const insertChanges = (
  { run }: Transaction,
  id: string,
  changes: readonly FieldChange[],
): Promise<unknown> =>
  run(query.insertInto('entity_change').values(changes.map((change) => ({ ...change, entity_id: id }))))

export const deleteEntity = async ({ run }: Transaction, id: string): Promise<unknown> =>
  Promise.all([
    run(query.deleteFrom('entity_change').where('entity_id', '=', id)),
    run(query.deleteFrom('entity').where('id', '=', id)),
  ])
