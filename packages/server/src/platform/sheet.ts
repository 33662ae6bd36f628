import { PassThrough } from 'node:stream'
import { isRefusal } from '@bookrunner/domain/kernel'
import { FileRefused, type SentFile } from './http/send-file.ts'
import { packSheets } from './packed-sheets.ts'
import type { Sheet } from './sheet-types.ts'
import { makeWorkbook } from './workbook-task.ts'
import { writeWorkbook } from './workbook.ts'
import type { Workers } from './workers/index.ts'

export type { Sheet, SheetCell, SheetColumn } from './sheet-types.ts'

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Excel refuses other sheet names, and file systems refuse these signs. */
const named = (text: string): string =>
  text
    .replaceAll(/[\\/:*?"<>|[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * An Excel file whose rows are read while it is sent. `workers` write it in a thread, whole; without them it is written
 * here, never all in memory. Texts are in cells formatted as text, so that a leading = + - @ is no
 * formula, not even after editing the cell.
 */
export const sheetFile = (name: string, sheets: readonly Sheet[], workers?: Workers): SentFile => ({
  name: `${named(name)}.xlsx`,
  mediaType: sheetType,
  content: workers ? writtenInThread(sheets, workers) : writtenHere(sheets),
})

async function* writtenInThread(sheets: readonly Sheet[], workers: Workers): AsyncGenerator<Uint8Array> {
  const packed = await packSheets(sheets)
  const bytes = await makeWorkbook(workers, packed)
  if (isRefusal(bytes)) throw new FileRefused(bytes)
  yield bytes
}

async function* writtenHere(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const out = new PassThrough({ highWaterMark: 256 * 1024 })
  const writing = writeWorkbook(out, sheets).catch((fault: unknown) => out.destroy(fault as Error))
  try {
    yield* out as AsyncIterable<Uint8Array>
  } finally {
    out.destroy()
    await writing
  }
}
