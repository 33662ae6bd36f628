import { CustomFilterModule } from 'ag-grid-community'
import type {
  CellEditRequestEvent,
  CellKeyDownEvent,
  GridApi,
  SelectionChangedEvent,
  SortChangedEvent,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useEffect, useMemo, useRef } from 'react'
import {
  gridModules,
  gridTheme,
  rowHeight,
  useClipboard,
  useRange,
  type Pasted,
} from '../../../kit/grid/index.ts'
import { useText } from '../../../platform/text.ts'
import { useReducedMotion } from '../../../shell/theme/reduced-motion.ts'
import { gridText, ownWords } from '../../book/grid/index.ts'
import type { OpenColumn } from '../paste/plan.ts'
import type { GridRow, OrderLine } from '../rows/grid-row.ts'
import type { ColumnPlace, Layout } from '../state/layout.ts'
import { colDefs, rowRules } from './col-defs.ts'
import { copied } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import type { AllocDriver } from './driver.ts'

interface Props {
  readonly driver: AllocDriver
  readonly context: GridContext
  readonly places: readonly ColumnPlace[]
  readonly sort: Layout['sort']
  readonly label: string
  readonly selected: readonly string[]
  readonly onColumns: (places: readonly ColumnPlace[]) => void
  readonly onSort: (sort: Layout['sort']) => void
  readonly onSelect: (orderIds: readonly string[]) => void
  readonly onEdit: (line: OrderLine, column: OpenColumn, typed: string) => void
  readonly onPaste: (pasted: Pasted<GridRow>) => void
}

const modules = [...gridModules, CustomFilterModule]
const idOf = ({ data }: { readonly data: GridRow }): string => data.id

const placesOf = (api: GridApi<GridRow>): ColumnPlace[] =>
  api
    .getColumnState()
    .filter(({ colId }) => !colId.startsWith('ag-Grid'))
    .map(({ colId, width, hide }) => ({ id: colId, width: Math.round(width ?? 90), hidden: hide === true }))

const sortedIn = ({ api }: SortChangedEvent<GridRow>): Layout['sort'] =>
  api
    .getColumnState()
    .filter(({ sort }) => sort === 'asc' || sort === 'desc')
    .toSorted((one, other) => (one.sortIndex ?? 0) - (other.sortIndex ?? 0))
    .map(({ colId, sort }) => ({ colId, sort: sort === 'asc' ? 'asc' : 'desc' }))

const selectedIn = ({ api }: SelectionChangedEvent<GridRow>): string[] =>
  api.getSelectedNodes().flatMap(({ data }) => (data?.kind === 'order' ? data.id : []))

/** The lines. Everything of it that is remembered lives outside of it: it comes and goes with its tab. */
export default function AllocGrid(props: Props) {
  const { driver, context, places, sort, label, selected } = props
  const frame = useRef<HTMLDivElement>(null)
  const api = useRef<GridApi<GridRow>>(undefined)
  const reduced = useReducedMotion()
  const range = useRange<GridRow>(driver)
  const { t } = context.tools
  const own = useText(gridText)
  const clipboard = useClipboard<GridRow>({
    ...{ api, picked: range.picked, onPaste: props.onPaste },
    rows: () => driver.shown.get().rows,
    nameOf: (colId) => t(`column.${colId as 'number'}`),
    textOf: (row, colId) => copied(row, columnOf(colId)!, context.tools),
  })
  const columns = useMemo(
    () => colDefs({ places, sort, tools: { t }, flash: !reduced }),
    [places, sort, t, reduced],
  )
  useEffect(() => () => driver.detach(), [driver])
  return (
    <div
      ref={frame}
      className="br-book-grid br-alloc-grid"
      onMouseEnter={() => driver.hover(true)}
      onMouseLeave={() => driver.hover(false)}
      {...clipboard}
    >
      <AgGridReact<GridRow>
        theme={gridTheme}
        modules={modules}
        context={context}
        columnDefs={columns}
        getRowId={idOf}
        rowClassRules={rowRules}
        rowHeight={rowHeight}
        headerHeight={32}
        floatingFiltersHeight={28}
        getLocaleText={ownWords(own)}
        animateRows={false}
        suppressDragLeaveHidesColumns
        enableBrowserTooltips
        readOnlyEdit
        stopEditingWhenCellsLoseFocus
        enterNavigatesVerticallyAfterEdit
        cellFlashDuration={0}
        cellFadeDuration={600}
        suppressNoRowsOverlay
        rowSelection={{
          mode: 'multiRow',
          enableClickSelection: false,
          headerCheckbox: true,
          hideDisabledCheckboxes: true,
          isRowSelectable: ({ data }) => data?.kind === 'order',
        }}
        selectionColumnDef={{ width: 32, minWidth: 32, pinned: 'left', resizable: false, sortable: false }}
        onGridReady={(event) => {
          api.current = event.api
          event.api.setGridAriaProperty('label', label)
          driver.attach(event.api, () => frame.current?.querySelector('.ag-grid-viewport') ?? null)
          const nodes = selected.flatMap((id) => event.api.getRowNode(id) ?? [])
          if (nodes.length > 0) event.api.setNodesSelected({ nodes, newValue: true, source: 'api' })
        }}
        onBodyScroll={({ top, left }) => driver.scrolled(top, left)}
        onSortChanged={(event) => event.source === 'uiColumnSorted' && props.onSort(sortedIn(event))}
        onColumnResized={(event) =>
          event.finished && event.source === 'uiColumnResized' && props.onColumns(placesOf(event.api))
        }
        onColumnMoved={(event) =>
          event.finished && event.source === 'uiColumnMoved' && props.onColumns(placesOf(event.api))
        }
        onSelectionChanged={(event) => event.source !== 'api' && props.onSelect(selectedIn(event))}
        onCellEditRequest={({ data, colDef, newValue }: CellEditRequestEvent<GridRow, unknown>) => {
          const edit = columnOf(colDef.colId ?? '')?.edit
          if (data.kind !== 'order' || !edit) return
          if (typeof newValue === 'string') props.onEdit(data, edit, newValue)
          else if (newValue === null) props.onEdit(data, edit, '')
        }}
        onCellEditingStopped={() => context.stopped()}
        onCellFocused={range.onFocus}
        onCellMouseDown={range.onMouseDown}
        onCellMouseOver={range.onMouseOver}
        onCellDoubleClicked={({ data, colDef }) => {
          if (data && !isOpenCell(data, colDef.colId, context)) act(data, context)
        }}
        defaultColDef={{ suppressKeyboardEvent: ({ event, editing }) => !editing && isOurs(event) }}
        onCellKeyDown={(event) => 'column' in event && !range.onKey(event) && onKey(event, context)}
      />
    </div>
  )
}

/** Keys that the library would take for something else. */
const isOurs = (event: KeyboardEvent): boolean => event.shiftKey && event.key.startsWith('Arrow')

const isOpenCell = (row: GridRow, colId: string | undefined, { open }: GridContext): boolean =>
  row.kind === 'order' && open && columnOf(colId ?? '')?.edit !== undefined

/** What Enter does on a row: an order opens, a group unfolds. */
function act(row: GridRow, context: GridContext): void {
  if (row.kind === 'order') context.show(row.id)
  else if (row.kind === 'group') context.turn(row)
}

function onKey(event: CellKeyDownEvent<GridRow>, context: GridContext): void {
  const key = (event.event as KeyboardEvent | null)?.key
  const { data } = event
  const { colId } = event.colDef
  if (!key || !data || event.api.getEditingCells().length > 0) return
  if (key === 'Enter' && !isOpenCell(data, colId, context)) act(data, context)
  if (data.kind !== 'group' || colId !== 'investor') return
  if ((key === 'ArrowLeft' && data.open) || (key === 'ArrowRight' && !data.open)) context.turn(data)
}
