import type {
  CellEditRequestEvent,
  GridApi,
  SelectionChangedEvent,
  SortChangedEvent,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useEffect, useMemo, useRef } from 'react'
import { useReducedMotion } from '../../../shell/theme/reduced-motion.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { Selected } from '../state/select.ts'
import type { ColumnPlace, Layout } from '../state/layout.ts'
import { colDefs, rowRules } from './col-defs.ts'
import type { GridContext } from './context.ts'
import type { GridDriver } from './driver.ts'
import { bookModules } from './modules.ts'
import { ownWords } from './own-words.ts'
import { bookTheme } from './theme.ts'
import { roomFor } from './room.ts'
import { useClipboard, type Pasted } from './use-clipboard.ts'
import { useRange } from './use-range.ts'
import { useWidth } from './use-width.ts'

interface Props {
  readonly driver: GridDriver
  readonly context: GridContext
  readonly places: readonly ColumnPlace[]
  readonly sort: Layout['sort']
  readonly label: string
  readonly selected: Selected
  readonly onColumns: (places: readonly ColumnPlace[]) => void
  readonly onSort: (sort: Layout['sort']) => void
  readonly onSelect: (selected: Selected) => void
  readonly onEdit: (row: GridRow, colId: string, typed: string) => void
  readonly onPaste: (pasted: Pasted) => void
}

const idOf = ({ data }: { readonly data: GridRow }): string => data.id

/** Which columns stand where, as the reader moved them; the phase's own hiding is no choice of the reader's. */
const placesOf = (api: GridApi<GridRow>): ColumnPlace[] =>
  api
    .getColumnState()
    .filter(({ colId }) => !colId.startsWith('ag-Grid'))
    .map(({ colId, width, hide }) => ({ id: colId, width: Math.round(width ?? 90), hidden: hide === true }))

const selectedIn = ({ api }: SelectionChangedEvent<GridRow>): Selected => {
  const rows = api.getSelectedNodes().flatMap(({ data }) => data ?? [])
  const merges = rows.filter((row) => row.kind === 'merge')
  const orders = rows.filter((row) => row.kind === 'order')
  const ids = [...merges.flatMap(({ merge }) => merge.orderIds), ...orders.map(({ id }) => id)]
  return { orderIds: [...new Set(ids)], mergeIds: merges.map(({ merge }) => merge.mergeId) }
}

/** The rows. Everything of it that is remembered lives outside of it: it comes and goes with its tab. */
export default function BookGrid(props: Props) {
  const { driver, context, places, sort, label, selected } = props
  const frame = useRef<HTMLDivElement>(null)
  const api = useRef<GridApi<GridRow>>(undefined)
  const reduced = useReducedMotion()
  const width = useWidth(frame)
  const range = useRange(driver)
  const clipboard = useClipboard({ api, driver, context, picked: range.picked, onPaste: props.onPaste })
  const { t } = context.tools
  const columns = useMemo(
    () => colDefs({ places: roomFor(places, width), sort, tools: { t }, flash: !reduced }),
    [places, width, sort, t, reduced],
  )
  useEffect(() => () => driver.detach(), [driver])
  return (
    <div
      ref={frame}
      className="br-book-grid"
      onMouseEnter={() => driver.hover(true)}
      onMouseLeave={() => driver.hover(false)}
      {...clipboard}
    >
      <AgGridReact<GridRow>
        theme={bookTheme}
        modules={bookModules}
        context={context}
        columnDefs={columns}
        getRowId={idOf}
        rowClassRules={rowRules}
        rowHeight={28}
        headerHeight={32}
        getLocaleText={ownWords(t)}
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
          isRowSelectable: ({ data }) => data?.kind === 'order' || data?.kind === 'merge',
        }}
        selectionColumnDef={{ width: 32, minWidth: 32, pinned: 'left', resizable: false, sortable: false }}
        onGridReady={(event) => {
          api.current = event.api
          event.api.setGridAriaProperty('label', label)
          driver.attach(event.api, () => frame.current?.querySelector('.ag-grid-viewport') ?? null)
          reselect(event.api, selected)
        }}
        onBodyScroll={({ top, left }) => driver.scrolled(top, left)}
        onBodyScrollEnd={() => driver.settle()}
        onSortChanged={(event) => event.source === 'uiColumnSorted' && props.onSort(sortedIn(event))}
        onColumnResized={(event) =>
          event.finished && event.source === 'uiColumnResized' && props.onColumns(placesOf(event.api))
        }
        onColumnMoved={(event) =>
          event.finished && event.source === 'uiColumnMoved' && props.onColumns(placesOf(event.api))
        }
        onSelectionChanged={(event) => event.source !== 'api' && props.onSelect(selectedIn(event))}
        onCellEditRequest={({ data, colDef, newValue }: CellEditRequestEvent<GridRow, unknown>) => {
          if (typeof newValue === 'string') props.onEdit(data, colDef.colId ?? '', newValue)
          else if (newValue === null) props.onEdit(data, colDef.colId ?? '', '')
        }}
        onCellEditingStopped={() => {
          context.stopped()
          driver.settle()
        }}
        onCellFocused={range.onFocus}
        onCellMouseDown={range.onMouseDown}
        onCellMouseOver={range.onMouseOver}
        onCellDoubleClicked={({ data, colDef }) =>
          data && !isOpenCell(data, colDef.colId, context) && act(data, context)
        }
        defaultColDef={{ suppressKeyboardEvent: ({ event, editing }) => !editing && isOurs(event) }}
        onCellKeyDown={(event) => {
          if (!('column' in event)) return
          const key = event.event as KeyboardEvent | null
          const { data } = event
          if (!key || !data || event.api.getEditingCells().length > 0 || range.onKey(event)) return
          const { colId } = event.colDef
          if (key.key === 'Enter' && !isOpenCell(data, colId, context)) act(data, context)
          else if (key.key === 'ArrowRight' || key.key === 'ArrowLeft') turned(data, key.key, colId, context)
        }}
      />
    </div>
  )
}

/** Keys that the library would take for something else. */
const isOurs = (event: KeyboardEvent): boolean => event.shiftKey && event.key.startsWith('Arrow')

const isOpenCell = (row: GridRow, colId: string | undefined, { may }: GridContext): boolean =>
  row.kind === 'order' &&
  (['testSize', 'fpgSize', 'allocSize', 'sales', 'privateComment'] as const).some(
    (field) => field === colId && may(field, row.order),
  )

/** What Enter does on a row: an order opens, what holds others unfolds. */
function act(row: GridRow, context: GridContext): void {
  if (row.kind === 'order') context.open(row.order.id)
  else if (row.kind !== 'total') context.turn(row)
}

function turned(row: GridRow, key: string, colId: string | undefined, context: GridContext): void {
  if (colId !== 'investor' || (row.kind !== 'group' && row.kind !== 'merge')) return
  if (row.open === (key === 'ArrowLeft')) context.turn(row)
}

const sortedIn = ({ api }: SortChangedEvent<GridRow>): Layout['sort'] =>
  api
    .getColumnState()
    .filter(({ sort }) => sort === 'asc' || sort === 'desc')
    .toSorted((one, other) => (one.sortIndex ?? 0) - (other.sortIndex ?? 0))
    .map(({ colId, sort }) => ({ colId, sort: sort === 'asc' ? 'asc' : 'desc' }))

/** A grid that comes back with its tab has what was picked in it. */
function reselect(api: GridApi<GridRow>, { orderIds, mergeIds }: Selected): void {
  const ids = [...orderIds, ...mergeIds.map((id) => `merge:${id}`)]
  const nodes = ids.flatMap((id) => api.getRowNode(id) ?? [])
  if (nodes.length > 0) api.setNodesSelected({ nodes, newValue: true, source: 'api' })
}
