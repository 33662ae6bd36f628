import type { CellFocusedEvent, CellMouseOverEvent, GridApi } from 'ag-grid-community'
import { useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { extended, rectangleOf, type CellAt, type CellRange } from './range.ts'
import type { Picked } from './row-driver.ts'

export const shownColumns = <Row>(api: GridApi<Row>): string[] =>
  api
    .getAllDisplayedColumns()
    .map((column) => column.getColId())
    .filter((id) => !id.startsWith('ag-Grid'))

const cellAt = (rowIndex: number | null, colId: string): CellAt | undefined =>
  rowIndex === null || colId.startsWith('ag-Grid') ? undefined : { row: rowIndex, colId }

/** Undefined for a head, a total and a row of a group. */
const cellUnder = (target: EventTarget): CellAt | undefined => {
  const cell = target instanceof Element ? target.closest('.ag-cell') : null
  const row = Number(cell?.closest('[row-index]')?.getAttribute('row-index') ?? Number.NaN)
  return Number.isNaN(row) ? undefined : cellAt(row, cell?.getAttribute('col-id') ?? 'ag-Grid')
}

const focusedIn = <Row>(api: GridApi<Row>): CellAt | undefined => {
  const focused = api.getFocusedCell()
  return focused && !focused.rowPinned ? cellAt(focused.rowIndex, focused.column.getColId()) : undefined
}

export const isRangeKey = ({ shiftKey, key }: Pick<KeyboardEvent, 'shiftKey' | 'key'>): boolean =>
  shiftKey && key.startsWith('Arrow')

/** Cells picked by dragging, by Shift and a click, by Shift and an arrow; the one that has the focus, where no more are. */
export function useRange<Row>(
  driver: { readonly pick: (range: Picked) => void },
  grid: RefObject<GridApi<Row> | undefined>,
) {
  const range = useRef<CellRange>(undefined)
  const pick = (api: GridApi<Row>, next: CellRange | undefined) => {
    range.current = next
    const colIds = shownColumns(api)
    const at = next && rectangleOf(next, colIds)
    const one = at && at.top === at.bottom && at.left === at.right
    driver.pick(at && !one ? { at, colIds } : undefined)
  }
  /** As it is picked, or the one cell that has the focus. */
  const picked = (api: GridApi<Row>): CellRange | undefined => {
    const at = focusedIn(api)
    return range.current ?? (at && { anchor: at, head: at })
  }
  return {
    picked,
    /** AG Grid reports clicks and keys a moment later. These two act at once: copy and paste need the range. */
    onMouseDownCapture: ({ button, shiftKey, target }: MouseEvent) => {
      const at = button === 0 ? cellUnder(target) : undefined
      if (!at || !grid.current) return
      const anchor = shiftKey ? range.current?.anchor : undefined
      pick(grid.current, { anchor: anchor ?? at, head: at })
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      const api = grid.current
      if (!api || !isRangeKey(event) || !cellUnder(event.target) || api.getEditingCells().length > 0) return
      const from = picked(api)
      const next =
        from && extended(from, event.key, { rows: api.getDisplayedRowCount(), colIds: shownColumns(api) })
      if (!next) return
      pick(api, next)
      api.ensureIndexVisible(next.head.row)
      api.ensureColumnVisible(next.head.colId)
    },
    onMouseOver: ({ api, rowIndex, column, rowPinned, event }: CellMouseOverEvent<Row>) => {
      const at = rowPinned ? undefined : cellAt(rowIndex, column.getColId())
      if (!at || !range.current || (event as MouseEvent | null)?.buttons !== 1) return
      pick(api, { anchor: range.current.anchor, head: at })
    },
    onFocus: ({ api, column }: CellFocusedEvent<Row>) => {
      const at = column ? focusedIn(api) : undefined
      const { anchor, head } = range.current ?? {}
      const within = at && [anchor, head].some((cell) => cell?.row === at.row && cell.colId === at.colId)
      if (!within) pick(api, at && { anchor: at, head: at })
    },
  }
}
