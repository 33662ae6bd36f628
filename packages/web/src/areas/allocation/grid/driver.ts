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
  readonly filters: Filters
  readonly sort: Layout['sort']
  readonly isOpen: (id: string) => boolean
}

/** Another view, filter or sorting was asked for; what is unfolded leaves the others where they are. */
const isOtherOrder = (one: RowsRequest, other: RowsRequest): boolean =>
  one.view !== other.view || one.filters !== other.filters || one.sort !== other.sort

/** Brings a state of the version, with what is typed into it, into the grid. */
export class AllocDriver extends RowDriver<GridRow> {
  /** Every line of the filter: what is done with all of them is done with these. */
  readonly lines = createStore<readonly OrderLine[]>([])
  readonly #context: GridContext
  #last: { readonly alloc: BrowserAlloc; readonly edits: Edits; readonly wanted: RowsRequest } | undefined

  constructor(context: GridContext) {
    super(context, [...openColumns, 'mark'])
    this.#context = context
  }

  override sortAnew(): void {
    if (this.#last) this.show(this.#last.alloc, this.#last.edits, this.#last.wanted, true)
  }

  /** `anew`: sorted, because somebody asked for it. */
  show(alloc: BrowserAlloc, edits: Edits, wanted: RowsRequest, anew = false): void {
    const last = this.#last
    this.#last = { alloc, edits, wanted }
    const { tools } = this.#context
    const { filters, ...rest } = wanted
    const passes = filterOf(filters, columnIn(tools))
    this.bring(
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
      {
        anew,
        asked: last === undefined || isOtherOrder(last.wanted, wanted),
        newAtTop: false,
        alike: last?.wanted === wanted,
        unsorted: wanted.sort.length === 0,
      },
    )
  }
}

const columnIn = (tools: Tools) => (colId: string) => {
  const column = columnOf(colId)
  return column && filtered(column, tools)
}
