import type { GridApi, IRowNode } from 'ag-grid-community'
import { createStore } from '../../platform/store.ts'
import type { Rectangle } from './range.ts'
import type { SortBy, Steady } from './sort.ts'

/** The rows from top to bottom, and the total. */
export interface FlatRows<Row> {
  readonly rows: readonly Row[]
  readonly total: Row
  /** More feet below the total, such as the part of it that counts. */
  readonly parts?: readonly Row[]
  /** The number of records, and of those that pass the filter. */
  readonly all: number
  readonly shown: number
  /** Sorting would change the order. */
  readonly moved: boolean
}

/** The rows as shown, for the rest of the page. */
export interface ShownRows<Row> {
  readonly rows: readonly Row[]
  readonly all: number
  readonly shown: number
  /** New rows since the last sorting, and whether sorting would move any: rows keep their places while being read. */
  readonly waiting: number
  readonly stale: boolean
}

/** The view of the rows. */
export interface RowsRequest {
  readonly view: string
  readonly filter: unknown
  readonly sort: readonly SortBy[]
}

/** Whether view, filter or sorting differ; unfolding changes none of them. */
const isOtherOrder = (one: RowsRequest, other: RowsRequest): boolean =>
  one.view !== other.view || one.filter !== other.filter || one.sort !== other.sort

interface BringOptions {
  /** Whether new rows come in at the top. */
  readonly newAtTop: boolean
  /** Sorted at the user's request. */
  readonly anew?: boolean
}

interface PutOptions {
  /** Each row at the place where it was. */
  readonly isSame: boolean
  /** The first visible row stays where it is. */
  readonly keep: boolean
}

/** A selected range of cells. */
export type Picked = { readonly at: Rectangle; readonly colIds: readonly string[] } | undefined

/** Usual rows, and low ones for a small screen. */
export const rowHeights = [28, 24] as const
export type RowHeight = (typeof rowHeights)[number]

export interface RowLook {
  readonly rowHeight: RowHeight
  /** Whether changed rows flash; not if the user prefers reduced motion. */
  readonly flash: boolean
}

/** Most rows of a large list are the same objects, whose ids need no look. */
const sameRows = <Row extends { readonly id: string }>(one: readonly Row[], other: readonly Row[]): boolean =>
  one === other ||
  (one.length === other.length && one.every((row, at) => row === other[at] || row.id === other[at]?.id))

/** Updates the rows of a grid without moving what the user reads. */
export class RowDriver<Row extends { readonly id: string }> {
  readonly shown = createStore<ShownRows<Row>>({ rows: [], all: 0, shown: 0, waiting: 0, stale: false })
  /** The total, and its parts below it. */
  readonly feet = createStore<readonly Row[]>([])
  /** The cells of a changed row that flash. */
  protected readonly flashColumns: readonly string[] = []
  #look: RowLook = { rowHeight: 28, flash: false }
  #api: GridApi<Row> | undefined
  #viewport: () => Element | null = () => null
  #hovered = false
  #active = false
  #place = { top: 0, left: 0 }
  #request: RowsRequest | undefined
  #again: (() => void) | undefined
  #places: { readonly rows: readonly Row[]; readonly places: Steady['places'] } | undefined
  readonly #context: { range: Picked }
  readonly #typed: readonly string[]

  /** `typed`: columns whose cells change their look while an edit is sent. */
  constructor(context: { range: Picked }, typed: readonly string[]) {
    this.#context = context
    this.#typed = typed
  }

  attach(api: GridApi<Row>, viewport: () => Element | null): void {
    this.#api = api
    this.#viewport = viewport
    const { rows, stale, waiting } = this.shown.get()
    api.setGridOption('rowData', [...rows])
    // Rows that arrived before the grid are sorted already.
    if (stale || waiting > 0) this.sortAnew()
    else if (this.feet.get().length > 0) this.#putFeet(api, this.feet.get())
    const body = this.#viewport()
    if (body) [body.scrollTop, body.scrollLeft] = [this.#place.top, this.#place.left]
  }

  /** Selects a rectangle; only visible cells are drawn again. */
  pick(range: Picked): void {
    if (!range && !this.#context.range) return
    this.#context.range = range
    this.#api?.refreshCells({ force: true, suppressFlash: true })
  }

  setLook(look: RowLook): void {
    const isOther = look.rowHeight !== this.#look.rowHeight
    this.#look = look
    // The grid gives feet a new height only with new data.
    const feet: readonly Row[] | undefined = this.#api?.getGridOption('pinnedBottomRowData')
    if (isOther && feet) this.#api?.setGridOption('pinnedBottomRowData', [...feet])
  }

  /** Draws the state of edits. */
  redraw(): void {
    this.#api?.refreshCells({ columns: [...this.#typed], force: true, suppressFlash: true })
  }

  /** Returns the focus to its cell after a dialog or drawer. */
  focus(): void {
    const cell = this.#api?.getFocusedCell()
    if (cell) this.#api?.setFocusedCell(cell.rowIndex, cell.column, cell.rowPinned)
  }

  detach(): void {
    this.#api = undefined
    this.#hovered = false
    this.#active = false
  }

  scrolled(top: number, left: number): void {
    this.#place = { top, left }
  }

  hover(hovered: boolean): void {
    this.#hovered = hovered
  }

  /** A cell has the focus; when the user leaves the grid, waiting rows are sorted in. */
  setActive(active: boolean): void {
    const left = this.#active && !active
    this.#active = active
    if (left && this.shown.get().stale && !this.#isRead()) this.sortAnew()
  }

  /** Whether the user reads or edits the rows. */
  #isRead(): boolean {
    const api = this.#api
    if (!api) return false
    return this.#hovered || this.#active || this.#place.top > 0 || api.getEditingCells().length > 0
  }

  /** Sorts the current rows. */
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
    const isReordered = last === undefined || isOtherOrder(last, request)
    const before = this.shown.get()
    const steady = !anew && !isReordered && this.#isRead() ? this.#steady(before.rows, newAtTop) : undefined
    const flat = flatten(steady)
    const isSame = sameRows(before.rows, flat.rows)
    const added = steady && !isSame ? flat.rows.filter(({ id }) => !steady.places.has(id)).length : 0
    // Unfolded rows are not new.
    const waiting = steady ? before.waiting + (last === request ? added : 0) : 0
    this.feet.set([flat.total, ...(flat.parts ?? [])])
    this.#put(before.rows, flat.rows, { isSame, keep: !isReordered })
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
    const overflows = range !== undefined && rows.length * this.#look.rowHeight > range.bottom - range.top
    const newAt = overflows && newAtTop ? 'start' : 'end'
    return { places: this.#placesOf(rows), newAt }
  }

  /** Cached while the rows stay the same. */
  #placesOf(rows: readonly Row[]): Steady['places'] {
    const known = this.#places
    const places =
      known && sameRows(known.rows, rows) ? known.places : new Map(rows.map(({ id }, place) => [id, place]))
    this.#places = { rows, places }
    return places
  }

  #put(before: readonly Row[], rows: readonly Row[], { isSame, keep }: PutOptions): void {
    const api = this.#api
    if (!api) return
    const drawn = new Map(api.getRenderedNodes().map(({ id, data }) => [id, data]))
    if (isSame) {
      // Updates each row alone, so that the grid does not check every row's place.
      rows.forEach((row, at) => {
        if (row !== before[at]) api.getRowNode(row.id)?.updateData(row)
      })
    } else {
      const anchor = keep ? this.#anchor(api) : undefined
      api.setGridOption('rowData', [...rows])
      if (anchor) this.#hold(api, anchor)
    }
    const feet = this.#putFeet(api, this.feet.get())
    this.#flash(api, drawn)
    // Marks and signs are not part of the value that the grid compares, so refresh.
    const news = api.getRenderedNodes().filter(({ id, data }) => drawn.has(id) && drawn.get(id) !== data)
    const rowNodes = [...news, ...feet]
    if (rowNodes.length > 0) api.refreshCells({ rowNodes, force: true, suppressFlash: true })
  }

  /** Whether a row changed so that the user should notice it, also where no cell shows the change. */
  protected isNews(_before: Row, _now: Row): boolean {
    return false
  }

  /** Rows stay in place, so a changed one is marked for a moment. */
  #flash(api: GridApi<Row>, drawn: ReadonlyMap<string | undefined, Row | undefined>): void {
    if (!this.#look.flash) return
    const rowNodes = api.getRenderedNodes().filter(({ id, data }) => {
      const before = drawn.get(id)
      return before !== undefined && data !== undefined && before !== data && this.isNews(before, data)
    })
    if (rowNodes.length > 0) api.flashCells({ rowNodes, columns: [...this.flashColumns] })
  }

  /** The total keeps its node when parts come or go, so the caller draws its signs again. */
  #putFeet(api: GridApi<Row>, feet: readonly Row[]): IRowNode<Row>[] {
    const pinned = () =>
      feet.flatMap((_, at): IRowNode<Row>[] => {
        const node: IRowNode<Row> | undefined = api.getPinnedBottomRow(at)
        return node ? [node] : []
      })
    const nodes = pinned()
    if (nodes.length !== feet.length || api.getPinnedBottomRowCount() !== feet.length) {
      api.setGridOption('pinnedBottomRowData', [...feet])
      return pinned()
    }
    for (const [at, node] of nodes.entries()) node.updateData(feet[at]!)
    return nodes
  }

  /** The first visible row, and how far it is scrolled out. */
  #anchor(api: GridApi<Row>) {
    const { top } = api.getVerticalPixelRange()
    const node = api.getDisplayedRowAtIndex(api.getFirstDisplayedRowIndex())
    const first = api.getDisplayedRowAtIndex(Math.floor(top / this.#look.rowHeight)) ?? node
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
