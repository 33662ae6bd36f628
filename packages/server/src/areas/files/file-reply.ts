import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import type { SentFile } from '../../platform/http/send-file.ts'
import { openFile } from './store.ts'

/**
 * The answer of a call that gives out a stored file (`reply: fileReply` in the contract). The caller has
 * said before that the reader may. `name` where it goes by another one there.
 */
export const fileReply = async (
  db: Db,
  fileId: string,
  name?: string,
): Promise<SentFile | Refusal<'record.unknown'>> => {
  const file = await openFile(db, fileId)
  if (!file) return refuse('record.unknown')
  return { name: name ?? file.name, mediaType: file.mediaType, bytes: file.bytes, content: file.content }
}
