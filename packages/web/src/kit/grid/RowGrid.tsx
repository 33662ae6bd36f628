import type {
  BodyScrollEvent,
  CellDoubleClickedEvent,
  CellEditingStoppedEvent,
  CellEditRequestEvent,
  CellKeyDownEvent,
  ColDef,
  ColumnMovedEvent,
  ColumnResizedEvent,
  FullWidthCellKeyDownEvent,
  GetLocaleTextParams,
  GridApi,
  GridOptions,
  Module,
  SelectionChangedEvent,
  SortChangedEvent,
} from 'ag-grid-community'
import { useEffect, useLayoutEffect, useMemo, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { useSteady } from '../use-steady.ts'
import { ownPlaces, roomFor, type ColumnPlace, type Roomy } from './room.ts'
import type { Picked, RowDriver, RowLook } from './row-driver.ts'
import type { SortBy } from './sort.ts'
import { linkHandlers } from './row-link.ts'
import { useClipboard, type Pasted } from './use-clipboard.ts'
import { useFigureRoom } from './use-figure-room.ts'
import { useLibraryGrid } from './use-library-grid.ts'
import { isRangeKey, useRange } from './use-range.ts'
import { useSideways } from './use-sideways.ts'
import { useWidth } from './use-width.ts'
import { useActiveGrid } from './use-active-grid.ts'
import css from './grid.module.css'

/** Enter moves to the same cell of the next row, Shift+Enter to the previous one; never into the totals. */
function goToNextRow<Row>({ api, rowIndex, column, event }: CellEditingStoppedEvent<Row>): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || rowIndex === null) return
  const next = rowIndex + (event.shiftKey ? -1 : 1)
  api.setFocusedCell(api.getDisplayedRowAtIndex(next) ? next : rowIndex, column)
}

/**
 * Closes the input at once. The library does it a task later, and on a busy page the keys that follow come first: they
 * would still go into the input.
 */
function closeOnEscape<Row>(api: GridApi<Row> | undefined, event: ReactKeyboardEvent): void {
  const [cell] = (event.key === 'Escape' && api?.getEditingCells()) || []
  if (!api || !cell) return
  event.preventDefault()
  event.stopPropagation()
  api.stopEditing(true)
  api.setFocusedCell(cell.rowIndex, cell.colId, cell.rowPinned)
}

/** The view of a grid. It is stored outside, because the grid is removed with its tab. */
interface GridView<Row> {
  readonly places: readonly ColumnPlace[]
  readonly sort: readonly SortBy[]
  /** Ids of selected rows. */
  readonly picked: readonly string[]
  readonly onColumns: (places: readonly ColumnPlace[]) => void
  readonly onSort: (sort: readonly SortBy[]) => void
  readonly onPick: (rows: readonly Row[]) => void
  /** False if its rows have no checkboxes, because nothing can be done with them. */
  readonly picks?: boolean
}

/** Actions in cells and on rows. */
interface GridActions<Row> {
  /** Whether the cell can be edited: then Enter and double click edit it instead of acting on the row. */
  readonly isOpen: (row: Row, colId: string) => boolean
  /** A row's link was clicked. */
  readonly onOpen: (id: string) => void
  /** Runs on Enter. */
  readonly onAct: (row: Row) => void
  /** Whether a row with children is unfolded; undefined without children. */
  readonly isUnfolded: (row: Row) => boolean | undefined
  readonly onToggle: (row: Row) => void
  readonly onEdit: (row: Row, colId: string, typed: string) => void
  /** The edit ended. */
  readonly onStopped: () => void
  readonly onPaste: (pasted: Pasted<Row>) => void
  /** Somebody types into a cell that is not open. */
  readonly onShut?: (row: Row, colId: string) => void
}

export interface RowGridProps<Row extends { readonly id: string }>
  extends GridView<Row>, GridActions<Row>, RowLook {
  readonly driver: RowDriver<Row>
  readonly context: { range: Picked }
  readonly settings: GridOptions<Row>
  readonly modules: Module[]
  readonly className: string | undefined
  /** Marks keys that the grid handles itself. */
  readonly frame: Readonly<Record<`data-${string}`, string>>
  readonly label: string
  /** The grid library's own texts. */
  readonly localeText: (params: Pick<GetLocaleTextParams, 'key' | 'defaultValue'>) => string
  /** The column in which arrow keys fold and unfold. */
  readonly nameColumn: string
  readonly columnOf: (id: string) => Roomy | undefined
  /** Must be stable while it returns the same columns. */
  readonly colDefs: (places: readonly ColumnPlace[]) => ColDef<Row>[]
  /** A column's name, and a cell's text for a spreadsheet. */
  readonly nameOf: (colId: string) => string
  readonly textOf: (row: Row, colId: string) => string
  /** The text in a cell. */
  readonly cellText: (row: Row, colId: string) => string
  /** A subtotal among the rows. */
  readonly isSum: (row: Row) => boolean
}

const placesOf = <Row,>(api: GridApi<Row>): ColumnPlace[] =>
  api
    .getColumnState()
    .filter(({ colId }) => !colId.startsWith('ag-Grid'))
    .map(({ colId, width, hide }) => ({ id: colId, width: Math.round(width ?? 90), hidden: hide === true }))

const sortedIn = <Row,>({ api }: SortChangedEvent<Row>): SortBy[] =>
  api
    .getColumnState()
    .filter(({ sort }) => sort === 'asc' || sort === 'desc')
    .toSorted((one, other) => (one.sortIndex ?? 0) - (other.sortIndex ?? 0))
    .map(({ colId, sort }) => ({ colId, sort: sort === 'asc' ? 'asc' : 'desc' }))

const withoutBoxes = <Row,>({
  rowSelection: _rows,
  selectionColumnDef: _boxes,
  ...settings
}: GridOptions<Row>): GridOptions<Row> => settings

/** A grid of dense rows: steady while being read, with editing, selection, copy and paste as in a spreadsheet. */
export function RowGrid<Row extends { readonly id: string }>(props: RowGridProps<Row>) {
  const { driver, places, columnOf, colDefs, rowHeight, flash } = props
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const api = useRef<GridApi<Row>>(undefined)
  const localeText = useRef(props.localeText)
  const width = useWidth(frame)
  useActiveGrid(frame, driver)
  useSideways(frame)
  const range = useRange<Row>(driver, api)
  const clipboard = useClipboard<Row>({
    api,
    picked: range.picked,
    onPaste: props.onPaste,
    rows: () => driver.shown.get().rows,
    nameOf: props.nameOf,
    textOf: props.textOf,
  })
  const { cellText, isSum } = props
  const sized = useFigureRoom({ driver, places, columnOf, cellText, isSum })
  const { picks = true } = props
  const shown = useMemo(
    () => roomFor(places, width, columnOf, { sized, hasBoxes: picks }),
    [places, width, columnOf, sized, picks],
  )
  const columns = useMemo(() => colDefs(shown), [colDefs, shown])
  const handlers = useHandlers(props, shown, range)
  useLibraryGrid<Row>(place, api, {
    ready: width > 0,
    columns,
    rowHeight,
    modules: props.modules,
    options: () => ({
      ...(picks ? props.settings : withoutBoxes(props.settings)),
      ...handlers,
      context: props.context,
      getLocaleText: (params) => localeText.current(params),
    }),
    onReady: (grid) => {
      driver.attach(grid, () => frame.current?.querySelector('.ag-grid-viewport') ?? null)
      // A grid restored with its tab gets its selection back.
      const nodes = props.picked.flatMap((id) => grid.getRowNode(id) ?? [])
      if (nodes.length > 0) grid.setNodesSelected({ nodes, newValue: true, source: 'api' })
      return () => driver.detach()
    },
  })
  // The language may change while the grid stays.
  useLayoutEffect(() => {
    localeText.current = props.localeText
    api.current?.setGridAriaProperty('label', props.label)
  }, [props.localeText, props.label, width])
  // After the grid has taken the new height.
  useEffect(() => driver.setLook({ rowHeight, flash }), [driver, rowHeight, flash])
  const { onOpen } = useSteady({ onOpen: props.onOpen })
  return (
    <div
      ref={frame}
      className={props.className}
      data-row-height={rowHeight}
      {...props.frame}
      onMouseEnter={() => driver.hover(true)}
      onMouseLeave={() => driver.hover(false)}
      {...clipboard}
      {...linkHandlers(onOpen)}
      onMouseDownCapture={range.onMouseDownCapture}
      onKeyDownCapture={(event) => {
        closeOnEscape(api.current, event)
        range.onKeyDownCapture(event)
      }}
    >
      <div ref={place} className={css.place} />
    </div>
  )
}

/** The grid's event handlers. */
function useHandlers<Row extends { readonly id: string }>(
  props: RowGridProps<Row>,
  shown: readonly ColumnPlace[],
  range: ReturnType<typeof useRange<Row>>,
) {
  const { driver } = props
  const moved = (api: GridApi<Row>) => props.onColumns(ownPlaces(placesOf(api), shown, props.places))
  return useSteady({
    onBodyScroll: ({ top, left }: BodyScrollEvent<Row>) => driver.scrolled(top, left),
    onSortChanged: (event: SortChangedEvent<Row>) => {
      if (event.source === 'uiColumnSorted') props.onSort(sortedIn(event))
    },
    onColumnResized: ({ api, finished, source }: ColumnResizedEvent<Row>) => {
      if (finished && source === 'uiColumnResized') moved(api)
    },
    onColumnMoved: ({ api, finished, source }: ColumnMovedEvent<Row>) => {
      if (finished && source === 'uiColumnMoved') moved(api)
    },
    onSelectionChanged: ({ api, source }: SelectionChangedEvent<Row>) => {
      if (source !== 'api') props.onPick(api.getSelectedNodes().flatMap(({ data }) => data ?? []))
    },
    onCellEditRequest: ({ data, colDef, newValue }: CellEditRequestEvent<Row, unknown>) => {
      if (typeof newValue === 'string') props.onEdit(data, colDef.colId ?? '', newValue)
      else if (newValue === null) props.onEdit(data, colDef.colId ?? '', '')
    },
    onCellEditingStopped: (event: CellEditingStoppedEvent<Row>) => {
      props.onStopped()
      goToNextRow(event)
    },
    onCellFocused: range.onFocus,
    onCellMouseOver: range.onMouseOver,
    onCellDoubleClicked: ({ data, colDef }: CellDoubleClickedEvent<Row>) => {
      if (data && !props.isOpen(data, colDef.colId ?? '')) props.onAct(data)
    },
    onCellKeyDown: (event: CellKeyDownEvent<Row> | FullWidthCellKeyDownEvent<Row>) => {
      if (!('column' in event)) return
      const pressed = event.event as KeyboardEvent | null
      const { data, api, colDef } = event
      if (!pressed || !data || api.getEditingCells().length > 0 || isRangeKey(pressed)) return
      if (isTyping(pressed) && !props.isOpen(data, colDef.colId ?? ''))
        return props.onShut?.(data, colDef.colId ?? '')
      keyed(data, pressed.key, colDef.colId ?? '', props)
    },
  })
}

/** Keys that begin a size. Letters are shortcuts of the page. */
const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && /^(\d|F2|Delete|Backspace)$/.test(key)

function keyed<Row extends { readonly id: string }>(
  row: Row,
  key: string,
  colId: string,
  props: Pick<RowGridProps<Row>, 'isOpen' | 'onAct' | 'isUnfolded' | 'onToggle' | 'nameColumn'>,
): void {
  if (key === 'Enter') {
    if (!props.isOpen(row, colId)) props.onAct(row)
  } else if ((key === 'ArrowRight' || key === 'ArrowLeft') && colId === props.nameColumn) {
    if (props.isUnfolded(row) === (key === 'ArrowLeft')) props.onToggle(row)
  }
}
