import type { CellClassParams, ColDef, GridOptions, ICellRendererComp, Module } from 'ag-grid-community'
import { useCallback, useMemo } from 'react'
import { tell } from '../../platform/notify.ts'
import { useText, type AreaText, type Book, type TranslateOf } from '../../platform/text.ts'
import { classes } from '../classes.ts'
import {
  isPicked,
  placedColumn,
  RowGrid,
  type Child,
  type ColumnPlace,
  type RowGridProps,
  type RowHeight,
  type SortBy,
} from '../grid/index.ts'
import { ownKeys } from '../keys/shortcuts.ts'
import { CellInput, InvestorCell } from './cells.ts'
import { copied, headed, isTyped, type DenseColumn, type DenseRow, type OrderOf } from './column.ts'
import type { DenseContext } from './context.ts'
import { localeText } from './locale-text.ts'
import { denseText } from './text.ts'
import denseCss from '../dense/dense.module.css'

type Cell = new () => ICellRendererComp

type KindOf<Row, Kind extends DenseRow['kind']> = Extract<Row, { readonly kind: Kind }>

/** The parts of a dense grid that an area defines. */
export interface GridKind<
  Row extends DenseRow,
  Tools,
  Edit extends string,
  Context extends DenseContext<Row, Tools, Edit>,
> {
  readonly settings: GridOptions<Row>
  readonly modules: Module[]
  readonly className?: string | undefined
  readonly columnOf: (id: string) => DenseColumn<Row, Tools, Edit> | undefined
  /** Has the name of each column as `column.<id>`. */
  readonly text: AreaText<Book>
  /** The value whose change makes a cell flash; by default the column's value. */
  readonly valueOf?: (row: Row, column: DenseColumn<Row, Tools, Edit>, context: Context) => unknown
  readonly textOf: (row: Row, column: DenseColumn<Row, Tools, Edit>, context: Context) => string
  /** The state of an edit in a cell. */
  readonly stateOf: (row: OrderOf<Row>, edit: Edit, context: Context) => 'busy' | 'wrong' | undefined
  readonly typedAs: (row: OrderOf<Row>, edit: Edit, context: Context) => string
  /** The most letters of an input. */
  readonly mostOf?: (edit: Edit) => number
  /** Classes of a column's cells, beside those of every grid. */
  readonly rulesOf: (column: DenseColumn<Row, Tools, Edit>) => Rules<Row, Context>
  readonly NumberCell: Cell
  /** Drawn beside the name of a merge. */
  readonly merged?: (row: KindOf<Row, 'merge'>, context: Context) => readonly Child[]
  /** Drawn beside the name of an order. */
  readonly sign?: (row: KindOf<Row, 'order'>, context: Context) => Child
  /** The English name of an order's house, with which its account may begin whatever the reader's language. */
  readonly englishName?: (row: KindOf<Row, 'order'>, context: Context) => string | undefined
  /** Cells of a column that are more than a text. */
  readonly cells?: Readonly<Record<string, Cell>>
  /** Settings of every column. */
  readonly column?: ColDef<Row>
}

/** When a cell of a row has a class. */
export type Rules<Row, Context> = Readonly<Record<string, (row: Row, context: Context) => boolean>>

interface ColDefsInput {
  readonly t: TranslateOf<typeof denseText>
  readonly nameOf: (id: string) => string
  readonly places: readonly ColumnPlace[]
  readonly sort: readonly SortBy[]
  /** Whether changed cells flash; not if the user prefers reduced motion. */
  readonly flash: boolean
}

function colDefs<
  Row extends DenseRow,
  Tools,
  Edit extends string,
  Context extends DenseContext<Row, Tools, Edit>,
>(
  kind: GridKind<Row, Tools, Edit, Context>,
  { t, nameOf, places, sort, flash }: ColDefsInput,
): ColDef<Row>[] {
  const mayEdit = (row: Row | undefined, edit: Edit, context: Context): boolean =>
    isTyped(row) && context.may(row, edit)
  const stateIn = ({ data, context }: CellClassParams<Row>, edit: Edit) =>
    isTyped(data) ? kind.stateOf(data, edit, context as Context) : undefined
  const rulesOf = (column: DenseColumn<Row, Tools, Edit>): ColDef<Row>['cellClassRules'] => {
    const { id, edit } = column
    type Rule = (params: CellClassParams<Row>) => boolean
    const ownRule =
      (rule: Rules<Row, Context>[string]): Rule =>
      (params) =>
        params.data !== undefined && rule(params.data, params.context as Context)
    const own = Object.entries(kind.rulesOf(column))
    return {
      [classes(denseCss.cellPicked)]: (params) => isPicked(params, id),
      ...(edit && {
        [classes(denseCss.cellOpen)]: ({ data, context }: CellClassParams<Row>) =>
          mayEdit(data, edit, context as Context),
        [classes(denseCss.cellShut)]: ({ data, context }: CellClassParams<Row>) =>
          data?.kind === 'order' && !mayEdit(data, edit, context as Context),
        [classes(denseCss.cellBusy)]: (params: CellClassParams<Row>) => stateIn(params, edit) === 'busy',
        [classes(denseCss.cellWrong)]: (params: CellClassParams<Row>) => stateIn(params, edit) === 'wrong',
      }),
      ...Object.fromEntries(own.map(([name, rule]): [string, Rule] => [name, ownRule(rule)])),
    }
  }
  return places.map((place) => {
    const { id } = place
    const column = kind.columnOf(id)!
    const { edit, title } = column
    const name = nameOf(id)
    return {
      ...placedColumn<Row, Context>(place, sort, {
        name,
        head: headed(column, name),
        pinned: column.pinned === true,
        right: column.right === true,
        title: title && ((row, context) => title(row, context.tools)),
      }),
      minWidth: 44,
      valueGetter: ({ data, context }) =>
        data
          ? kind.valueOf
            ? kind.valueOf(data, column, context as Context)
            : column.value(data, (context as Context).tools)
          : null,
      valueFormatter: ({ data, context }) => (data ? kind.textOf(data, column, context as Context) : ''),
      cellClassRules: rulesOf(column) ?? {},
      enableCellChangeFlash: flash,
      ...kind.column,
      ...(id === 'number' && { cellRenderer: kind.NumberCell, cellRendererParams: { t } }),
      ...(kind.cells?.[id] && { cellRenderer: kind.cells[id], cellRendererParams: { t } }),
      ...(id === 'investor' && {
        cellRenderer: InvestorCell,
        cellRendererParams: { t, merged: kind.merged, sign: kind.sign, englishName: kind.englishName },
      }),
      ...(edit && {
        cellEditor: CellInput,
        cellEditorParams: { field: edit, label: name, most: kind.mostOf?.(edit), typedAs: kind.typedAs },
        editable: ({ data, context }: { data?: Row | undefined; context: unknown }) =>
          mayEdit(data, edit, context as Context),
      }),
    }
  })
}

type Passed<Row extends DenseRow> = Pick<
  RowGridProps<Row>,
  'driver' | 'places' | 'sort' | 'label' | 'picked' | 'onColumns' | 'onSort' | 'onPick' | 'picks' | 'onPaste'
>

interface Props<
  Row extends DenseRow,
  Tools,
  Edit extends string,
  Context extends DenseContext<Row, Tools, Edit>,
> extends Passed<Row> {
  readonly kind: GridKind<Row, Tools, Edit, Context>
  readonly context: Context
  /** 28 px where the page offers no choice. */
  readonly rowHeight?: RowHeight
  readonly flash: boolean
  readonly onEdit: (row: OrderOf<Row>, edit: Edit, typed: string) => void
}

/** The grid of a dense page. Its settings live outside, because it is removed with its tab. */
export function DenseGrid<
  Row extends DenseRow,
  Tools,
  Edit extends string,
  Context extends DenseContext<Row, Tools, Edit>,
>({ kind, flash, rowHeight = 28, onEdit, ...props }: Props<Row, Tools, Edit, Context>) {
  const { context, sort } = props
  const { columnOf, className } = kind
  const t = useText(denseText)
  const text = useMemo(() => localeText(t), [t])
  const ownText = useText(kind.text)
  const nameOf = useCallback((id: string) => ownText(`column.${id}`), [ownText])
  const defs = useCallback(
    (places: readonly ColumnPlace[]) => colDefs(kind, { t, nameOf, places, sort, flash }),
    [kind, t, nameOf, sort, flash],
  )
  return (
    <RowGrid<Row>
      {...props}
      flash={flash}
      rowHeight={rowHeight}
      settings={kind.settings}
      modules={kind.modules}
      localeText={text}
      columnOf={columnOf}
      className={classes(denseCss.grid, className)}
      frame={ownKeys}
      nameColumn="investor"
      colDefs={defs}
      nameOf={nameOf}
      cellText={(row, colId) => kind.textOf(row, columnOf(colId)!, context)}
      isSum={({ kind }) => kind === 'group'}
      textOf={(row, colId) => copied(row, columnOf(colId)!, context.tools)}
      onEdit={(row, colId, typed) => {
        const edit = columnOf(colId)?.edit
        if (isTyped(row) && edit) onEdit(row, edit, typed)
      }}
      isOpen={(row, colId) => {
        const edit = columnOf(colId)?.edit
        return isTyped(row) && edit !== undefined && context.may(row, edit)
      }}
      onShut={(row, colId) => {
        if (row.kind === 'order' && columnOf(colId)?.edit !== undefined) tell('info', t('cell.shut'))
      }}
      isUnfolded={(row) => row.open}
      onToggle={(row) => context.toggle(row)}
      // Enter opens an order and toggles a group or merge.
      onAct={(row) => {
        if (row.kind === 'order') context.open(row.id)
        else if (row.open !== undefined) context.toggle(row)
      }}
      onOpen={(id) => context.open(id)}
      onStopped={() => context.stopped()}
    />
  )
}
