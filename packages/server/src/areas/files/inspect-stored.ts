import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { FileReason, Inspection, Kind, ByteRequest } from '@bookrunner/domain/files'
import type { Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import { readRange } from './file.repo.ts'

const unpack = promisify(inflateRaw)

/** Undefined if it cannot be unpacked, or becomes too large. */
const unpacked = async (packed: Buffer, most: number): Promise<Buffer | undefined> => {
  try {
    return await unpack(packed, { maxOutputLength: most })
  } catch {
    return undefined
  }
}

const look = async (
  db: Db,
  fileId: string,
  { at, length, inflate }: ByteRequest,
): Promise<Buffer | undefined> => {
  const bytes = await readRange(db, fileId, at, length)
  if (bytes.length < length) return undefined
  return inflate === undefined ? bytes : unpacked(bytes, inflate)
}

/** The end of an inspection: reads the stored chunks that the rules ask for. */
export const inspectStored = async (
  db: Db,
  fileId: string,
  inspection: Inspection,
): Promise<Kind | Refusal<FileReason>> => {
  const end = inspection.end()
  let step = end.next()
  while (!step.done) step = end.next(await look(db, fileId, step.value))
  return step.value
}
