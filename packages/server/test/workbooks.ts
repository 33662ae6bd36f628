// Excel files for tests, written by another library than the one that reads them.
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
