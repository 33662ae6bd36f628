import type { BookRow } from '@bookrunner/contract/book'
import { isFresh, mergesByOrder, type BrowserBook } from '../state/browser-book.ts'
import { mergedFigures, mergedLadder, orderFigures } from '../state/figures.ts'
import { filterOf, type BookFilter } from './filter.ts'
import { shownSumsOf, sumsOf, type CountLine, type GridRow, type OrderLine, type Sums } from './grid-row.ts'
import { groupKey, groupsOf } from '../../../kit/dense-page/groups.ts'
import { ordering, type SortBy, type Steady, type ValueOf } from '../../../kit/grid/index.ts'

/** Three views of the same rows. */
export const bookViews = ['order', 'type', 'group'] as const
export type BookViewKind = (typeof bookViews)[number]

/** Names in the reader's language. */
export interface Names {
  readonly holder: (row: BookRow) => string
  readonly type: (classId: string | null) => string
  readonly group: (groupId: string) => string
  readonly house: (holder: string) => string
  readonly bank: (entityId: string | null) => string
  /** Every limit of its ladder, as text. */
  readonly limits: (row: BookRow) => string
}

export interface FlattenRequest {
  readonly view: BookViewKind
  readonly filter: BookFilter
  readonly sort: readonly SortBy[]
  /** Whether a group or merge is open, by id. */
  readonly isOpen: (id: string) => boolean
  readonly names: Names
  readonly valueOf: ValueOf<GridRow>
  /** The places of rows to preserve while somebody reads. */
  readonly steady?: Steady | undefined
}

export interface Flat {
  readonly rows: readonly GridRow[]
  /** The number of orders, and of those that pass the filter. */
  readonly all: number
  readonly shown: number
  /** Of what counts, and of all rows as they are shown. */
  readonly sums: Sums
  readonly shownSums: Sums
  /** Rows keep their places, but sorting would move some. */
  readonly moved: boolean
}

/** The line of an unchanged order is reused, so that it is not drawn again. */
const linesByOrder = new WeakMap<BookRow, OrderLine>()

const orderLine = (
  order: BookRow,
  { investor, under, fresh, depth }: Pick<OrderLine, 'investor' | 'under' | 'fresh' | 'depth'>,
): OrderLine => {
  const known = linesByOrder.get(order)
  if (known?.investor === investor && known.under === under && known.fresh === fresh && known.depth === depth)
    return known
  const line: OrderLine = {
    kind: 'order',
    id: order.id,
    order,
    figures: orderFigures(order),
    investor,
    under,
    fresh,
    depth,
  }
  linesByOrder.set(order, line)
  return line
}

/** The institution of merged orders; of several institutions their group, where it is known. */
function mergedName(orders: readonly BookRow[], { holders }: BrowserBook, names: Names): string {
  const [first, ...others] = orders
  const groupId = holders.get(first!.holder)?.groupId
  const isOne = others.every(({ holder }) => holder === first!.holder)
  return isOne || !groupId ? names.house(first!.holder) : names.group(groupId)
}

/** Single orders, and merges with their orders. */
function countLines(book: BrowserBook, { filter, isOpen, names }: FlattenRequest, depth: number) {
  const passes = filterOf(filter, book, names)
  const under = mergesByOrder(book.merges)
  const lines: CountLine[] = []
  let shown = 0
  for (const order of book.rows.values()) {
    if (under.has(order.id) || (passes && !passes(order))) continue
    shown += 1
    const fresh = isFresh(order, book)
    lines.push(orderLine(order, { investor: names.holder(order), under: null, fresh, depth }))
  }
  for (const merge of book.merges) {
    const orders = merge.orderIds.flatMap((id) => book.rows.get(id) ?? [])
    if (orders.length === 0 || (passes && !orders.some(passes))) continue
    shown += orders.length
    const { line, ...figures } = mergedFigures(merge, orders, book)
    const id = `merge:${merge.mergeId}`
    lines.push({
      kind: 'merge',
      id,
      merge,
      orders,
      figures,
      depth,
      open: isOpen(id),
      region: line.region,
      classId: line.classId,
      orderLevels: mergedLadder(line, book),
      investor: `${mergedName(orders, book, names)} (${orders.length})`,
      fresh: orders.some((order) => isFresh(order, book)),
    })
  }
  return { lines, shown }
}

const groupKeyOf = (line: CountLine, book: BrowserBook, view: BookViewKind): string => {
  if (view === 'type') return `type:${(line.kind === 'order' ? line.order.classId : line.classId) ?? ''}`
  return groupKey((line.kind === 'order' ? line.order : line.orders[0]!).holder, book.holders)
}

/** The visible rows of a view, from top to bottom. */
export function flatten(book: BrowserBook, request: FlattenRequest): Flat {
  const { view, sort, valueOf, steady, names, isOpen } = request
  const order = ordering<GridRow>(sort, valueOf, steady)
  const withChildren = (lines: readonly CountLine[]): GridRow[] =>
    order.of(lines).flatMap((line): GridRow[] => {
      if (line.kind === 'order' || !line.open) return [line]
      const depth = line.depth + 1
      const children = line.orders.map((order) =>
        orderLine(order, {
          investor: names.holder(order),
          under: line.merge.mergeId,
          depth,
          fresh: isFresh(order, book),
        }),
      )
      return [line, ...order.of(children)]
    })
  const { lines, shown } = countLines(book, request, view === 'order' ? 0 : 1)
  const totals = { all: book.rows.size, shown, sums: sumsOf(lines), shownSums: shownSumsOf(lines) }
  if (view === 'order') {
    const rows = withChildren(lines)
    return { ...totals, rows, moved: order.moved() }
  }
  const heads = groupsOf(lines, {
    keyOf: (line) => groupKeyOf(line, book, view),
    // The total below is the sum of all rows as they are shown, so each group is, too.
    sumsOf: shownSumsOf,
    isOpen,
    names,
  })
  const rows = order
    .of(heads)
    .flatMap(({ members, ...head }): GridRow[] => (head.open ? [head, ...withChildren(members)] : [head]))
  return { ...totals, rows, moved: order.moved() }
}
