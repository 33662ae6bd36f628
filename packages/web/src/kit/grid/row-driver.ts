import type { GridApi } from 'ag-grid-community'
import { createStore } from '../../platform/store.ts'
import type { Rectangle } from './range.ts'
import type { SortBy, Steady } from './sort.ts'

/** Rows from top to bottom, and what stands below them. */
export interface FlatRows<Row> {
  readonly rows: readonly Row[]
  readonly total: Row
  /** Orders there are, and those that pass the filter. */
  readonly all: number
  readonly shown: number
  /** Another order would hold than that in which they stand. */
  readonly moved: boolean
}

/** What else the page shows of the rows as they stand. */
export interface ShownRows<Row> {
  readonly rows: readonly Row[]
  readonly all: number
  readonly shown: number
  /** Rows that came, and whether any would stand elsewhere, since they were sorted: they keep their places while they are read. */
  readonly waiting: number
  readonly stale: boolean
}

/** How rows are looked at. */
export interface RowsRequest {
  readonly view: string
  readonly filter: unknown
  readonly sort: readonly SortBy[]
}

/** Another view, filter or sorting was asked for; what is unfolded leaves the others where they are. */
const isOtherOrder = (one: RowsRequest, other: RowsRequest): boolean =>
  one.view !== other.view || one.filter !== other.filter || one.sort !== other.sort

interface BringOptions {
  /** On which end of its likes a row comes in that is new. */
  readonly newAtTop: boolean
  /** Sorted, because somebody asked for it. */
  readonly anew?: boolean
}

/** Cells that are picked together. */
export type Picked = { readonly at: Rectangle; readonly colIds: readonly string[] } | undefined

export const rowHeight = 28

const sameRows = <Row extends { readonly id: string }>(one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, at) => row.id === other[at]?.id)

/** Brings rows into a grid without moving what somebody looks at. */
export class RowDriver<Row extends { readonly id: string }> {
  readonly shown = createStore<ShownRows<Row>>({ rows: [], all: 0, shown: 0, waiting: 0, stale: false })
  #api: GridApi<Row> | undefined
  #viewport: () => Element | null = () => null
  #hovered = false
  #worked = false
  #place = { top: 0, left: 0 }
  #request: RowsRequest | undefined
  #again: (() => void) | undefined
  #places: { readonly rows: readonly Row[]; readonly places: Steady['places'] } | undefined
  readonly #context: { range: Picked }
  readonly #typed: readonly string[]

  /** `typed`: columns whose cells look otherwise while what was typed into them is on its way. */
  constructor(context: { range: Picked }, typed: readonly string[]) {
    this.#context = context
    this.#typed = typed
  }

  attach(api: GridApi<Row>, viewport: () => Element | null): void {
    this.#api = api
    this.#viewport = viewport
    api.setGridOption('rowData', [...this.shown.get().rows])
    this.sortAnew()
    const body = this.#viewport()
    if (body) [body.scrollTop, body.scrollLeft] = [this.#place.top, this.#place.left]
  }

  /** A rectangle of cells that is picked; only what is on the screen is drawn again. */
  pick(range: Picked): void {
    if (!range && !this.#context.range) return
    this.#context.range = range
    this.#api?.refreshCells({ force: true, suppressFlash: true })
  }

  /** Cells that are on their way look so. */
  redraw(): void {
    this.#api?.refreshCells({ columns: [...this.#typed], force: true, suppressFlash: true })
  }

  /** Back to the cell that had the focus, after a dialog or a drawer. */
  focus(): void {
    const cell = this.#api?.getFocusedCell()
    if (cell) this.#api?.setFocusedCell(cell.rowIndex, cell.column, cell.rowPinned)
  }

  detach(): void {
    this.#api = undefined
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

  /** The same once more, every row in its place. */
  sortAnew(): void {
    this.#again?.()
  }

  protected bring(
    request: RowsRequest,
    flatten: (steady: Steady | undefined) => FlatRows<Row>,
    { newAtTop, anew = false }: BringOptions,
  ): void {
    const last = this.#request
    this.#request = request
    this.#again = () => this.bring(request, flatten, { newAtTop, anew: true })
    const asked = last === undefined || isOtherOrder(last, request)
    const before = this.shown.get()
    const steady = !anew && !asked && this.#isRead() ? this.#steady(before.rows, newAtTop) : undefined
    const flat = flatten(steady)
    const came = steady ? flat.rows.filter(({ id }) => !steady.places.has(id)).length : 0
    // What is unfolded stood there before.
    const waiting = steady ? before.waiting + (last === request ? came : 0) : 0
    this.#put(before.rows, flat, !asked)
    this.shown.set({
      rows: flat.rows,
      all: flat.all,
      shown: flat.shown,
      waiting,
      stale: flat.moved || (request.sort.length === 0 && waiting > 0),
    })
  }

  #steady(rows: readonly Row[], newAtTop: boolean): Steady {
    const range = this.#api?.getVerticalPixelRange()
    const overflows = range !== undefined && rows.length * rowHeight > range.bottom - range.top
    const newAt = overflows && newAtTop ? 'start' : 'end'
    return { places: this.#placesOf(rows), newAt }
  }

  /** While the same rows stand in the same places, worked out once. */
  #placesOf(rows: readonly Row[]): Steady['places'] {
    const known = this.#places
    const places =
      known && sameRows(known.rows, rows) ? known.places : new Map(rows.map(({ id }, place) => [id, place]))
    this.#places = { rows, places }
    return places
  }

  #put(before: readonly Row[], { rows, total }: FlatRows<Row>, keep: boolean): void {
    const api = this.#api
    if (!api) return
    const drawn = new Map(api.getRenderedNodes().map(({ id, data }) => [id, data]))
    if (sameRows(before, rows)) {
      // Each row on its own: the grid need not look at all of them again for where they stand.
      for (const [at, row] of rows.entries()) if (row !== before[at]) api.getRowNode(row.id)?.updateData(row)
    } else {
      const anchor = keep ? this.#anchor(api) : undefined
      api.setGridOption('rowData', [...rows])
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
  #anchor(api: GridApi<Row>) {
    const { top } = api.getVerticalPixelRange()
    const node = api.getDisplayedRowAtIndex(api.getFirstDisplayedRowIndex())
    const first = api.getDisplayedRowAtIndex(Math.floor(top / rowHeight)) ?? node
    if (!first?.id || first.rowTop === null || !this.#isRead()) return undefined
    return { id: first.id, off: top - first.rowTop }
  }

  #hold(api: GridApi<Row>, { id, off }: { readonly id: string; readonly off: number }): void {
    const top = api.getRowNode(id)?.rowTop
    const body = this.#viewport()
    if (top === null || top === undefined || !body) return
    if (body.scrollTop !== top + off) body.scrollTop = top + off
  }
}
