import type { DenseContext } from '../../../kit/dense-page/context.ts'
import type { Store } from '../../../platform/store.ts'
import type { OpenColumn } from '../paste/plan.ts'
import type { Filters } from '../rows/filter.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { Tools } from './tools.ts'

export interface GridContext extends DenseContext<GridRow, Tools, OpenColumn> {
  /** The filters of the columns. */
  filters: Store<Filters>
  narrow: (colId: string, typed: string) => void
}
