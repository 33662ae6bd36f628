import type { Picked } from '../grid/index.ts'
import type { DenseRow, OrderOf } from './column.ts'

/**
 * The data that cells read while they are drawn. The library passes it to every cell. It stays the same object for the
 * life of a grid, so that a new state draws only the cells it changes.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- shared cells do not know the rows and tools of an area
export interface DenseContext<Row extends DenseRow = any, Tools = unknown, Edit extends string = any> {
  tools: Tools
  range: Picked
  may: (row: OrderOf<Row>, edit: Edit) => boolean
  open: (orderId: string) => void
  toggle: (row: Row) => void
  /** An edit starts: the cell's value at this time is its base. */
  begun: (row: OrderOf<Row>, edit: Edit) => void
  typing: (row: OrderOf<Row>, edit: Edit, typed: string) => void
  /** The edit ended. */
  stopped: () => void
}
