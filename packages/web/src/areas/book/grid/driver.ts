import { RowDriver } from '../../../kit/grid/index.ts'
import { flatten, type FlattenRequest } from '../rows/flatten.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { totalOf } from '../rows/total.ts'
import type { BrowserBook } from '../state/browser-book.ts'
import { valueIn } from './columns.ts'
import type { GridContext } from './context.ts'
import { editFields } from './edit-fields.ts'

export type RowsRequest = Omit<FlattenRequest, 'valueOf' | 'steady' | 'names'>

/** Brings a state of the book into the grid. */
export class GridDriver extends RowDriver<GridRow> {
  readonly #context: GridContext

  constructor(context: GridContext) {
    super(context, editFields)
    this.#context = context
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
        return { ...flat, total: totalOf(book, flat, tools.t) }
      },
      { newAtTop: request.view === 'order' },
    )
  }
}
