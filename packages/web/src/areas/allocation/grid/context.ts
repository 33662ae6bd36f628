import type { Picked } from '../../../kit/grid/index.ts'
import type { Store } from '../../../platform/store.ts'
import type { OpenColumn } from '../paste/plan.ts'
import type { Filters } from '../rows/filter.ts'
import type { GridRow, OrderLine } from '../rows/grid-row.ts'
import type { Tools } from './tools.ts'

/** What cells read while they are drawn: one object for the life of a grid. */
export interface GridContext {
  tools: Tools
  range: Picked
  /** Whether lines are typed into at all. */
  open: boolean
  /** What is typed over the columns. */
  filters: Store<Filters>
  narrow: (colId: string, typed: string) => void
  show: (orderId: string) => void
  turn: (row: GridRow) => void
  /** A cell is begun: what it said then is what one types over. */
  begun: (line: OrderLine) => void
  typing: (line: OrderLine, column: OpenColumn, typed: string) => void
  stopped: () => void
}
