import { RowDriver } from '../../../kit/grid/index.ts'
import { createStore } from '../../../platform/store.ts'
import { openColumns } from '../paste/plan.ts'
import { filterOf, type Filters } from '../rows/filter.ts'
import { flatten, type AllocViewKind } from '../rows/flatten.ts'
import type { GridRow, OrderLine } from '../rows/grid-row.ts'
import type { Edits } from '../state/edits.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import type { Layout } from '../state/layout.ts'
import { filtered } from './column.ts'
import { columnOf, valueIn } from './columns.ts'
import type { GridContext } from './context.ts'
import type { Tools } from './tools.ts'

export interface RowsRequest {
  readonly view: AllocViewKind
  readonly filter: Filters
  readonly sort: Layout['sort']
  readonly isOpen: (id: string) => boolean
}

/** Writes a state of the version, with unsaved edits, into the grid. */
export class AllocDriver extends RowDriver<GridRow> {
  /** All lines of the filter, for bulk actions. */
  readonly lines = createStore<readonly OrderLine[]>([])
  readonly #context: GridContext

  constructor(context: GridContext) {
    super(context, [...openColumns, 'mark'])
    this.#context = context
  }

  show(alloc: BrowserAlloc, edits: Edits, request: RowsRequest): void {
    const { tools } = this.#context
    const { filter, ...rest } = request
    const passes = filterOf(filter, columnIn(tools))
    this.bring(
      request,
      (steady) => {
        const { sums, lines, ...flat } = flatten(alloc, {
          ...rest,
          passes,
          edits,
          steady,
          names: tools.names,
          valueOf: (row, colId) => valueIn(row, colId, tools),
        })
        this.lines.set(lines)
        const investor = tools.t(flat.shown === flat.all ? 'total' : 'total.filtered')
        return { ...flat, total: { kind: 'total', id: 'total', depth: 0, sums, investor } }
      },
      { newAtTop: false },
    )
  }
}

const columnIn = (tools: Tools) => (colId: string) => {
  const column = columnOf(colId)
  return column && filtered(column, tools)
}
