import type { Upload } from '@bookrunner/contract/kernel'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import type { Workers } from '../../platform/workers/index.ts'
import { columnOf, readWorkbook, type Sheet, type SheetLine } from './workbook/index.ts'

/** Lines above the heading, for a title and notes. */
const mostAbove = 20

/** What the headings of a list say. */
interface Head {
  columns: readonly (string | undefined)[]
  /** A column that appears twice, which is ambiguous. */
  twice: string | undefined
}

interface Found<H> {
  sheet: Sheet
  head: H
  at: SheetLine
  below: SheetLine[]
}

interface Wanted<H extends Head> {
  headOf: (line: readonly string[], below: readonly (readonly string[])[]) => H | undefined
  mostRows: number
  /** Of one sheet, unpacked. */
  mostUnpacked?: number
  nameOf: (column: NonNullable<H['twice']>) => string
}

const findIn = <H extends Head>(sheet: Sheet, headOf: Wanted<H>['headOf']): Found<H>[] => {
  for (const [index, at] of sheet.lines.slice(0, mostAbove + 1).entries()) {
    const below = sheet.lines.slice(index + 1)
    const head = headOf(
      at.cells,
      below.map(({ cells }) => cells),
    )
    if (head) return [{ sheet, head, at, below }]
  }
  return []
}

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.trunc(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** Merged cells above the heading are a title; in the list they are refused, because they belong to no single row. */
const mergedCells = <H extends Head>({ sheet, at, head }: Found<H>): string | undefined =>
  sheet.merges.find((cells) => {
    const [from = '', to = from] = cells.split(':')
    const lastRow = Number(/\d+$/.exec(to)?.[0])
    const columns = head.columns.slice(columnOf(from), columnOf(to) + 1)
    return lastRow >= at.row && columns.some((column) => column !== undefined)
  })

const unworkedCell = <H extends Head>({ head, below }: Found<H>): string | undefined => {
  for (const { row, unworked } of below) {
    const column = unworked.find((each) => head.columns[each] !== undefined)
    if (column !== undefined) return `${letters(column)}${row}`
  }
  return undefined
}

/** Why the list in the sheet is unclear; nothing is guessed. */
const unclear = <H extends Head>(found: Found<H>, { mostRows, nameOf }: Wanted<H>) => {
  const { head, sheet, below } = found
  if (head.twice !== undefined) return refuse('list.column-twice', { column: nameOf(head.twice) })
  if (below.length === 0) return refuse('list.rows-none')
  if (sheet.more || below.length > mostRows) return refuse('list.rows-many', { most: mostRows })
  const merged = mergedCells(found)
  if (merged) return refuse('list.cells-merged', { cells: merged })
  const cell = unworkedCell(found)
  return cell ? refuse('list.cell-formula', { cell }) : undefined
}

/** The one list in an Excel file, found by its headings. */
export const findList = async <H extends Head>(upload: Upload, wanted: Wanted<H>, workers: Workers) => {
  const { mostRows, mostUnpacked } = wanted
  const sheets = await readWorkbook(upload, { mostLines: mostRows + mostAbove + 1, mostUnpacked }, workers)
  if (isRefusal(sheets)) return sheets
  const [found, ...others] = sheets.flatMap((sheet) => findIn(sheet, wanted.headOf))
  if (!found) return refuse('list.columns-unknown')
  if (others.length > 0) {
    const names = [found, ...others].map(({ sheet }) => sheet.name)
    return refuse('list.sheets-several', { sheets: names.join(', ') })
  }
  return unclear(found, wanted) ?? found
}

/** The cells of a line by their columns, without empty ones. */
export const cellsOf = <Column extends string>(
  { cells }: SheetLine,
  columns: readonly (Column | undefined)[],
): Partial<Record<Column, string>> =>
  Object.fromEntries(
    columns.flatMap((column, at) => {
      const text = cells[at]?.trim() ?? ''
      return column === undefined || text === '' ? [] : [[column, text]]
    }),
  ) as Partial<Record<Column, string>>
