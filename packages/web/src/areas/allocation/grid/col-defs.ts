import type {
  CellClassParams,
  ColDef,
  IFilterComp,
  ValueFormatterParams,
  ValueGetterParams,
} from 'ag-grid-community'
import { isPicked, placedColumn, type ColumnPlace, type SortBy } from '../../../kit/grid/index.ts'
import type { OpenColumn } from '../paste/plan.ts'
import type { GridRow, OrderLine } from '../rows/grid-row.ts'
import { CellInput, FilterCell, InvestorCell, NumberCell } from './cells.tsx'
import { headed, textIn, typedIn, type AllocColumn } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import { worstOf } from './marks.ts'
import type { Tools } from './tools.ts'
import { classes } from '../../../kit/classes.ts'
import css from './grid.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

/** Rows are filtered before the grid has them: groups and totals are of what passes. Of the library's own filter only its place is used. */
class Elsewhere implements IFilterComp {
  init = () => undefined
  getGui = () => document.createElement('div')
  isFilterActive = () => false
  doesFilterPass = () => true
  getModel = () => null
  setModel = () => undefined
}

interface Params {
  readonly data?: GridRow | undefined
  readonly context: GridContext
}

/** What became of what was typed into it: a fill is typed as a size and shown beside it. */
const stateOf = ({ data }: CellClassParams<GridRow>, column: OpenColumn) => {
  if (data?.kind !== 'order') return undefined
  const { edit, said } = data
  if (column !== 'note') return edit?.state
  return said?.state ?? (edit?.note === undefined ? undefined : edit.state)
}
const isWrong = (params: CellClassParams<GridRow>, column: OpenColumn): boolean => {
  if (!['refused', 'clash'].includes(stateOf(params, column) ?? '')) return false
  const { edit } = params.data as OrderLine
  return column === 'note' || (edit?.typed?.column ?? 'size') === column
}
const markOf = ({ data, context }: CellClassParams<GridRow>) =>
  data?.kind === 'order' ? worstOf(data, (context as GridContext).tools) : undefined

const rulesOf = ({ id, edit }: AllocColumn): NonNullable<ColDef<GridRow>['cellClassRules']> => ({
  [classes(denseCss.cellPicked)]: (params) => isPicked(params, id),
  ...(edit && {
    [classes(denseCss.cellOpen)]: ({ data, context }: CellClassParams<GridRow>) =>
      data?.kind === 'order' && (context as GridContext).open,
    [classes(denseCss.cellBusy)]: (params: CellClassParams<GridRow>) =>
      ['waiting', 'sending', 'unknown', 'held'].includes(stateOf(params, edit) ?? ''),
    [classes(denseCss.cellWrong)]: (params: CellClassParams<GridRow>) => isWrong(params, edit),
  }),
  ...((id === 'size' || id === 'mark') && {
    [classes(css.fault)]: (params: CellClassParams<GridRow>) => markOf(params) === 'fault',
  }),
  ...(id === 'mark' && {
    [classes(css.over)]: (params: CellClassParams<GridRow>) => markOf(params) === 'over',
  }),
  ...(id === 'confirm' && {
    [classes(css.confirmed)]: ({ data }: CellClassParams<GridRow>) =>
      data?.kind === 'order' && data.row.confirm === 'confirmed',
    [classes(css.over)]: ({ data }: CellClassParams<GridRow>) =>
      data?.kind === 'order' && data.row.confirm === 'reissue',
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
    minWidth: 48,
    valueGetter: ({ data, context }: ValueGetterParams<GridRow>) =>
      data ? column.value(data, (context as GridContext).tools) : null,
    valueFormatter: ({ data, context }: ValueFormatterParams<GridRow>) =>
      data ? (typedIn(data, id) ?? textIn(data, column, (context as GridContext).tools)) : '',
    cellClassRules: rulesOf(column),
    enableCellChangeFlash: flash,
    filter: Elsewhere,
    floatingFilter: true,
    floatingFilterComponent: FilterCell,
    suppressFloatingFilterButton: true,
    suppressHeaderFilterButton: true,
    ...(id === 'number' && { cellRenderer: NumberCell }),
    ...(id === 'investor' && { cellRenderer: InvestorCell }),
    ...(column.edit && {
      cellEditor: CellInput,
      cellEditorParams: { field: column.edit },
      editable: ({ data, context }: Params) => data?.kind === 'order' && context.open,
    }),
  }
}

export const colDefs = (given: ColDefsInput): ColDef<GridRow>[] =>
  given.places.map((place) => colDef(place, given))

interface RowParams {
  readonly data: GridRow | undefined
}

/** Every colour of a row has a second sign beside it: a pattern, a mark, a word in a column. */
export const rowRules = {
  [classes(denseCss.rowGroup)]: ({ data }: RowParams) => data?.kind === 'group',
  [classes(denseCss.rowJlm)]: ({ data }: RowParams) => data?.kind === 'order' && data.row.jlmInterest,
  [classes(denseCss.rowSoft)]: ({ data }: RowParams) => data?.kind === 'order' && data.row.soft,
  [classes(css.rowNothing)]: ({ data }: RowParams) => data?.kind === 'order' && (data.size ?? 0) === 0,
}
