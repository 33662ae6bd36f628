// Files that are made for somebody and fetched a moment later: by this person only, on any node, for an hour.
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
import { insertPrepared, readKeptFor, type Made, type MadeFor, type Prepared } from './prepared.repo.ts'

const keptFor = { hours: 1 } as const

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

/** Stores it as it is made, seen by nobody as yet; of one whose making breaks off, nothing is left. */
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

/** Until when a file that is prepared now is kept. */
export const keptUntil = (now: Temporal.Instant): string => now.add(keptFor).toString()

/** For a write that prepares a file: on its person's ledger, where it leaves a line of what went out. */
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
 * The answer of a call that gives it out, to who still has the right it was made by (`mayHave`). Another person's, one that
 * has ended, and one that would be another file by now is as unknown as any.
 */
export const preparedReply = async (
  db: Db,
  { fileId, userId }: { fileId: string; userId: string },
  mayHave: (made: MadeFor) => Promise<boolean>,
): Promise<SentFile | Refusal<'record.unknown'>> => {
  const made = await readKeptFor(db, fileId, userId)
  return made && (await mayHave(made)) ? fileReply(db, fileId) : refuse('record.unknown')
}
