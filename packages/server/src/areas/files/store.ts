// The storage of files, known only here: PostgreSQL, in chunks.
import type { Upload } from '@bookrunner/contract/kernel'
import { adviseOnFile, cleanName, Inspection, kinds, purposes, type Purpose } from '@bookrunner/domain/files'
import { isRefusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'
import * as repo from './file.repo.ts'
import { inspectStored } from './inspect-stored.ts'

export interface PutRules {
  purpose: Purpose
  ownerId: string
}

export interface FileFacts {
  fileId: string
  name: string
  mediaType: string
  bytes: number
  sha256: string
  purpose: string
  ownerId: string
  /** An area uses it and decides who may read it. */
  attached: boolean
  createdAt: Temporal.Instant
}

export interface OpenFile extends FileFacts {
  /** Read chunk by chunk, as fast as the reader takes them. */
  content: AsyncIterable<Uint8Array>
}

/** Collects arriving bytes into chunks; each is inspected and stored before more is read. */
const chunker = (db: Db, fileId: string, inspection: Inspection) => {
  const chunk = Buffer.allocUnsafe(repo.chunkBytes)
  let filled = 0
  let position = 0
  const store = async () => {
    if (filled === 0) return undefined
    const full = chunk.subarray(0, filled)
    const refused = inspection.see(full)
    if (refused) return refused
    await repo.insertChunk(db, fileId, position++, full)
    filled = 0
    return undefined
  }
  const add = async (piece: Uint8Array) => {
    for (let at = 0; at < piece.length;) {
      const part = piece.subarray(at, at + repo.chunkBytes - filled)
      chunk.set(part, filled)
      filled += part.length
      at += part.length
      const refused = filled === repo.chunkBytes ? await store() : undefined
      if (refused) return refused
    }
    return undefined
  }
  return { add, rest: store }
}

const take = async (db: Db, fileId: string, upload: Upload, name: string, purpose: Purpose) => {
  const inspection = new Inspection(purpose, name)
  const { add, rest } = chunker(db, fileId, inspection)
  const arrived = await upload.read(add, purposes[purpose].mostBytes)
  if (isRefusal(arrived)) return arrived
  const kind = (await rest()) ?? (await inspectStored(db, fileId, inspection))
  return isRefusal(kind) ? kind : { fileId, name, kind, mediaType: kinds[kind].mediaType, ...arrived }
}

/** Stores an arriving file, unavailable at first; a refused or broken one leaves nothing. */
export const putFile = async (db: Db, upload: Upload, { purpose, ownerId }: PutRules) => {
  const name = cleanName(upload.name)
  const advice = adviseOnFile(purpose, { name })
  if (advice) return advice
  const fileId = newId('fil')
  await repo.insertArriving(db, { id: fileId, purpose, owner_user_id: ownerId, name })
  let stored: Awaited<ReturnType<typeof take>> | undefined
  try {
    return (stored = await take(db, fileId, upload, name, purpose))
  } finally {
    if (!stored || isRefusal(stored)) await forgetArriving(db, fileId)
  }
}

/** Deletes a file that did not become available; available ones stay. */
export const forgetArriving = (db: Db, fileId: string): Promise<unknown> => repo.deleteArriving(db, fileId)

const factsOf = (row: Awaited<ReturnType<typeof repo.selectFiles>>[number]): FileFacts => ({
  fileId: row.id,
  name: row.name,
  mediaType: row.media_type,
  bytes: row.bytes,
  sha256: row.sha256,
  purpose: row.purpose,
  ownerId: row.owner_user_id,
  attached: row.state === 'attached',
  createdAt: row.created_at,
})

/** Facts about files by id, only of available ones. */
export const describeFiles = async (db: Db, ids: readonly string[]): Promise<Map<string, FileFacts>> => {
  const rows = ids.length === 0 ? [] : await repo.selectFiles(db, ids)
  return new Map(rows.map((row) => [row.id, factsOf(row)]))
}

async function* chunksOf(db: Db, fileId: string, bytes: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position * repo.chunkBytes < bytes; position++) {
    const chunk = await repo.readChunk(db, fileId, position)
    if (!chunk) throw new Error(`chunk ${position} of ${fileId} is not there`)
    yield chunk
  }
}

/** Opens a file for reading. The caller checks the reader's right. */
export const openFile = async (db: Db, fileId: string): Promise<OpenFile | undefined> => {
  const facts = (await describeFiles(db, [fileId])).get(fileId)
  return facts && { ...facts, content: chunksOf(db, fileId, facts.bytes) }
}

/** Deletes unused files; attached ones stay. */
export const removeFiles = (db: Db, ids: readonly string[]): Promise<unknown> =>
  repo.deleteUnattached(db, ids)
