import { sql } from 'kysely'
import type { Transaction } from '../../platform/db/index.ts'
import type { Aggregate } from '../../platform/service/index.ts'

/** A file that has arrived completely and exists from now on. */
export interface Arrival {
  fileId: string
  mediaType: string
  bytes: number
  sha256: string
}

/** A person's uploads: a ledger each, with a line for each file and the hash of its content. */
export const sending: Aggregate<undefined, never, Arrival> = {
  kind: 'files',
  load: async () => undefined,
  apply: () => {},
  save: async ({ run }: Transaction, userId, changes) => {
    const rows = await run(sql`
      update file set state = 'waiting', media_type = a."mediaType", bytes = a.bytes, sha256 = a.sha256
      from jsonb_to_recordset(${JSON.stringify(changes.map(({ change }) => change))}::jsonb)
        as a ("fileId" text, "mediaType" text, bytes bigint, sha256 text)
      where file.id = a."fileId" and file.owner_user_id = ${userId} and file.state = 'arriving'
      returning id`)
    if (rows.length !== changes.length) throw new Error('a file that arrived is not there any more')
  },
}
