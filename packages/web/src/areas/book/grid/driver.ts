import type { GridApi } from 'ag-grid-community'
import { createStore } from '../../../platform/store.ts'
import { flatten, type Asked, type Flat } from '../rows/flatten.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { Steady } from '../rows/sort.ts'
import { totalOf } from '../rows/total.ts'
import type { HeldBook } from '../state/held.ts'
import { valueIn } from './columns.ts'
import type { GridContext } from './context.ts'
import { editFields } from './edit-fields.ts'

export type Wanted = Omit<Asked, 'valueOf' | 'steady' | 'names'>

/** What else the page shows of the rows as they stand. */
export interface Shown {
  readonly rows: readonly GridRow[]
  readonly all: number
  readonly shown: number
  /** Rows that came, and whether any would stand elsewhere, since they were sorted: they keep their places while they are read. */
  readonly waiting: number
  readonly stale: boolean
}

const nothing: Shown = { rows: [], all: 0, shown: 0, waiting: 0, stale: false }
const ROW = 28

const sameRows = (one: readonly GridRow[], other: readonly GridRow[]): boolean =>
  one.length === other.length && one.every((row, at) => row.id === other[at]?.id)

/** Another view, filter or sorting was asked for; what is unfolded leaves the others where they are. */
const isOtherOrder = (one: Wanted, other: Wanted): boolean =>
  one.view !== other.view || one.filter !== other.filter || one.sort !== other.sort

/** Brings a state of the book into the grid without moving what somebody looks at. */
export class GridDriver {
  readonly shown = createStore(nothing)
  #api: GridApi<GridRow> | undefined
  #last: { readonly book: HeldBook; readonly wanted: Wanted } | undefined
  #viewport: () => Element | null = () => null
  #hovered = false
  #worked = false
  #place = { top: 0, left: 0 }
  #places: { readonly rows: readonly GridRow[]; readonly places: Steady['places'] } | undefined

  readonly #context: GridContext

  constructor(context: GridContext) {
    this.#context = context
  }

  attach(api: GridApi<GridRow>, viewport: () => Element | null): void {
    this.#api = api
    this.#viewport = viewport
    api.setGridOption('rowData', [...this.shown.get().rows])
    if (this.#last) this.show(this.#last.book, this.#last.wanted, true)
    const body = this.#viewport()
    if (body) [body.scrollTop, body.scrollLeft] = [this.#place.top, this.#place.left]
  }

  /** A rectangle of cells that is picked; only what is on the screen is drawn again. */
  pick(range: GridContext['range']): void {
    if (!range && !this.#context.range) return
    this.#context.range = range
    this.#api?.refreshCells({ force: true, suppressFlash: true })
  }

  /** Cells that are on their way look so. */
  redraw(): void {
    this.#api?.refreshCells({ columns: [...editFields], force: true, suppressFlash: true })
  }

  /** Back to the cell that had the focus, after a dialog or a drawer. */
  focus(): void {
    const cell = this.#api?.getFocusedCell()
    if (cell) this.#api?.setFocusedCell(cell.rowIndex, cell.column, cell.rowPinned)
  }

  detach(): void {
    this.#api = undefined
    // A grid that is gone is neither pointed at nor worked in.
    this.#hovered = false
    this.#worked = false
  }

  scrolled(top: number, left: number): void {
    this.#place = { top, left }
  }

  hover(hovered: boolean): void {
    this.#hovered = hovered
  }

  /** Somebody took a cell, and until she goes elsewhere on the page it is hers; then what waited takes its place. */
  work(worked: boolean): void {
    const left = this.#worked && !worked
    this.#worked = worked
    if (left && this.shown.get().stale && !this.#isRead()) this.sortAnew()
  }

  /** Is there somebody whose eyes or hands are among the rows? */
  #isRead(): boolean {
    const api = this.#api
    if (!api) return false
    return this.#hovered || this.#worked || this.#place.top > 0 || api.getEditingCells().length > 0
  }

  sortAnew(): void {
    if (this.#last) this.show(this.#last.book, this.#last.wanted, true)
  }

  /** `anew`: sorted, because somebody asked for it. */
  show(book: HeldBook, wanted: Wanted, anew = false): void {
    const last = this.#last
    const before = this.shown.get()
    this.#last = { book, wanted }
    this.#context.book = book
    const asked = last === undefined || isOtherOrder(last.wanted, wanted)
    const steady = !anew && !asked && this.#isRead() ? this.#steady(before.rows) : undefined
    const flat = flatten(book, {
      ...{ ...wanted, steady, names: this.#context.tools.names },
      valueOf: (row, colId) => valueIn(row, colId, this.#context.tools),
    })
    const came = steady ? flat.rows.filter(({ id }) => !steady.places.has(id)).length : 0
    // What is unfolded stood there before.
    const waiting = steady ? before.waiting + (last?.wanted === wanted ? came : 0) : 0
    this.#bring(book, before.rows, flat, !asked)
    this.shown.set({
      ...{ rows: flat.rows, all: flat.all, shown: flat.shown, waiting },
      stale: flat.moved || (wanted.sort.length === 0 && waiting > 0),
    })
  }

  #steady(rows: readonly GridRow[]): Steady {
    const range = this.#api?.getVerticalPixelRange()
    const overflows = range !== undefined && rows.length * ROW > range.bottom - range.top
    const newAt = overflows && this.#last?.wanted.view === 'order' ? 'start' : 'end'
    return { places: this.#placesOf(rows), newAt }
  }

  /** While the same rows stand in the same places, worked out once. */
  #placesOf(rows: readonly GridRow[]): Steady['places'] {
    const known = this.#places
    const places =
      known && sameRows(known.rows, rows) ? known.places : new Map(rows.map(({ id }, place) => [id, place]))
    this.#places = { rows, places }
    return places
  }

  #bring(book: HeldBook, before: readonly GridRow[], flat: Flat, keep: boolean): void {
    const api = this.#api
    if (!api) return
    const total = totalOf(book, flat, this.#context.tools.t)
    const drawn = new Map(api.getRenderedNodes().map(({ id, data }) => [id, data]))
    if (sameRows(before, flat.rows)) {
      // Each row on its own: the grid need not look at all of them again for where they stand.
      for (const [at, row] of flat.rows.entries())
        if (row !== before[at]) api.getRowNode(row.id)?.updateData(row)
    } else {
      const anchor = keep ? this.#anchor(api) : undefined
      api.setGridOption('rowData', [...flat.rows])
      if (anchor) this.#hold(api, anchor)
    }
    const sums = api.getPinnedBottomRow(0)
    if (sums) sums.updateData(total)
    else api.setGridOption('pinnedBottomRowData', [total])
    // Marks and signs stand beside the value by which the grid knows whether a cell is another.
    const news = api.getRenderedNodes().filter(({ id, data }) => drawn.has(id) && drawn.get(id) !== data)
    const rowNodes = sums ? [...news, sums] : news
    if (rowNodes.length > 0) api.refreshCells({ rowNodes, force: true, suppressFlash: true })
  }

  /** The first row in sight, and how far it is scrolled out. */
  #anchor(api: GridApi<GridRow>) {
    const { top } = api.getVerticalPixelRange()
    const node = api.getDisplayedRowAtIndex(api.getFirstDisplayedRowIndex())
    const first = api.getDisplayedRowAtIndex(Math.floor(top / ROW)) ?? node
    if (!first?.id || first.rowTop === null || !this.#isRead()) return undefined
    return { id: first.id, off: top - first.rowTop }
  }

  #hold(api: GridApi<GridRow>, { id, off }: { readonly id: string; readonly off: number }): void {
    const top = api.getRowNode(id)?.rowTop
    const body = this.#viewport()
    if (top === null || top === undefined || !body) return
    if (body.scrollTop !== top + off) body.scrollTop = top + off
  }
}
