import { sql } from 'kysely'
import type { Transaction } from '../../platform/db/index.ts'

/**
 * For the `save` of an aggregate further right: from this transaction on, these files are in use there, and
 * that area's rules say who reads them. Which they may be was decided on what `describeFiles` told; a file
 * that is gone since is a fault, and everything is decided again on what is there.
 */
export const attachFiles = async ({ run }: Transaction, ids: readonly string[]): Promise<void> => {
  const wanted = [...new Set(ids)]
  const rows = await run(sql`
    update file set state = 'attached' where id = any(${wanted}) and state <> 'arriving' returning id`)
  if (rows.length !== wanted.length) throw new Error('a file to be attached is not there any more')
}
