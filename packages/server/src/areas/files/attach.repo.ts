import { sql } from 'kysely'
import type { Runner, Transaction } from '../../platform/db/index.ts'

/** What a write must know of a file that it is to use. */
export interface FileToUse {
  id: string
  ownerId: string
  purpose: string
  attached: boolean
  mediaType: string
  bytes: number
  sha256: string
}

/** For the `load` of an aggregate: locks the files until its transaction ends. */
export const loadFiles = async ({ run }: Runner, ids: readonly string[]): Promise<Map<string, FileToUse>> => {
  if (ids.length === 0) return new Map()
  const rows = await run(sql<FileToUse>`
    select id, owner_user_id as "ownerId", purpose, state = 'attached' as attached, media_type as "mediaType",
      bytes, sha256
    from file where id = any(${[...new Set(ids)]}) and state <> 'arriving' order by id for update`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** For the `save` of the aggregate that used them: deletes the files. */
export const dropFiles = ({ run }: Transaction, ids: readonly string[]): Promise<unknown> =>
  run(sql`delete from file where id = any(${[...ids]})`)

/**
 * For the `save` of an aggregate to the right: from this transaction on, that area uses the files and decides who
 * reads them. The choice was made on what `loadFiles` returned; a missing or used file is a fault.
 */
export const attachFiles = async ({ run }: Transaction, ids: readonly string[]): Promise<void> => {
  const requested = [...new Set(ids)]
  const rows = await run(sql`
    update file set state = 'attached' where id = any(${requested}) and state = 'waiting' returning id`)
  if (rows.length !== requested.length) throw new Error('a file to be attached is gone, or in use')
}
