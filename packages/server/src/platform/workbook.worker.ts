// Writes an Excel file in a thread.
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unpacked, type PackedSheet } from './packed-sheets.ts'
import { writeWorkbook } from './workbook.ts'

export const work = async (sheets: readonly PackedSheet[]): Promise<Uint8Array> => {
  const out = new PassThrough({ highWaterMark: 256 * 1024 })
  const [bytes] = await Promise.all([buffer(out), writeWorkbook(out, sheets.map(unpacked))])
  return new Uint8Array(bytes)
}
