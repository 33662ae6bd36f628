import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import {
  cleanName,
  Inspection,
  refuseFile,
  type FileReason,
  type WorkbookReason,
  type ByteRequest,
} from '@bookrunner/domain/files'
import { isRefusal, type Refusal } from '@bookrunner/domain/kernel'

const unpack = promisify(inflateRaw)

export type Unreadable = 'too-large' | 'damaged'

/** Never more than `most` bytes, whatever the archive states. */
export const unpacked = async (packed: Uint8Array, most: number): Promise<Uint8Array | Unreadable> => {
  try {
    return await unpack(packed, { maxOutputLength: most })
  } catch (fault) {
    return (fault as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'damaged'
  }
}

const look = async (
  file: Uint8Array,
  { at, length, inflate }: ByteRequest,
): Promise<Uint8Array | undefined> => {
  const bytes = file.subarray(at, at + length)
  if (bytes.length < length) return undefined
  if (inflate === undefined) return bytes
  const content = await unpacked(bytes, inflate)
  return typeof content === 'string' ? undefined : content
}

const asWorkbook = ({ reason, params }: Refusal<FileReason>): Refusal<WorkbookReason> =>
  reason === 'file.kind' ? refuseFile('file.not-workbook') : refuseFile(reason, params)

/** The same rules as for stored files: an Excel file by its content, and nothing else. */
export const inspected = async (
  file: Uint8Array,
  name: string,
): Promise<Refusal<WorkbookReason> | undefined> => {
  const inspection = new Inspection('document', cleanName(name))
  const refused = inspection.see(file)
  if (refused) return asWorkbook(refused)
  const end = inspection.end()
  let step = end.next()
  while (!step.done) step = end.next(await look(file, step.value))
  if (isRefusal(step.value)) return asWorkbook(step.value)
  return step.value === 'xlsx' ? undefined : refuseFile('file.not-workbook')
}
