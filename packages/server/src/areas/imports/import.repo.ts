import { sql } from 'kysely'
import type { ImportKindName } from '@bookrunner/domain/imports'
import type { Db, Runner, Transaction } from '../../platform/db/index.ts'
import type { CheckedRow, ImportRecord, UncheckedRow } from './import-record.ts'

const stamp = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const columns = sql`
  i.id, i.kind, i.state, i.author_id as "authorId", u.name as "authorName", i.added_by as "addedBy",
  i.file_name as "fileName", i.options, i.add_when_right as "addWhenRight", i.rows, i.checked, i.wrong, i.alike,
  i.problem, ${stamp('i.created_at')} as "createdAt", ${stamp('i.ended_at')} as "endedAt"`
const tables = sql`import_run i join user_account u on u.id = i.author_id`

export const readImport = async (
  db: Db,
  kind: ImportKindName,
  id: string,
): Promise<ImportRecord | undefined> => {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from ${tables} where i.id = ${id} and i.kind = ${kind}`.execute(db)
  return rows[0]
}

/** Locks it: a cancellation and the transaction that adds the rows meet here. */
export const loadImport = async ({ run }: Runner, id: string): Promise<ImportRecord | undefined> =>
  (await run(sql<ImportRecord>`select ${columns} from ${tables} where i.id = ${id} for update of i`))[0]

/** Open ones, newest first; null is everybody's. */
export const readOpen = async (
  db: Db,
  kind: ImportKindName,
  authorId: string | null,
): Promise<ImportRecord[]> => {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from ${tables}
    where i.kind = ${kind} and i.ended_at is null and (${authorId}::text is null or i.author_id = ${authorId})
    order by i.created_at desc, i.id limit 50`.execute(db)
  return rows
}

export const countOpen = async ({ run }: Transaction, authorId: string): Promise<number> =>
  (
    await run(sql<{ count: number }>`
      select count(*)::int as count from import_run where author_id = ${authorId} and ended_at is null`)
  )[0]!.count

export const insertImport = (
  { run }: Transaction,
  record: ImportRecord,
  rows: readonly UncheckedRow[],
): Promise<unknown>[] => [
  run(sql`
    insert into import_run (id, kind, state, author_id, added_by, file_name, options, add_when_right, rows,
      created_at)
    values (${record.id}, ${record.kind}, ${record.state}, ${record.authorId}, ${record.addedBy},
      ${record.fileName}, ${JSON.stringify(record.options)}::jsonb, ${record.addWhenRight}, ${record.rows},
      ${record.createdAt}::timestamptz)`),
  run(sql`
    insert into import_row (import_id, row, cells)
    select ${record.id}, row, cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (row int, cells jsonb)`),
]

/** The state after a move. What ended without its rows in the system keeps none of them. */
export const saveState = (
  { run }: Transaction,
  { id, state, addedBy, checked, wrong, alike, problem, endedAt }: ImportRecord,
): Promise<unknown>[] => [
  run(sql`
    update import_run set state = ${state}, added_by = ${addedBy}, checked = ${checked}, wrong = ${wrong},
      alike = ${alike}, problem = ${problem && JSON.stringify(problem)}::jsonb,
      ended_at = ${endedAt}::timestamptz, tries = 0, leased_until = null, lease = null
    where id = ${id}`),
  ...(state === 'cancelled' || state === 'failed'
    ? [run(sql`delete from import_row where import_id = ${id}`)]
    : []),
]

/** Due: nobody works on it, or the node that did is gone. */
export const findDue = async (db: Db, kind: ImportKindName, most: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from import_run
    where kind = ${kind} and ended_at is null and state in ('checking', 'adding')
      and (leased_until is null or leased_until < clock_timestamp())
    order by created_at limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A check begins with the first row: what it compares with is in this node's memory. */
export const takeLease = async (
  db: Db,
  id: string,
  lease: string,
  seconds: number,
): Promise<{ tries: number } | undefined> => {
  const { rows } = await sql<{ tries: number }>`
    update import_run set lease = ${lease}, tries = tries + 1,
      leased_until = clock_timestamp() + make_interval(secs => ${seconds}),
      checked = case when state = 'checking' then 0 else checked end,
      wrong = case when state = 'checking' then 0 else wrong end,
      alike = case when state = 'checking' then 0 else alike end
    where id = ${id} and state in ('checking', 'adding')
      and (leased_until is null or leased_until < clock_timestamp())
    returning tries`.execute(db)
  return rows[0]
}

export const leaveLease = async (db: Db, id: string, lease: string): Promise<void> => {
  await sql`update import_run set lease = null, leased_until = null where id = ${id} and lease = ${lease}`.execute(
    db,
  )
}

export const readUnchecked = async (
  db: Db,
  id: string,
  after: number,
  most: number,
): Promise<UncheckedRow[]> => {
  const { rows } = await sql<UncheckedRow>`
    select row, cells from import_row where import_id = ${id} and row > ${after} order by row limit ${most}`.execute(
    db,
  )
  return rows
}

/** One step: these rows are checked. False if the import was cancelled, or another node works on it by now. */
export const saveStep = async (
  db: Db,
  { id, lease, seconds, rows }: { id: string; lease: string; seconds: number; rows: readonly CheckedRow[] },
): Promise<boolean> => {
  const { rows: saved } = await sql`
    with step as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (row int, name text, fields jsonb, faults jsonb, alike jsonb)
    ), run as (
      update import_run set checked = checked + ${rows.length},
        wrong = wrong + (select count(*) from step where jsonb_typeof(faults) = 'array'),
        alike = alike + (select count(*) from step where jsonb_typeof(alike) = 'object'),
        leased_until = clock_timestamp() + make_interval(secs => ${seconds})
      where id = ${id} and state = 'checking' and lease = ${lease} returning id
    ), kept as (
      update import_row set name = step.name, fields = nullif(step.fields, 'null'),
        faults = nullif(step.faults, 'null'), alike = nullif(step.alike, 'null')
      from step, run where import_row.import_id = run.id and import_row.row = step.row
    )
    select id from run`.execute(db)
  return saved.length > 0
}

export const readGood = async <Fields>(db: Db, id: string): Promise<{ row: number; fields: Fields }[]> => {
  const { rows } = await sql<{ row: number; fields: Fields }>`
    select row, fields from import_row where import_id = ${id} and fields is not null order by row`.execute(
    db,
  )
  return rows
}

type ShownRow = Omit<CheckedRow, 'fields'>

export const readRows = async (
  db: Db,
  id: string,
  {
    only,
    descending,
    pageNum,
    pageSize,
  }: { only: 'wrong' | 'alike' | undefined; descending: boolean; pageNum: number; pageSize: number },
): Promise<{ rows: ShownRow[]; total: number }> => {
  const shown =
    only === 'wrong' ? sql`faults is not null` : only === 'alike' ? sql`alike is not null` : sql`true`
  const where = sql`where import_id = ${id} and cells is not null and ${shown}`
  const [page, count] = await Promise.all([
    sql<ShownRow>`
      select row, name, faults, alike from import_row ${where}
      order by row ${descending ? sql`desc` : sql`asc`}
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from import_row ${where}`.execute(db),
  ])
  return { rows: page.rows, total: count.rows[0]!.total }
}

/** In the transaction that adds the records: the import has ended, and only the records have its data. */
export const saveAdded = (
  { run }: Transaction,
  importId: string,
  records: readonly { row: number; id: string }[],
): Promise<unknown>[] => [
  run(sql`
    update import_run set state = 'added', ended_at = clock_timestamp(), leased_until = null, lease = null
    where id = ${importId}`),
  run(sql`
    update import_row set cells = null, name = '', fields = null, alike = null, record_id = r.id
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (row int, id text)
    where import_row.import_id = ${importId} and import_row.row = r.row`),
]

/** Checked long ago, and forgotten. */
export const findForgotten = async (db: Db, days: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from import_run
    where ended_at is null and created_at < clock_timestamp() - make_interval(days => ${days})
    order by created_at limit 100`.execute(db)
  return rows.map(({ id }) => id)
}
