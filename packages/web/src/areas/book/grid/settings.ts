import { denseSettings } from '../../../kit/grid/index.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { rowRules } from './col-defs.ts'

export const settings = denseSettings<GridRow>({
  rowClassRules: rowRules,
  isSelectable: ({ kind }) => kind === 'order' || kind === 'merge',
})
