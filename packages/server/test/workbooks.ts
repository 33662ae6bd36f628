// Excel files for tests, written by another library than the one that reads them.
import { deflateRawSync } from 'node:zlib'
import { Workbook, type Worksheet } from '@cj-tech-master/excelts'

export const workbookOf = async (fill: (book: Workbook) => void, name = 'orders.xlsx'): Promise<File> => {
  const book = new Workbook()
  fill(book)
  return new File([new Uint8Array(await book.xlsx.writeBuffer())], name)
}

/** One sheet with these lines. */
export const listOf = (
  lines: readonly (readonly (string | number | null)[])[],
  more: (sheet: Worksheet) => void = () => {},
): Promise<File> =>
  workbookOf((book) => {
    const sheet = book.addWorksheet('Orders')
    for (const line of lines) sheet.addRow([...line])
    more(sheet)
  })

export const readWorkbookOf = async (file: { blob: () => Promise<Blob> }): Promise<Workbook> => {
  const book = new Workbook()
  await book.xlsx.load(await (await file.blob()).arrayBuffer())
  return book
}

export const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

/** The same archive with one changed part; the stated sizes may be wrong. */
export const withPart = (
  file: Uint8Array,
  path: string,
  content: Buffer,
  statedSize = content.length,
): Uint8Array => {
  const archive = Buffer.from(file)
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const start = archive.readUInt32LE(end + 16)
  const packed = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04_03_4b_50)
  const list = Buffer.from(archive.subarray(start, end))
  for (let at = 0; at < list.length;) {
    const next =
      at + 46 + list.readUInt16LE(at + 28) + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
    if (list.toString('utf8', at + 46, at + 46 + list.readUInt16LE(at + 28)) === path) {
      list.writeUInt16LE(8, at + 10)
      list.writeUInt32LE(packed.length, at + 20)
      list.writeUInt32LE(statedSize, at + 24)
      list.writeUInt32LE(start, at + 42)
    }
    at = next
  }
  const tail = Buffer.from(archive.subarray(end))
  tail.writeUInt32LE(start + local.length + packed.length, 16)
  return Buffer.concat([archive.subarray(0, start), local, packed, list, tail])
}
