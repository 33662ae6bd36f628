import type { DenseContext } from '../../../kit/dense-page/context.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { CellEdit } from '../state/cell-edit.ts'
import type { BrowserBook } from '../state/browser-book.ts'
import type { EditField } from './edit-fields.ts'
import type { Tools } from './tools.ts'

export interface GridContext extends DenseContext<GridRow, Tools, EditField> {
  book: BrowserBook | undefined
  edits: ReadonlyMap<string, CellEdit>
  acknowledge: (row: GridRow) => void
}
