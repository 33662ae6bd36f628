import { sql } from 'kysely'
import type { Db, Transaction } from '../../platform/db/index.ts'

/** A file that was made here and is complete in the database. */
export interface Made {
  fileId: string
  mediaType: string
  bytes: number
  sha256: string
}

/** The subject of a file and the right it was made under, checked again at the download. */
export interface MadeFor {
  about: string
  byRight: string
}

/** With its expiry. */
export type Prepared = Made & MadeFor & { until: string }

/** So many for one person; a further one replaces the oldest. */
const mostPrepared = 20

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
      order by p.kept_until desc, f.id offset ${mostPrepared})`)
  const [rows] = await Promise.all([insert, drop])
  if (rows.length !== files.length) throw new Error('a file that was made is not there any more')
}

/** The unexpired file of this person by the database's clock, with its right. */
export const readPreparedFor = async (
  db: Db,
  fileId: string,
  userId: string,
): Promise<MadeFor | undefined> => {
  const { rows } = await sql<MadeFor>`
    select p.about, p.by_right as "byRight" from prepared_file p join file f on f.id = p.file_id
    where p.file_id = ${fileId} and f.owner_user_id = ${userId} and p.kept_until > clock_timestamp()`.execute(
    db,
  )
  return rows[0]
}

/** Deletes files that expired a while ago, so that a download begun in the last second completes. */
export const deleteEnded = async (db: Db, most: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from file where id = any(array(
      select file_id from prepared_file where kept_until < clock_timestamp() - interval '10 minutes'
      order by kept_until limit ${most}))`.execute(db)
  return Number(numAffectedRows)
}
