import type { BookMerge, BookRow } from '@bookrunner/contract/book'
import {
  demandAt,
  demandOf,
  mergedLine,
  mergeFault,
  mergeSizeFault,
  type Mergeable,
  type MergeRule,
} from '@bookrunner/domain/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { linesNow, type BookNow } from '../now.ts'

/** How a merge is to be made, as far as it is said. */
export interface MergeWish {
  readonly orderIds: readonly string[]
  readonly rule: MergeRule
  /** Of `stated`. */
  readonly size: FaceAmount | null
}

/** The book's figures before or after; what is soft stands apart. */
export interface Figures {
  readonly orders: number
  readonly total: bigint
  /** Null before there is a level. */
  readonly inBook: bigint | null
}

export interface Plan {
  readonly rows: readonly BookRow[]
  /** Why these cannot be merged. */
  readonly fault: 'merge.too-few' | 'merge.wrong-choice' | undefined
  readonly sizeFault: 'merge.size-missing' | 'merge.size-over' | undefined
  /** What counts by each rule; of `stated`, what is said, as far as it may. */
  readonly counts: Readonly<Record<MergeRule, FaceAmount>>
  readonly together: FaceAmount
  readonly before: Figures
  /** None where it cannot be made. */
  readonly after: Figures | undefined
}

type Merges = Pick<BookNow, 'merges'>

export const mergeOf = (orderId: string, { merges }: Merges): BookMerge | undefined =>
  merges.find(({ orderIds }) => orderIds.includes(orderId))

const mergeable = (row: BookRow, book: BookNow): Mergeable => ({
  id: row.id,
  dealId: book.dealId,
  investorId: row.holder,
  counts: row.counting > 0,
  groupId: book.holders.get(row.holder)?.groupId ?? null,
  soft: row.commitment === 'soft',
  mergeId: mergeOf(row.id, book)?.mergeId ?? null,
})

/** At today's level; merged orders count once. */
export function figuresWith(book: BookNow, merges: readonly BookMerge[]): Figures {
  const { lines, today } = linesNow(book, { merges })
  const demand = demandOf(lines)
  return {
    orders: lines.filter(({ counting, soft }) => counting > 0 && !soft).length,
    total: demand.total,
    inBook: today === null ? null : demandAt(demand, today).inBook,
  }
}

/** A merge nobody has made, so that the book can be read with it. */
const supposed = ({ orderIds, rule, size }: MergeWish, at: string): BookMerge => ({
  mergeId: 'supposed',
  orderIds: [...orderIds],
  rule,
  size: rule === 'stated' ? size : null,
  reason: null,
  leadOrderId: null,
  at,
  by: null,
  edited: [],
})

export function planOf(book: BookNow, wish: MergeWish): Plan {
  const rows = wish.orderIds.flatMap((id) => book.rows.get(id) ?? [])
  const chosen = linesNow(book, { merges: [] }).lines.filter(({ id }) => wish.orderIds.includes(id))
  const counts = (rule: MergeRule): FaceAmount =>
    mergedLine({ id: 'supposed', rule, size: wish.size }, chosen).counting
  const together = counts('sum')
  const fault = mergeFault(rows.map((row) => mergeable(row, book)))?.reason
  const sizeFault = mergeSizeFault(wish.rule, wish.size, together)?.reason
  const ready = !fault && !sizeFault
  return {
    rows,
    fault,
    sizeFault,
    together,
    counts: { largest: counts('largest'), sum: together, stated: counts('stated') },
    before: figuresWith(book, book.merges),
    after: ready ? figuresWith(book, [...book.merges, supposed(wish, book.at)]) : undefined,
  }
}

/** The book with one merge less. */
export const splitPlan = (book: BookNow, { mergeId }: Pick<BookMerge, 'mergeId'>) => ({
  before: figuresWith(book, book.merges),
  after: figuresWith(
    book,
    book.merges.filter((each) => each.mergeId !== mergeId),
  ),
})
