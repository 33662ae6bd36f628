// Files made for one person and fetched a moment later, on any node, for an hour.
import { createHash } from 'node:crypto'
import { cleanName } from '@bookrunner/domain/files'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import type { SentFile } from '../../platform/http/send-file.ts'
import { newId } from '../../platform/ids.ts'
import type { Aggregate } from '../../platform/service/index.ts'
import { chunkBytes, insertArriving, insertChunk } from './file.repo.ts'
import { fileReply } from './file-reply.ts'
import { forgetArriving } from './store.ts'
import { insertPrepared, readPreparedFor, type Made, type MadeFor, type Prepared } from './prepared.repo.ts'

const lifetime = { hours: 1 } as const

export interface MadeFile extends Made {
  name: string
}

const storeChunks = async (db: Db, fileId: string, content: SentFile['content']) => {
  const hash = createHash('sha256')
  const chunk = Buffer.allocUnsafe(chunkBytes)
  let [filled, position, bytes] = [0, 0, 0]
  const store = async () => {
    const full = chunk.subarray(0, filled)
    hash.update(full)
    bytes += filled
    filled = 0
    await insertChunk(db, fileId, position++, full)
  }
  for await (const piece of content instanceof Uint8Array ? [content] : content)
    for (let at = 0; at < piece.length;) {
      const part = piece.subarray(at, at + chunkBytes - filled)
      chunk.set(part, filled)
      filled += part.length
      at += part.length
      if (filled === chunkBytes) await store()
    }
  if (filled > 0) await store()
  return { bytes, sha256: hash.digest('hex') }
}

/** Stores the file while it is made, unavailable at first; if the making breaks off, nothing is left. */
export const putMade = async (db: Db, file: SentFile, ownerId: string): Promise<MadeFile> => {
  const { mediaType, content } = file
  const name = cleanName(file.name)
  const fileId = newId('fil')
  await insertArriving(db, { id: fileId, purpose: 'prepared', owner_user_id: ownerId, name })
  try {
    return { fileId, name, mediaType, ...(await storeChunks(db, fileId, content)) }
  } catch (fault) {
    await forgetArriving(db, fileId)
    throw fault
  }
}

/** The expiry of a file that is prepared now. */
export const expiryOf = (now: Temporal.Instant): string => now.add(lifetime).toString()

/** For a write that prepares a file: on its person's ledger, which records what was exported. */
export const preparing: Aggregate<undefined, never, Prepared> = {
  kind: 'files',
  load: async () => undefined,
  apply: () => {},
  save: (transaction, userId, changes) =>
    insertPrepared(
      transaction,
      userId,
      changes.map(({ change }) => change),
    ),
}

/**
 * The answer of a call that sends the file, if the person still has its right (`mayHave`). Other people's files,
 * expired ones, and those that would differ now are unknown.
 */
export const preparedReply = async (
  db: Db,
  { fileId, userId }: { fileId: string; userId: string },
  mayHave: (made: MadeFor) => Promise<boolean>,
): Promise<SentFile | Refusal<'record.unknown'>> => {
  const made = await readPreparedFor(db, fileId, userId)
  return made && (await mayHave(made)) ? fileReply(db, fileId) : refuse('record.unknown')
}
