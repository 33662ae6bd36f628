import type { BookRow } from '@bookrunner/contract/book'
import type { GridRow } from '../rows/grid-row.ts'
import type { CellEdit } from '../state/cell-edit.ts'
import type { BrowserBook } from '../state/browser-book.ts'
import type { EditField } from './edit-fields.ts'
import type { Picked } from '../../../kit/grid/index.ts'
import type { Tools } from './tools.ts'

/**
 * What cells read while they are drawn. The library hands it to every cell; it is one object for the life of a grid,
 * so that a new state of the book draws only the cells it changes.
 */
export interface GridContext {
  book: BrowserBook | undefined
  tools: Tools
  edits: ReadonlyMap<string, CellEdit>
  range: Picked
  may: (field: EditField, order: BookRow) => boolean
  open: (orderId: string) => void
  turn: (row: GridRow) => void
  acknowledge: (row: GridRow) => void
  /** A cell is begun: what it said then is what one types over. */
  begun: (order: BookRow, field: EditField) => void
  typing: (order: BookRow, field: EditField, typed: string) => void
  /** Nothing is typed into a cell any longer. */
  stopped: () => void
}
