import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import type { SentFile } from '../../platform/http/send-file.ts'
import { openFile } from './store.ts'

/**
 * A stored file as the answer of a call (`reply: fileReply` in the contract). The caller has checked the reader's
 * right. `name` replaces the stored name.
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
