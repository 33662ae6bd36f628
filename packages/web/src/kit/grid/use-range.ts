import type {
  CellFocusedEvent,
  CellKeyDownEvent,
  CellMouseDownEvent,
  CellMouseOverEvent,
  GridApi,
} from 'ag-grid-community'
import { useRef, type MouseEvent as PressEvent } from 'react'
import { extended, rectangleOf, type CellAt, type CellRange } from './range.ts'
import type { Picked } from './row-driver.ts'

export const shownColumns = <Row>(api: GridApi<Row>): string[] =>
  api
    .getAllDisplayedColumns()
    .map((column) => column.getColId())
    .filter((id) => !id.startsWith('ag-Grid'))

const cellAt = (rowIndex: number | null, colId: string): CellAt | undefined =>
  rowIndex === null || colId.startsWith('ag-Grid') ? undefined : { row: rowIndex, colId }

/** Cells picked by dragging, by Shift and a click, by Shift and an arrow; the one that has the focus, where no more are. */
export function useRange<Row>(driver: { readonly pick: (range: Picked) => void }) {
  const range = useRef<CellRange>(undefined)
  const pick = (api: GridApi<Row>, next: CellRange | undefined) => {
    range.current = next
    const colIds = shownColumns(api)
    const at = next && rectangleOf(next, colIds)
    const one = at && at.top === at.bottom && at.left === at.right
    driver.pick(at && !one ? { at, colIds } : undefined)
  }
  return {
    /** As it is picked, or the one cell that has the focus. */
    picked: (api: GridApi<Row>): CellRange | undefined => {
      if (range.current) return range.current
      const focused = api.getFocusedCell()
      const at = focused && cellAt(focused.rowIndex, focused.column.getColId())
      return at ? { anchor: at, head: at } : undefined
    },
    /** AG Grid reports a click a moment later: a paste before that must not go to the range of before. */
    onPress: ({ button, shiftKey, target }: PressEvent) => {
      if (button === 0 && !shiftKey && target instanceof Element && target.closest('.ag-cell'))
        range.current = undefined
    },
    onMouseDown: ({ api, rowIndex, column, rowPinned, event }: CellMouseDownEvent<Row>) => {
      const at = rowPinned ? undefined : cellAt(rowIndex, column.getColId())
      const mouse = event as MouseEvent | null
      if (!at || (mouse && mouse.button !== 0)) return
      const anchor = mouse?.shiftKey ? range.current?.anchor : undefined
      pick(api, { anchor: anchor ?? at, head: at })
    },
    onMouseOver: ({ api, rowIndex, column, rowPinned, event }: CellMouseOverEvent<Row>) => {
      const at = rowPinned ? undefined : cellAt(rowIndex, column.getColId())
      if (!at || !range.current || (event as MouseEvent | null)?.buttons !== 1) return
      pick(api, { anchor: range.current.anchor, head: at })
    },
    /** True where the key was for it. */
    onKey: ({ api, rowIndex, column, event }: CellKeyDownEvent<Row>): boolean => {
      const key = event as KeyboardEvent | null
      if (!key?.shiftKey || !key.key.startsWith('Arrow')) return false
      const at = cellAt(rowIndex, column.getColId())
      const from = range.current ?? (at && { anchor: at, head: at })
      const next =
        from && extended(from, key.key, { rows: api.getDisplayedRowCount(), colIds: shownColumns(api) })
      if (next) {
        pick(api, next)
        api.ensureIndexVisible(next.head.row)
        api.ensureColumnVisible(next.head.colId)
      }
      return true
    },
    onFocus: ({ api, rowIndex, column, rowPinned }: CellFocusedEvent<Row>) => {
      const colId = typeof column === 'string' ? column : column?.getColId()
      const at = rowPinned || !colId ? undefined : cellAt(rowIndex, colId)
      const { anchor, head } = range.current ?? {}
      const within = at && [anchor, head].some((cell) => cell?.row === at.row && cell.colId === at.colId)
      if (!within) pick(api, at && { anchor: at, head: at })
    },
  }
}
