import { headed, textIn } from '../../../kit/dense-page/column.ts'
import { printedTable } from '../../../kit/dense-page/printed.ts'
import { filtered, type AllocColumn } from '../grid/column.ts'
import { columnOf, valueIn } from '../grid/columns.ts'
import type { Tools } from '../grid/tools.ts'
import { filterOf } from '../rows/filter.ts'
import { flatten } from '../rows/flatten.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { Edits } from '../state/edits.ts'
import { columnsShown, emptyIn, filtersShown, type Layout } from '../state/layout.ts'

interface PrintedInput {
  readonly layout: Layout
  readonly tools: Tools
  readonly edits: Edits
  readonly launched: boolean
  readonly desk: boolean
  /** The maximum number of rows. */
  readonly most: number
}

/** The columns that fit on A4 in letters of at least 7 points, and their widths. The workbook has all of them. */
export const paperWidths: ReadonlyMap<string, number> = new Map([
  ['number', 96],
  ['investor', 178],
  ['asked', 62],
  ['inSize', 66],
  ['conditional', 66],
  ['size', 78],
  ['fill', 56],
  ['confirm', 92],
  ['note', 156],
  ['mark', 116],
  ['type', 80],
  ['region', 66],
  ['through', 62],
  ['flags', 72],
])

/** All rows that pass the filter, in the grid's view and order, with everything open and the total below. */
export function printedLines({ layout, tools, edits, launched, desk, most }: PrintedInput) {
  const places = columnsShown(layout.columns, { launched, desk }, emptyIn(tools.alloc, { desk }))
  const flat = flatten(tools.alloc, {
    view: layout.view,
    sort: layout.sort,
    names: tools.names,
    edits,
    isOpen: () => true,
    passes: filterOf(filtersShown(layout.filters, places), (colId) => {
      const column = columnOf(colId)
      return column && filtered(column, tools)
    }),
    valueOf: (row, colId) => valueIn(row, colId, tools),
  })
  const investor = tools.t(flat.shown === flat.all ? 'total' : 'total.filtered')
  const table = printedTable<GridRow, AllocColumn>({
    rows: flat.rows,
    total: { kind: 'total', id: 'total', depth: 0, investor, sums: flat.sums },
    most,
    places: places.flatMap((place) => {
      const width = paperWidths.get(place.id)
      return width === undefined ? [] : { ...place, width }
    }),
    columnOf,
    headOf: (column) => headed(column, tools.t(`column.${column.id as 'number'}`)),
    textOf: (row, column) => textIn(row, column, tools),
  })
  return { ...table, shown: flat.shown, all: flat.all }
}
