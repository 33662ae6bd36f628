import { RowDriver } from '../../../kit/grid/index.ts'
import { createStore } from '../../../platform/store.ts'
import { flatten, type FlattenRequest } from '../rows/flatten.ts'
import { firmOf, type GridRow, type Sums } from '../rows/grid-row.ts'
import { feetOf } from '../rows/total.ts'
import type { BrowserBook } from '../state/browser-book.ts'
import { valueIn } from './columns.ts'
import type { GridContext } from './context.ts'
import { editFields } from './edit-fields.ts'

export interface RowsRequest extends Omit<FlattenRequest, 'valueOf' | 'steady' | 'names'> {
  /** Low rows leave out the foot of what does not count, which is the difference of the other two. */
  readonly low: boolean
}

/** Brings a state of the book into the grid. */
export class GridDriver extends RowDriver<GridRow> {
  /** Firm orders that count among the shown rows, as they were placed, and the lines they make; beside them the soft ones. */
  readonly counts = createStore({ orders: 0, lines: 0, softOrders: 0 })
  protected override readonly flashColumns = ['number', 'investor']
  readonly #context: GridContext

  constructor(context: GridContext) {
    super(context, editFields)
    this.#context = context
  }

  /** A new version of an order: a comment may be in a column that is hidden. */
  protected override isNews(before: GridRow, now: GridRow): boolean {
    return before.kind === 'order' && now.kind === 'order' && before.order.version !== now.order.version
  }

  show(book: BrowserBook, request: RowsRequest): void {
    this.#context.book = book
    const { tools } = this.#context
    this.bring(
      request,
      (steady) => {
        const flat = flatten(book, {
          ...request,
          steady,
          names: tools.names,
          valueOf: (row, colId) => valueIn(row, colId, tools),
        })
        this.#count(flat.sums)
        const { total, parts } = feetOf(book, flat, tools.t)
        return { ...flat, total, parts: request.low ? parts.slice(0, 1) : parts }
      },
      { newAtTop: request.view === 'order' },
    )
  }

  #count(sums: Sums): void {
    const { orders, lines } = firmOf(sums)
    const { softOrders } = sums
    const before = this.counts.get()
    if (before.orders !== orders || before.lines !== lines || before.softOrders !== softOrders)
      this.counts.set({ orders, lines, softOrders })
  }
}
