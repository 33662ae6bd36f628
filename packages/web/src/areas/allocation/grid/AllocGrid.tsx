import { CustomFilterModule } from 'ag-grid-community'
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
import { useText } from '../../../platform/text.ts'
import { ownKeys } from '../../../shell/keys/shortcuts.ts'
import { useReducedMotion } from '../../../shell/theme/reduced-motion.ts'
import { gridText, ownWords } from '../../book/grid/index.ts'
import type { OpenColumn } from '../paste/plan.ts'
import type { GridRow, OrderLine } from '../rows/grid-row.ts'
import type { Layout } from '../state/layout.ts'
import { colDefs } from './col-defs.ts'
import { copied } from './column.ts'
import { columnOf } from './columns.ts'
import type { GridContext } from './context.ts'
import type { AllocDriver } from './driver.ts'
import { settings } from './settings.ts'

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
  const { driver, context, places, sort } = props
  const frame = useRef<HTMLDivElement>(null)
  const api = useRef<GridApi<GridRow>>(undefined)
  const reduced = useReducedMotion()
  const width = useWidth(frame)
  useWorked(frame, driver)
  const range = useRange<GridRow>(driver)
  const { t } = context.tools
  const own = useText(gridText)
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
  const words = useMemo(() => ownWords(own), [own])
  const handlers = useHandlers(props, shown, range, (grid) => {
    api.current = grid
    driver.attach(grid, () => frame.current?.querySelector('.ag-grid-viewport') ?? null)
  })
  useEffect(() => () => driver.detach(), [driver])
  return (
    <div
      ref={frame}
      className="br-book-grid br-alloc-grid"
      {...ownKeys}
      onMouseEnter={() => driver.hover(true)}
      onMouseLeave={() => driver.hover(false)}
      {...clipboard}
    >
      <AgGridReact<GridRow>
        {...settings}
        {...handlers}
        modules={modules}
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
    onGridReady: ({ api }: GridReadyEvent<GridRow>) => {
      api.setGridAriaProperty('label', label)
      onReady(api)
      const nodes = selected.flatMap((id) => api.getRowNode(id) ?? [])
      if (nodes.length > 0) api.setNodesSelected({ nodes, newValue: true, source: 'api' })
    },
    onBodyScroll: ({ top, left }: BodyScrollEvent<GridRow>) => driver.scrolled(top, left),
    onSortChanged: (event: SortChangedEvent<GridRow>) => {
      if (event.source === 'uiColumnSorted') props.onSort(sortedIn(event))
    },
    onColumnResized: ({ api, finished, source }: ColumnResizedEvent<GridRow>) => {
      if (finished && source === 'uiColumnResized') moved(api)
    },
    onColumnMoved: ({ api, finished, source }: ColumnMovedEvent<GridRow>) => {
      if (finished && source === 'uiColumnMoved') moved(api)
    },
    onSelectionChanged: (event: SelectionChangedEvent<GridRow>) => {
      if (event.source !== 'api') props.onSelect(selectedIn(event))
    },
    onCellEditRequest: ({ data, colDef, newValue }: CellEditRequestEvent<GridRow, unknown>) => {
      const edit = columnOf(colDef.colId ?? '')?.edit
      if (data.kind !== 'order' || !edit) return
      if (typeof newValue === 'string') props.onEdit(data, edit, newValue)
      else if (newValue === null) props.onEdit(data, edit, '')
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
      if ('column' in event && !range.onKey(event)) onKey(event, context)
    },
  })
}

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
