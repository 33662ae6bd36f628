import type { Upload, UploadReason } from '@bookrunner/contract/kernel'
import type { WorkbookReason } from '@bookrunner/domain/files'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { workerTask, type TooMuch, type Workers } from '../../../platform/workers/index.ts'
import { usualUnpacked, type Sheet } from './read-sheets.ts'
import type { work } from './workbook.worker.ts'

export { columnOf, type SheetLine } from './lines.ts'
export type { Sheet } from './read-sheets.ts'

const task = workerTask<typeof work>('files.workbook', new URL('./workbook.worker.ts', import.meta.url), {
  deadlineMs: 60_000,
})

const arrived = async (upload: Upload): Promise<Uint8Array | Refusal<WorkbookReason | UploadReason>> => {
  const pieces: Uint8Array[] = []
  const read = await upload.read(async (piece) => void pieces.push(piece))
  if (isRefusal(read)) return read
  return read.bytes === 0 ? refuse('file.empty') : Buffer.concat(pieces)
}

/** The visible sheets of an Excel file, each with its first non-empty lines; read in a thread. */
export const readWorkbook = async (
  upload: Upload,
  { mostLines, mostUnpacked = usualUnpacked }: { mostLines: number; mostUnpacked?: number | undefined },
  workers: Workers,
): Promise<Sheet[] | TooMuch | Refusal<WorkbookReason | UploadReason>> => {
  const file = await arrived(upload)
  return isRefusal(file) ? file : workers.run(task, { file, name: upload.name, mostLines, mostUnpacked })
}
