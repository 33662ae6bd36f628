import { reaches } from '@bookrunner/domain/orders'
import type { DealScope } from '@bookrunner/domain/deals'
import { headed, textIn } from '../../../kit/dense-page/column.ts'
import { printedTable } from '../../../kit/dense-page/printed.ts'
import type { BookColumn } from '../grid/column.ts'
import { columnOf, valueIn } from '../grid/columns.ts'
import { columnsShown } from '../grid/phases.ts'
import type { Tools } from '../grid/tools.ts'
import { flatten } from '../rows/flatten.ts'
import { feetOf } from '../rows/total.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { BrowserBook } from '../state/browser-book.ts'
import type { Layout } from '../state/layout.ts'

/** The part of the book that the role may export: a file may hold less than the screen. */
export function leaving(book: BrowserBook, scope: DealScope, bankId: string): BrowserBook {
  if (scope === 'all') return book
  const rows = new Map([...book.rows].filter(([, row]) => reaches(scope, row, bankId)))
  const merges = book.merges.filter(({ orderIds }) => orderIds.every((id) => rows.has(id)))
  return { ...book, rows, merges }
}

const isStruck = (row: GridRow): boolean => row.kind === 'order' && row.order.change === 'CANCEL'

interface PrintedRowsInput {
  readonly book: BrowserBook
  readonly layout: Layout
  readonly tools: Tools
  /** The most rows that are printed. */
  readonly most: number
}

/** All rows that pass the filter, with the grid's view, order and columns, every group open, and the total below. */
export function printedRows({ book, layout, tools, most }: PrintedRowsInput) {
  const { view, filter, sort, columns, phase } = layout
  const flat = flatten(book, {
    view,
    filter,
    sort,
    names: tools.names,
    isOpen: () => true,
    valueOf: (row, colId) => valueIn(row, colId, tools),
  })
  const { shown, all } = flat
  // A column without a value in any row only makes the letters smaller.
  const isUsed = (id: string) => flat.rows.some((row) => (valueIn(row, id, tools) ?? '') !== '')
  const table = printedTable<GridRow, BookColumn>({
    rows: flat.rows,
    ...feetOf(book, flat, tools.t),
    most,
    places: columnsShown(columns, phase, book.levels).map((place) =>
      place.hidden || isUsed(place.id) ? place : { ...place, hidden: true },
    ),
    columnOf,
    headOf: (column) => headed(column, tools.t(`column.${column.id as 'number'}`)),
    // The code of a type, as on the screen: its name takes three lines of a narrow column.
    textOf: (row, column) =>
      column.id === 'type' ? (column.shown?.(row, tools) ?? '') : textIn(row, column, tools),
    isStruck,
  })
  return { ...table, shown, all }
}
