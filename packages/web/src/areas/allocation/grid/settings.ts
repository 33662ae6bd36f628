import type { GridOptions } from 'ag-grid-community'
import { denseSettings } from '../../../kit/grid/index.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { rowRules } from './col-defs.ts'

export const settings: GridOptions<GridRow> = {
  ...denseSettings<GridRow>({ rowClassRules: rowRules, isSelectable: ({ kind }) => kind === 'order' }),
  floatingFiltersHeight: 28,
  enterNavigatesVerticallyAfterEdit: true,
}
