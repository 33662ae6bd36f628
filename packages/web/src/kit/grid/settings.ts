import type { CellClassParams, GridOptions } from 'ag-grid-community'
import { shadeMs } from '../mark-changed.ts'
import type { Picked } from './row-driver.ts'
import { gridTheme } from './theme.ts'

/** Keys that the library would take for something else. */
const isOurs = (event: KeyboardEvent): boolean => event.shiftKey && event.key.startsWith('Arrow')

interface GridSettingsInput<Row> {
  readonly rowClassRules: NonNullable<GridOptions<Row>['rowClassRules']>
  readonly isSelectable: (row: Row) => boolean
}

/** What never changes of a dense grid; made once for each, since whatever is another object is set up anew. */
export const denseSettings = <Row extends { readonly id: string }>({
  rowClassRules,
  isSelectable,
}: GridSettingsInput<Row>): GridOptions<Row> => ({
  theme: gridTheme,
  getRowId: ({ data }) => data.id,
  rowClassRules,
  headerHeight: 32,
  animateRows: false,
  suppressRowTransform: true,
  rowBuffer: 4,
  suppressDragLeaveHidesColumns: true,
  enableBrowserTooltips: true,
  readOnlyEdit: true,
  stopEditingWhenCellsLoseFocus: true,
  // Two shades, as of every other figure that changed: a fade would be drawn in each frame.
  cellFlashDuration: shadeMs,
  cellFadeDuration: shadeMs,
  suppressNoRowsOverlay: true,
  rowSelection: {
    mode: 'multiRow',
    enableClickSelection: false,
    headerCheckbox: true,
    hideDisabledCheckboxes: true,
    isRowSelectable: ({ data }) => data !== undefined && isSelectable(data),
  },
  selectionColumnDef: { width: 32, minWidth: 32, pinned: 'left', resizable: false, sortable: false },
  defaultColDef: { suppressKeyboardEvent: ({ event, editing }) => !editing && isOurs(event) },
})

/** Is this cell one of those that are picked together? */
export const isPicked = <Row>({ context, rowIndex, node }: CellClassParams<Row>, id: string): boolean => {
  const { range } = context as { readonly range: Picked }
  if (!range || node.rowPinned) return false
  const col = range.colIds.indexOf(id)
  const { top, bottom, left, right } = range.at
  return rowIndex >= top && rowIndex <= bottom && col >= left && col <= right
}
