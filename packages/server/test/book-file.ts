// Excel files of a book, read with our own reader.
import { isRefusal } from '@bookrunner/domain/kernel'
import { readSheets, usualUnpacked } from '../src/areas/files/workbook/read-sheets.ts'

export interface ReadSheet {
  /** The lines above the headings. */
  above: string[]
  heads: string[]
  /** By heading, without empty cells. */
  rows: Readonly<Record<string, string>>[]
}

/** The sheets by name, in order. Lines above the headings have one cell, headings several. */
export const sheetsIn = async (bytes: Uint8Array): Promise<Map<string, ReadSheet>> => {
  const sheets = await readSheets({
    file: bytes,
    name: 'book.xlsx',
    mostLines: 20_000,
    mostUnpacked: usualUnpacked,
  })
  if (isRefusal(sheets)) throw new Error(sheets.reason)
  return new Map(
    sheets.map(({ name, lines }) => {
      const at = lines.findIndex(({ cells }) => cells.length > 1)
      const heads = lines[at]?.cells ?? []
      const rows = lines.slice(at + 1).map(({ cells }) => {
        const entries = cells.flatMap((cell, column) => (cell === '' ? [] : [[heads[column] ?? '', cell]]))
        return Object.fromEntries(entries) as Record<string, string>
      })
      return [name, { above: lines.slice(0, at).map(({ cells }) => cells[0] ?? ''), heads, rows }]
    }),
  )
}

export const bytesOf = async (content: AsyncIterable<Uint8Array> | Uint8Array): Promise<Uint8Array> => {
  if (content instanceof Uint8Array) return content
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}
