import { RowDriver } from '../../../kit/grid/index.ts'
import { flatten, type FlattenRequest } from '../rows/flatten.ts'
import type { GridRow } from '../rows/grid-row.ts'
import { totalOf } from '../rows/total.ts'
import type { BrowserBook } from '../state/browser-book.ts'
import { valueIn } from './columns.ts'
import type { GridContext } from './context.ts'
import { editFields } from './edit-fields.ts'

export type RowsRequest = Omit<FlattenRequest, 'valueOf' | 'steady' | 'names'>

/** Another view, filter or sorting was asked for; what is unfolded leaves the others where they are. */
const isOtherOrder = (one: RowsRequest, other: RowsRequest): boolean =>
  one.view !== other.view || one.filter !== other.filter || one.sort !== other.sort

/** Brings a state of the book into the grid. */
export class GridDriver extends RowDriver<GridRow> {
  readonly #context: GridContext
  #last: { readonly book: BrowserBook; readonly wanted: RowsRequest } | undefined

  constructor(context: GridContext) {
    super(context, editFields)
    this.#context = context
  }

  override sortAnew(): void {
    if (this.#last) this.show(this.#last.book, this.#last.wanted, true)
  }

  /** `anew`: sorted, because somebody asked for it. */
  show(book: BrowserBook, wanted: RowsRequest, anew = false): void {
    const last = this.#last
    this.#last = { book, wanted }
    this.#context.book = book
    const { tools } = this.#context
    this.bring(
      (steady) => {
        const flat = flatten(book, {
          ...wanted,
          steady,
          names: tools.names,
          valueOf: (row, colId) => valueIn(row, colId, tools),
        })
        return { ...flat, total: totalOf(book, flat, tools.t) }
      },
      {
        anew,
        asked: last === undefined || isOtherOrder(last.wanted, wanted),
        alike: last?.wanted === wanted,
        unsorted: wanted.sort.length === 0,
        newAtTop: wanted.view === 'order',
      },
    )
  }
}
