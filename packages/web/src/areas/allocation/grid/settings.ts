import type { GridOptions } from 'ag-grid-community'
import { gridTheme, rowHeight } from '../../../kit/grid/index.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { rowRules } from './col-defs.ts'

/** Keys that the library would take for something else. */
const isOurs = (event: KeyboardEvent): boolean => event.shiftKey && event.key.startsWith('Arrow')

/** What never changes of a grid; made once, since whatever is another object is set up anew. */
export const settings = {
  theme: gridTheme,
  getRowId: ({ data }) => data.id,
  rowClassRules: rowRules,
  rowHeight,
  headerHeight: 32,
  floatingFiltersHeight: 28,
  animateRows: false,
  suppressDragLeaveHidesColumns: true,
  enableBrowserTooltips: true,
  readOnlyEdit: true,
  stopEditingWhenCellsLoseFocus: true,
  enterNavigatesVerticallyAfterEdit: true,
  cellFlashDuration: 0,
  cellFadeDuration: 600,
  suppressNoRowsOverlay: true,
  rowSelection: {
    mode: 'multiRow',
    enableClickSelection: false,
    headerCheckbox: true,
    hideDisabledCheckboxes: true,
    isRowSelectable: ({ data }) => data?.kind === 'order',
  },
  selectionColumnDef: { width: 32, minWidth: 32, pinned: 'left', resizable: false, sortable: false },
  defaultColDef: { suppressKeyboardEvent: ({ event, editing }) => !editing && isOurs(event) },
} as const satisfies GridOptions<GridRow>
