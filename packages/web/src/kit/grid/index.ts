/** What the dense grids (book, allocation) are made of alike. */
export { CellBox, NameCell } from './cells.tsx'
export { fromTsv } from './clipboard.ts'
export { gridModules } from './modules.ts'
export { placedOver, type PasteTarget } from './pasted.ts'
export { placedColumn } from './placed-column.ts'
export { ownPlaces, roomFor, type ColumnPlace, type Roomy } from './room.ts'
export {
  RowDriver,
  rowHeights,
  type Picked,
  type RowHeight,
  type RowLook,
  type ShownRows,
} from './row-driver.ts'
export { RowGrid, type RowGridProps } from './RowGrid.tsx'
export { RowLink } from './RowLink.tsx'
export { denseSettings, isPicked } from './settings.ts'
export { ordering, type SortBy, type SortValue, type Steady, type ValueOf } from './sort.ts'
