import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'

/** Small enough for memory during every upload, large enough for few statements. */
export const chunkBytes = 256 * 1024

export const insertArriving = (
  db: Db,
  file: { id: string; purpose: string; owner_user_id: string; name: string },
): Promise<unknown> =>
  db
    .insertInto('file')
    .values({ ...file, state: 'arriving' })
    .execute()

export const insertChunk = (db: Db, fileId: string, position: number, bytes: Uint8Array): Promise<unknown> =>
  db.insertInto('file_chunk').values({ file_id: fileId, position, bytes }).execute()

export const readChunk = async (db: Db, fileId: string, position: number): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('file_chunk')
    .select('bytes')
    .where('file_id', '=', fileId)
    .where('position', '=', position)
    .executeTakeFirst()
  return row?.bytes as Buffer | undefined
}

/** Bytes from the middle, across chunks; fewer at the end of the file. */
export const readRange = async (db: Db, fileId: string, at: number, length: number): Promise<Buffer> => {
  const [first, last] = [Math.floor(at / chunkBytes), Math.floor((at + length) / chunkBytes)]
  const { rows } = await sql<{ bytes: Buffer }>`
    select substring(bytes
      from greatest(${at}::bigint - position::bigint * ${chunkBytes}, 0)::int + 1
      for least(${at + length}::bigint - greatest(position::bigint * ${chunkBytes}, ${at}::bigint), ${chunkBytes})::int
    ) as bytes
    from file_chunk where file_id = ${fileId} and position between ${first} and ${last}
      and position::bigint * ${chunkBytes} < ${at + length}
    order by position`.execute(db)
  return Buffer.concat(rows.map(({ bytes }) => bytes))
}

export const selectFiles = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids})`)
    .where('state', '<>', 'arriving')
    .execute()

/** Never deletes a used file, nor one that became used meanwhile; its chunks go with it. */
export const deleteUnattached = (db: Db, ids: readonly string[]): Promise<unknown> =>
  db
    .deleteFrom('file')
    .where('id', '=', sql<string>`any(${ids})`)
    .where('state', '<>', 'attached')
    .execute()

export const deleteArriving = (db: Db, id: string): Promise<unknown> =>
  db.deleteFrom('file').where('id', '=', id).where('state', '=', 'arriving').execute()

/** A person's unused files, including those still arriving. */
export const countUnattached = async (db: Db, userId: string): Promise<{ files: number; bytes: number }> => {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes
    from file where owner_user_id = ${userId} and state <> 'attached'`.execute(db)
  return rows[0]!
}

export interface Forgotten {
  /** No upload takes so long, so its node is gone. */
  arrivingMinutes: number
  /** Sent, but not used. */
  waitingDays: number
}

export const deleteForgotten = async (
  db: Db,
  { arrivingMinutes, waitingDays }: Forgotten,
  most: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from file where state <> 'attached' and id = any(array(
      select id from file
      where (state = 'arriving' and created_at < clock_timestamp() - make_interval(mins => ${arrivingMinutes}))
         or (state = 'waiting' and created_at < clock_timestamp() - make_interval(days => ${waitingDays}))
      limit ${most}))`.execute(db)
  return Number(numAffectedRows)
}
