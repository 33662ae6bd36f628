import type { CellClassParams, ColDef, ValueFormatterParams, ValueGetterParams } from 'ag-grid-community'
import { mm } from '../../../kit/format.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { isSoft } from '../rows/grid-row.ts'
import { isPicked, placedColumn, type ColumnPlace, type SortBy } from '../../../kit/grid/index.ts'
import { cellName, type CellEdit } from '../state/cell-edit.ts'
import { CellInput, InvestorCell, NumberCell } from './cells.tsx'
import { headed, textIn, type BookColumn } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import { isSize } from './edit-fields.ts'
import { rowFits, fitOf, type RowFit } from './size-columns.ts'
import type { Tools } from './tools.ts'
import { classes } from '../../../kit/classes.ts'
import css from './grid.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

interface Params {
  readonly data?: GridRow | undefined
  readonly context: GridContext
}

const editOf = ({ data, context }: Params, { edit }: BookColumn): CellEdit | undefined =>
  edit && data?.kind === 'order'
    ? context.edits.get(cellName({ orderId: data.order.id, field: edit }))
    : undefined

const fitClasses: Readonly<Record<RowFit, string | undefined>> = {
  in: css.fitIn,
  partly: css.fitPartly,
  untold: css.fitUntold,
  out: css.fitOut,
}

/** What was typed stands in its cell until the book says it, or somebody else's holds. */
const valueOf = (params: Params, column: BookColumn): unknown => {
  const { data, context } = params
  if (!data) return null
  const edit = editOf(params, column)
  return edit ? edit.value : column.value(data, context.tools)
}

const textOf = (params: Params, column: BookColumn): string => {
  const { data, context } = params
  if (!data) return ''
  const edit = editOf(params, column)
  if (!edit) return column.shown?.(data, context.tools) ?? textIn(data, column, context.tools)
  if (edit.value === null) return '–'
  return isSize(edit.field) ? mm(Number(edit.value)) : String(edit.value)
}

const rulesOf = (column: BookColumn): ColDef<GridRow>['cellClassRules'] => ({
  [classes(denseCss.cellPicked)]: (params) => isPicked(params, column.id),
  ...(column.edit && {
    [classes(denseCss.cellOpen)]: ({ data, context }: CellClassParams<GridRow>) =>
      data?.kind === 'order' && (context as GridContext).may(column.edit!, data.order),
    [classes(denseCss.cellBusy)]: (params: CellClassParams<GridRow>) =>
      ['sending', 'unknown', 'held'].includes(editOf(params, column)?.state ?? ''),
    [classes(denseCss.cellWrong)]: (params: CellClassParams<GridRow>) =>
      ['refused', 'clash'].includes(editOf(params, column)?.state ?? ''),
  }),
  ...(column.id === 'inSize' &&
    Object.fromEntries(
      rowFits.map((fit) => [
        classes(fitClasses[fit]),
        ({ data, context }: CellClassParams<GridRow>) =>
          data !== undefined && fitOf(data, (context as GridContext).tools) === fit,
      ]),
    )),
  ...(column.id === 'change' && {
    [classes(css.cellNew)]: ({ data }: CellClassParams<GridRow>) =>
      data?.kind === 'order' && data.order.change === 'NEW',
    [classes(css.cellMod)]: ({ data }: CellClassParams<GridRow>) =>
      data?.kind === 'order' && data.order.change === 'MOD',
  }),
  ...(column.id === 'fpgState' && {
    [classes(css.cellMod)]: ({ data }: CellClassParams<GridRow>) =>
      data?.kind === 'order' && data.order.fpgState === 'waiting',
  }),
})

interface ColDefsInput {
  readonly places: readonly ColumnPlace[]
  readonly sort: readonly SortBy[]
  readonly tools: Pick<Tools, 't'>
  /** Nothing flashes where motion is not wanted. */
  readonly flash: boolean
}

const colDef = (place: ColumnPlace, { sort, tools: { t }, flash }: ColDefsInput): ColDef<GridRow> => {
  const { id } = place
  const column = columnOf(id)!
  const name = t(`column.${id as 'number'}`)
  return {
    ...placedColumn<GridRow, GridContext>(place, sort, {
      name,
      head: headed(column, t),
      pinned: column.pinned === true,
      right: column.right === true,
      title: column.title && ((row, { tools }) => column.title!(row, tools)),
    }),
    minWidth: 44,
    valueGetter: (params: ValueGetterParams<GridRow>) => valueOf(params as Params, column),
    valueFormatter: (params: ValueFormatterParams<GridRow>) => textOf(params as Params, column),
    cellClassRules: rulesOf(column) ?? {},
    enableCellChangeFlash: flash,
    ...(id === 'number' && { cellRenderer: NumberCell }),
    ...(id === 'investor' && { cellRenderer: InvestorCell }),
    ...(column.edit && {
      cellEditor: CellInput,
      cellEditorParams: { field: column.edit },
      editable: ({ data, context }: { data?: GridRow | undefined; context: unknown }) =>
        data?.kind === 'order' && (context as GridContext).may(column.edit!, data.order),
    }),
  }
}

export const colDefs = (given: ColDefsInput): ColDef<GridRow>[] =>
  given.places.map((place) => colDef(place, given))

interface RowParams {
  readonly data: GridRow | undefined
}
const order = ({ data }: RowParams) => (data?.kind === 'order' ? data.order : undefined)

/** Every colour of a row has a second sign beside it: a stroke, a mark, a pattern, a word in a column. */
export const rowRules = {
  [classes(denseCss.rowGroup)]: ({ data }: RowParams) => data?.kind === 'group',
  [classes(css.rowMerge)]: ({ data }: RowParams) => data?.kind === 'merge',
  [classes(css.rowUnder)]: ({ data }: RowParams) => data?.kind === 'order' && data.under !== null,
  [classes(css.rowCancel)]: (params: RowParams) => order(params)?.change === 'CANCEL',
  [classes(css.rowOut)]: (params: RowParams) => order(params)?.fit === 'out',
  [classes(denseCss.rowJlm)]: (params: RowParams) => order(params)?.jlmInterest === true,
  [classes(denseCss.rowSoft)]: ({ data }: RowParams) =>
    (data?.kind === 'order' || data?.kind === 'merge') && isSoft(data),
  [classes(css.rowFresh)]: ({ data }: RowParams) =>
    (data?.kind === 'order' || data?.kind === 'merge') && data.fresh,
}
