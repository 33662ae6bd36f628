import { columnNamed, isInstitutionType, withInvestor } from '@bookrunner/contract/orders'
import { isRefusal, parseFace } from '@bookrunner/domain/kernel'
import {
  bareSizesIn,
  isAtReoffer,
  isCommitmentWord,
  rowColumns,
  sizeInMm,
  withSizesInMm,
  type BareSizes,
  type OrderRow,
  type RowColumn,
  type SizeUnits,
} from '@bookrunner/domain/orders'
import { plainWidth } from '../../../kit/plain-width.ts'
import type { PastedLine } from './table.ts'

/** A row of the list. */
export interface BulkRow {
  readonly id: number
  /** Its line in the paste or sheet. */
  readonly line: number
  readonly cells: OrderRow
  /** Sizes of the list that name no unit, as the list has them. */
  readonly bare: OrderRow
  /** Left out by the user: shown but not sent. */
  readonly out: boolean
}

/** Columns of text, which keep full-width characters. */
const textColumns: readonly RowColumn[] = [
  'investor',
  'account',
  'through',
  'leads',
  'sales',
  'comment',
  'privateComment',
]

export const cleanCell = (column: RowColumn, typed: string): string =>
  (textColumns.includes(column) ? typed : plainWidth(typed)).trim()

const cleanCells = (cells: OrderRow): OrderRow =>
  Object.fromEntries(
    rowColumns.flatMap((column) => {
      const cell = cleanCell(column, cells[column] ?? '')
      return cell === '' ? [] : [[column, cell]]
    }),
  )

const totalWords = /^(?:(?:sub|grand)[- ]?)?totals?:?$|^(?:合计|总计|小计|合計|總計|小計)[:：]?$/i

/** A row of sums starts left out: it is no order. */
export const bulkRow = (id: number, line: number, cells: OrderRow, bare: OrderRow = {}): BulkRow => ({
  id,
  line,
  bare,
  out: totalWords.test(cells.investor?.trim() ?? ''),
  cells: cleanCells(cells),
})

/** Reads lines by their columns, sizes in millions; lines without content are dropped. */
export const rowsOf = (
  lines: readonly PastedLine[],
  columns: readonly (RowColumn | undefined)[],
  units: SizeUnits = {},
): BulkRow[] => {
  const rows = lines.map(({ line, cells }, at) => {
    const named = columns.flatMap((column, index) => (column ? [[column, cells[index] ?? '']] : []))
    return bulkRow(at, line, Object.fromEntries(named) as OrderRow)
  })
  const inMm = withSizesInMm(
    rows.map(({ cells }) => cells),
    units,
  )
  return rows
    .map((row, at) => ({ ...row, cells: inMm[at] ?? {}, bare: bareSizesIn(row.cells, units) }))
    .filter(({ cells }) => Object.keys(cells).length > 0)
}

const isSize = (text: string) => !isRefusal(parseFace(plainWidth(text)))
/** A column of types of institutions is not read: the investor's record has the type. */
const patterns: readonly [RowColumn | 'type', (text: string) => boolean][] = [
  ['ladder', (text) => text.includes('@')],
  ['commitment', isCommitmentWord],
  ['minYield', (text) => text.endsWith('%')],
  ['limit', (text) => isAtReoffer(text) || /^[A-Z]*\s?[+＋]\s?[0-9.]+|bp|area$/i.test(text)],
  ['size', isSize],
  ['type', isInstitutionType],
  ['investor', (text) => /\p{L}/u.test(text)],
  ['account', (text) => /\p{L}/u.test(text)],
]

/** A first row without a figure, above rows with figures, is headings. */
export const isHeaded = ([first, ...below]: readonly PastedLine[]): boolean => {
  const hasDigit = ({ cells }: PastedLine) => cells.some((cell) => /\p{Nd}/u.test(cell))
  return first !== undefined && !hasDigit(first) && below.some(hasDigit)
}

/** Guesses the columns of a list without known headings, by its figures and words; the user can correct them. */
export function guessColumns(all: readonly PastedLine[]): (RowColumn | undefined)[] {
  const headed = isHeaded(all)
  const lines = headed ? all.slice(1) : all
  const heads = headed ? withInvestor((all[0]?.cells ?? []).map(columnNamed)) : []
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const taken = new Set<RowColumn | 'type'>(heads.filter((head) => head !== undefined))
  return Array.from({ length: width }, (_, at) => {
    const head = heads[at]
    if (head && heads.indexOf(head) === at) return head
    const texts = lines.slice(0, 20).flatMap(({ cells }) => cells[at] || [])
    const found = patterns.find(
      ([column, fits]) =>
        !taken.has(column) && texts.length > 0 && texts.filter(fits).length * 2 > texts.length,
    )
    if (found) taken.add(found[0])
    return found?.[0] === 'type' ? undefined : found?.[0]
  })
}

export const isComplete = (columns: readonly (RowColumn | undefined)[]): boolean =>
  columns.includes('investor') && (columns.includes('size') || columns.includes('ladder'))

export const withCell = (
  rows: readonly BulkRow[],
  id: number,
  column: RowColumn,
  typed: string,
): readonly BulkRow[] => {
  const cell = cleanCell(column, typed)
  return rows.map((row) => {
    if (row.id !== id || (row.cells[column] ?? '') === cell) return row
    const { [column]: _, ...others } = row.cells
    return { ...row, cells: cell === '' ? others : { ...others, [column]: cell } }
  })
}

/** The rows with their bare sizes read the other way; a size that was typed since stays. */
export const withBareSizes = (rows: readonly BulkRow[], sizes: BareSizes): readonly BulkRow[] => {
  const before = sizes === 'mm' ? 'full' : 'mm'
  return rows.map((row) => {
    const changed = Object.entries(row.bare).filter(
      ([column, cell]) => row.cells[column as RowColumn] === sizeInMm(cell, before),
    )
    const cells = changed.map(([column, cell]): [string, string] => [column, sizeInMm(cell, sizes)])
    return { ...row, cells: { ...row.cells, ...Object.fromEntries<string>(cells) } }
  })
}

export const withLeftOut = (
  rows: readonly BulkRow[],
  ids: ReadonlySet<number>,
  out: boolean,
): readonly BulkRow[] => rows.map((row) => (ids.has(row.id) && row.out !== out ? { ...row, out } : row))

export const includedRows = (rows: readonly BulkRow[]): readonly BulkRow[] => rows.filter(({ out }) => !out)

/** Columns with content and those the deal always needs, in their usual order. */
export const columnsShown = (rows: readonly BulkRow[], always: readonly RowColumn[]): RowColumn[] =>
  rowColumns.filter(
    (column) => always.includes(column) || rows.some(({ cells }) => cells[column] !== undefined),
  )
