import { sql } from 'kysely'
import type { Db, Transaction } from '../../platform/db/index.ts'

/** A file that was made here and lies whole in the database. */
export interface Made {
  fileId: string
  mediaType: string
  bytes: number
  sha256: string
}

/** What a file is about, and the right it was made by: at the download that is asked for again. */
export interface MadeFor {
  about: string
  byRight: string
}

/** From when on it is there, and until when. */
export type Prepared = Made & MadeFor & { until: string }

/** So many for one person; a further one takes the place of the oldest. */
const mostKept = 20

/** From this transaction on they can be fetched. */
export const insertPrepared = async (
  { run }: Transaction,
  userId: string,
  files: readonly Prepared[],
): Promise<void> => {
  const insert = run(sql`
    with made as (
      select * from jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
        as m ("fileId" text, "mediaType" text, bytes bigint, sha256 text, until timestamptz,
          about text, "byRight" text)
    ), whole as (
      update file set state = 'attached', media_type = m."mediaType", bytes = m.bytes, sha256 = m.sha256
      from made m where file.id = m."fileId" and file.owner_user_id = ${userId} and file.state = 'arriving'
      returning id, m.until, m.about, m."byRight"
    )
    insert into prepared_file (file_id, kept_until, about, by_right)
      select id, until, about, "byRight" from whole returning file_id`)
  const drop = run(sql`
    delete from file where id in (
      select f.id from prepared_file p join file f on f.id = p.file_id where f.owner_user_id = ${userId}
      order by p.kept_until desc, f.id offset ${mostKept})`)
  const [rows] = await Promise.all([insert, drop])
  if (rows.length !== files.length) throw new Error('a file that was made is not there any more')
}

/** What is there for this person by the database's clock, and by which right. */
export const readKeptFor = async (db: Db, fileId: string, userId: string): Promise<MadeFor | undefined> => {
  const { rows } = await sql<MadeFor>`
    select p.about, p.by_right as "byRight" from prepared_file p join file f on f.id = p.file_id
    where p.file_id = ${fileId} and f.owner_user_id = ${userId} and p.kept_until > clock_timestamp()`.execute(
    db,
  )
  return rows[0]
}

/** Those that ended a while ago: who began to fetch one in its last second still gets all of it. */
export const deleteEnded = async (db: Db, most: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from file where id = any(array(
      select file_id from prepared_file where kept_until < clock_timestamp() - interval '10 minutes'
      order by kept_until limit ${most}))`.execute(db)
  return Number(numAffectedRows)
}
