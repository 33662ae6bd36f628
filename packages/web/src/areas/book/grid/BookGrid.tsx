import type {
  BodyScrollEvent,
  CellDoubleClickedEvent,
  CellEditingStoppedEvent,
  CellEditRequestEvent,
  CellKeyDownEvent,
  ColumnMovedEvent,
  ColumnResizedEvent,
  FullWidthCellKeyDownEvent,
  GridApi,
  GridReadyEvent,
  SelectionChangedEvent,
  SortChangedEvent,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useEffect, useMemo, useRef } from 'react'
import {
  goOn,
  gridModules,
  ownPlaces,
  roomFor,
  useClipboard,
  useRange,
  useWidth,
  useWorked,
  type ColumnPlace,
  type Pasted,
} from '../../../kit/grid/index.ts'
import { useSteady } from '../../../kit/use-steady.ts'
import { ownKeys } from '../../../shell/keys/shortcuts.ts'
import { useReducedMotion } from '../../../shell/theme/reduced-motion.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { Selected } from '../state/select.ts'
import type { Layout } from '../state/layout.ts'
import { colDefs } from './col-defs.ts'
import { copied } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import type { GridDriver } from './driver.ts'
import { ownWords } from './own-words.ts'
import { settings } from './settings.ts'

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
  readonly onPaste: (pasted: Pasted<GridRow>) => void
}

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
  const { driver, context, places, sort } = props
  const frame = useRef<HTMLDivElement>(null)
  const api = useRef<GridApi<GridRow>>(undefined)
  const reduced = useReducedMotion()
  const width = useWidth(frame)
  useWorked(frame, driver)
  const range = useRange<GridRow>(driver)
  const { t } = context.tools
  const clipboard = useClipboard<GridRow>({
    ...{ api, picked: range.picked, onPaste: props.onPaste },
    rows: () => driver.shown.get().rows,
    nameOf: (colId) => t(`column.${colId as 'number'}`),
    textOf: (row, colId) => copied(row, columnOf(colId)!, context.tools),
  })
  const shown = useMemo(() => roomFor(places, width, columnOf), [places, width])
  const columns = useMemo(
    () => colDefs({ places: shown, sort, tools: { t }, flash: !reduced }),
    [shown, sort, t, reduced],
  )
  const words = useMemo(() => ownWords(t), [t])
  const handlers = useHandlers(props, shown, range, (grid) => {
    api.current = grid
    driver.attach(grid, () => frame.current?.querySelector('.ag-grid-viewport') ?? null)
  })
  useEffect(() => () => driver.detach(), [driver])
  return (
    <div
      ref={frame}
      className="br-book-grid"
      {...ownKeys}
      onMouseEnter={() => driver.hover(true)}
      onMouseLeave={() => driver.hover(false)}
      {...clipboard}
    >
      <AgGridReact<GridRow>
        {...settings}
        {...handlers}
        modules={gridModules}
        context={context}
        columnDefs={columns}
        getLocaleText={words}
      />
    </div>
  )
}

/** What is done on the grid, as the page wants it now. */
function useHandlers(
  props: Props,
  shown: readonly ColumnPlace[],
  range: ReturnType<typeof useRange<GridRow>>,
  onReady: (api: GridApi<GridRow>) => void,
) {
  const { driver, context, label, selected } = props
  const moved = (api: GridApi<GridRow>) => props.onColumns(ownPlaces(placesOf(api), shown, props.places))
  return useSteady({
    onGridReady: (event: GridReadyEvent<GridRow>) => {
      event.api.setGridAriaProperty('label', label)
      onReady(event.api)
      reselect(event.api, selected)
    },
    onBodyScroll: ({ top, left }: BodyScrollEvent<GridRow>) => driver.scrolled(top, left),
    onSortChanged: (event: SortChangedEvent<GridRow>) => {
      if (event.source === 'uiColumnSorted') props.onSort(sortedIn(event))
    },
    onColumnResized: (event: ColumnResizedEvent<GridRow>) => {
      if (event.finished && event.source === 'uiColumnResized') moved(event.api)
    },
    onColumnMoved: (event: ColumnMovedEvent<GridRow>) => {
      if (event.finished && event.source === 'uiColumnMoved') moved(event.api)
    },
    onSelectionChanged: (event: SelectionChangedEvent<GridRow>) => {
      if (event.source !== 'api') props.onSelect(selectedIn(event))
    },
    onCellEditRequest: ({ data, colDef, newValue }: CellEditRequestEvent<GridRow, unknown>) => {
      if (typeof newValue === 'string') props.onEdit(data, colDef.colId ?? '', newValue)
      else if (newValue === null) props.onEdit(data, colDef.colId ?? '', '')
    },
    onCellEditingStopped: (event: CellEditingStoppedEvent<GridRow>) => {
      context.stopped()
      goOn(event)
    },
    onCellFocused: range.onFocus,
    onCellMouseDown: range.onMouseDown,
    onCellMouseOver: range.onMouseOver,
    onCellDoubleClicked: ({ data, colDef }: CellDoubleClickedEvent<GridRow>) => {
      if (data && !isOpenCell(data, colDef.colId, context)) act(data, context)
    },
    onCellKeyDown: (event: CellKeyDownEvent<GridRow> | FullWidthCellKeyDownEvent<GridRow>) => {
      if (!('column' in event)) return
      const key = (event.event as KeyboardEvent | null)?.key
      const { data, api, colDef } = event
      if (!key || !data || api.getEditingCells().length > 0 || range.onKey(event)) return
      keyed(data, key, colDef.colId, context)
    },
  })
}

function keyed(row: GridRow, key: string, colId: string | undefined, context: GridContext): void {
  if (key === 'Enter' && !isOpenCell(row, colId, context)) act(row, context)
  else if (key === 'ArrowRight' || key === 'ArrowLeft') turned(row, key, colId, context)
}

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
