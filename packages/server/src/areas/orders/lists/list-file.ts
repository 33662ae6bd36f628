import { listHead, mostRows, orderRow, rowColumnTexts, type ListHead } from '@bookrunner/contract/orders'
import type { Language, Upload } from '@bookrunner/contract/kernel'
import { type FieldRefusal, isRefusal, refuse, refuseFields } from '@bookrunner/domain/kernel'
import { bareSizesIn, withSizesInMm, type OrderRow } from '@bookrunner/domain/orders'
import { columnOf, readWorkbook, type Sheet, type SheetLine } from '../../files/index.ts'
import type { NumberedRow } from './enter-list.ts'

/** Lines above the heading, for a title and notes. */
const mostAbove = 20

interface Found {
  sheet: Sheet
  head: ListHead
  at: SheetLine
  below: SheetLine[]
}

const findList = (sheet: Sheet): Found[] => {
  for (const [index, at] of sheet.lines.slice(0, mostAbove + 1).entries()) {
    const below = sheet.lines.slice(index + 1)
    const head = listHead(
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
const mergedCells = ({ sheet, at, head }: Found): string | undefined =>
  sheet.merges.find((cells) => {
    const [from = '', to = from] = cells.split(':')
    const lastRow = Number(/\d+$/.exec(to)?.[0])
    const columns = head.columns.slice(columnOf(from), columnOf(to) + 1)
    return lastRow >= at.row && columns.some((column) => column !== undefined)
  })

const unworkedCell = ({ head, below }: Found): string | undefined => {
  for (const { row, unworked } of below) {
    const column = unworked.find((each) => head.columns[each] !== undefined)
    if (column !== undefined) return `${letters(column)}${row}`
  }
  return undefined
}

const cellsOf = ({ cells }: SheetLine, { columns }: ListHead): OrderRow =>
  Object.fromEntries(
    columns.flatMap((column, at) => {
      const text = cells[at]?.trim() ?? ''
      return column === undefined || text === '' ? [] : [[column, text]]
    }),
  )

const longCells = (rows: readonly NumberedRow[]): FieldRefusal<'field.too-long'>[] =>
  rows.flatMap(({ row, cells }) => {
    const { error } = orderRow.safeParse(cells)
    return (error?.issues ?? []).map(({ path }) => ({
      field: `rows.${row}.${path.join('.')}`,
      reason: 'field.too-long' as const,
      params: { max: 500 },
    }))
  })

/** Why the list in the sheet is unclear; nothing is guessed. */
const unclear = (found: Found, language: Language) => {
  const { head, sheet, below } = found
  if (head.twice) return refuse('order.column-twice', { column: rowColumnTexts[head.twice][language] })
  if (below.length === 0) return refuse('file.empty')
  if (sheet.more || below.length > mostRows) return refuse('order.rows-many', { most: mostRows })
  const merged = mergedCells(found)
  if (merged) return refuse('order.cells-merged', { cells: merged })
  const cell = unworkedCell(found)
  return cell ? refuse('order.cell-formula', { cell }) : undefined
}

/** The one list of orders in an Excel file, found by its column headings in any language. */
export const listInFile = async (upload: Upload, language: Language) => {
  const sheets = await readWorkbook(upload, mostRows + mostAbove + 1)
  if (isRefusal(sheets)) return sheets
  const [found, ...others] = sheets.flatMap(findList)
  if (!found) return refuse('order.columns-unknown')
  if (others.length > 0) {
    const names = [found, ...others].map(({ sheet }) => sheet.name)
    return refuse('order.sheets-several', { sheets: names.join(', ') })
  }
  const refused = unclear(found, language)
  if (refused) return refused
  const asTyped = found.below.map((line) => cellsOf(line, found.head))
  const cells = withSizesInMm(asTyped, found.head.units)
  const rows = found.below
    .map((line, at) => ({
      row: line.row,
      cells: cells[at] ?? {},
      bare: bareSizesIn(asTyped[at] ?? {}, found.head.units),
    }))
    .filter(({ cells }) => Object.keys(cells).length > 0)
  if (rows.length === 0) return refuse('file.empty')
  const long = longCells(rows)
  return long.length > 0 ? refuseFields('input.invalid', long) : { rows, unread: found.head.unread }
}
