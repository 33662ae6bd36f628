import { sql } from 'kysely'
import type { Db, Transaction } from '../../platform/db/index.ts'

/** A file that was made here and lies whole in the database. */
export interface Made {
  fileId: string
  mediaType: string
  bytes: number
  sha256: string
}

/** So many for one person; a further one takes the place of the oldest. */
const mostKept = 20

/** From this transaction on they can be fetched. */
export const insertPrepared = async (
  { run }: Transaction,
  userId: string,
  files: readonly (Made & { until: string })[],
): Promise<void> => {
  const insert = run(sql`
    with made as (
      select * from jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
        as m ("fileId" text, "mediaType" text, bytes bigint, sha256 text, until timestamptz)
    ), whole as (
      update file set state = 'attached', media_type = m."mediaType", bytes = m.bytes, sha256 = m.sha256
      from made m where file.id = m."fileId" and file.owner_user_id = ${userId} and file.state = 'arriving'
      returning id, m.until
    )
    insert into prepared_file (file_id, kept_until) select id, until from whole returning file_id`)
  const drop = run(sql`
    delete from file where id in (
      select f.id from prepared_file p join file f on f.id = p.file_id where f.owner_user_id = ${userId}
      order by p.kept_until desc, f.id offset ${mostKept})`)
  const [rows] = await Promise.all([insert, drop])
  if (rows.length !== files.length) throw new Error('a file that was made is not there any more')
}

/** Is it there for this person, by the database's clock? */
export const isKeptFor = async (db: Db, fileId: string, userId: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from prepared_file p join file f on f.id = p.file_id
    where p.file_id = ${fileId} and f.owner_user_id = ${userId} and p.kept_until > clock_timestamp()`.execute(
    db,
  )
  return rows.length === 1
}

/** Those that ended a while ago: who began to fetch one in its last second still gets all of it. */
export const deleteEnded = async (db: Db, most: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from file where id = any(array(
      select file_id from prepared_file where kept_until < clock_timestamp() - interval '10 minutes'
      order by kept_until limit ${most}))`.execute(db)
  return Number(numAffectedRows)
}
