import { RowDriver } from '../../../kit/grid/index.ts'
import { createStore } from '../../../platform/store.ts'
import { flatten, type FlattenRequest } from '../rows/flatten.ts'
import type { GridRow, Sums } from '../rows/grid-row.ts'
import { feetOf } from '../rows/total.ts'
import type { BrowserBook } from '../state/browser-book.ts'
import { valueIn } from './columns.ts'
import type { GridContext } from './context.ts'
import { editFields } from './edit-fields.ts'

export type RowsRequest = Omit<FlattenRequest, 'valueOf' | 'steady' | 'names'>

/** Brings a state of the book into the grid. */
export class GridDriver extends RowDriver<GridRow> {
  /** Orders that count among the shown rows, as they were placed, and the lines they make. */
  readonly counts = createStore({ orders: 0, lines: 0 })
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
        return { ...flat, ...feetOf(book, flat, tools.t) }
      },
      { newAtTop: request.view === 'order' },
    )
  }

  #count({ orders, lines }: Pick<Sums, 'orders' | 'lines'>): void {
    const before = this.counts.get()
    if (before.orders !== orders || before.lines !== lines) this.counts.set({ orders, lines })
  }
}
