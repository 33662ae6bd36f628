// Writes an Excel file; loads the large library with the first one.
import { once } from 'node:events'
import type { PassThrough } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { WorksheetWriter } from '@cj-tech-master/excelts'
import type { Sheet, SheetCell, SheetColumn } from './sheet-types.ts'

/** So many cells are written before other requests are served: a few milliseconds' work. */
const cellsAtOnce = 1000
/** The most that a cell of Excel can contain. */
const mostCharacters = 32_767

/** XML cannot contain the other control characters, nor half a letter. */
const cellOf = (cell: SheetCell): SheetCell => (typeof cell === 'string' ? plainText(cell) : cell)

const plainText = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- control characters are what is taken out here
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .slice(0, mostCharacters)

const body = { vertical: 'top', wrapText: true } as const

/** `#,##0.######` shows 500 as "500.", so whole numbers have a format of their own. */
const wholeNumberStyles = (columns: readonly SheetColumn[]) =>
  columns.map(({ format }) =>
    format && /\.#+$/.test(format) ? { numFmt: format.replace(/\.#+$/, ''), alignment: body } : undefined,
  )

const writeHead = (sheet: WorksheetWriter, { above = [], columns }: Sheet): void => {
  for (const line of above) {
    const row = sheet.addRow([cellOf(line)])
    row.getCell(1).style = { numFmt: '@', alignment: { vertical: 'top' } }
    row.commit()
  }
  const row = sheet.addRow(columns.map(({ header }) => cellOf(header)))
  for (const at of columns.keys())
    row.getCell(at + 1).style = { numFmt: '@', font: { bold: true }, alignment: body }
  row.commit()
}

/** So many rows of an empty list have drop-downs. */
const rowsWithChoices = 20_000

const writeChoices = (sheet: WorksheetWriter, { columns }: Sheet, head: number): void => {
  for (const [at, { choices }] of columns.entries()) {
    if (!choices || choices.count === 0) continue
    const from = String.fromCharCode(65 + choices.column)
    const own = String.fromCharCode(65 + at)
    sheet.dataValidations.add(`${own}${head + 1}:${own}${head + rowsWithChoices}`, {
      type: 'list',
      allowBlank: true,
      showErrorMessage: false,
      formulae: [`'${choices.sheet}'!$${from}$2:$${from}$${choices.count + 1}`],
    })
  }
}

export const writeWorkbook = async (out: PassThrough, sheets: readonly Sheet[]): Promise<void> => {
  const { WorkbookWriter } = await import('@cj-tech-master/excelts')
  const book = new WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false })
  let cells = 0
  for (const each of sheets) {
    const { name, above = [], columns, rows } = each
    const head = above.length + 1
    const sheet = book.addWorksheet(name, {
      views: [{ state: 'frozen', ySplit: head }],
      autoFilter: { from: { row: head, col: 1 }, to: { row: head, col: columns.length } },
    })
    sheet.columns = columns.map(({ width, format = '@' }) => ({
      width,
      style: { numFmt: format, alignment: body },
    }))
    writeHead(sheet, each)
    writeChoices(sheet, each, head)
    const styles = wholeNumberStyles(columns)
    for await (const row of rows) {
      const added = sheet.addRow(row.map(cellOf))
      for (const [at, cell] of row.entries())
        if (Number.isInteger(cell) && styles[at]) added.getCell(at + 1).style = styles[at]
      added.commit()
      if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')])
      if (out.destroyed) return
      cells += row.length
      if (cells < cellsAtOnce) continue
      cells = 0
      await othersFirst()
    }
    sheet.commit()
  }
  await book.commit()
}
