import type { BookMerge, BookRow } from '@bookrunner/contract/book'
import {
  bookAt,
  mergedLine,
  mergeFault,
  mergeSizeFault,
  type MergeableOrder,
  type MergeRule,
  type MergeSizeReason,
} from '@bookrunner/domain/book'
import {
  isRefusal,
  type AmountReason,
  type FaceAmount,
  type FieldRefusal,
  type Refusal,
} from '@bookrunner/domain/kernel'
import type { GridRules } from '@bookrunner/domain/orders'
import { linesNow, type BookNow } from '../now.ts'

/** The merge as entered so far. */
export interface MergeRequest {
  readonly orderIds: readonly string[]
  readonly rule: MergeRule
  /** For the rule `stated`, as it was read. */
  readonly size: FaceAmount | Refusal<AmountReason> | null
}

/** Figures of the book before or after a merge, without soft orders. */
export interface Figures {
  readonly orders: number
  readonly lines: number
  readonly total: bigint
  /** Null before a level is announced. */
  readonly inBook: bigint | null
}

export interface Plan {
  readonly rows: readonly BookRow[]
  /** Why these orders cannot be merged. */
  readonly fault: 'merge.too-few' | 'merge.wrong-choice' | undefined
  /** The size to send: by the rule `stated`, if it is one. */
  readonly size: FaceAmount | null
  readonly sizeFault: FieldRefusal<MergeSizeReason | AmountReason> | undefined
  /** The orders that are merged already, such as by another desk meanwhile. */
  readonly merged: readonly BookRow[]
  /** The size by each rule; for `stated` the entered size, within its limits. */
  readonly counts: Readonly<Record<MergeRule, FaceAmount>>
  readonly together: FaceAmount
  readonly before: Figures
  /** Undefined if the merge is not possible. */
  readonly after: Figures | undefined
}

type Merges = Pick<BookNow, 'merges'>

export const mergeOf = (orderId: string, { merges }: Merges): BookMerge | undefined =>
  merges.find(({ orderIds }) => orderIds.includes(orderId))

const mergeable = (row: BookRow, book: BookNow): MergeableOrder => ({
  id: row.id,
  dealId: book.dealId,
  investorId: row.holder,
  counts: row.counting > 0,
  groupId: book.holders.get(row.holder)?.groupId ?? null,
  soft: row.commitment === 'soft',
  mergeId: mergeOf(row.id, book)?.mergeId ?? null,
})

/** Figures at today's level; merged orders count once. */
export function figuresWith(book: BookNow, merges: readonly BookMerge[]): Figures {
  const { lines, today } = linesNow(book, { merges })
  const { book: firm, in: inside } = bookAt(lines, today ?? Infinity)
  return {
    orders: firm.orders,
    lines: firm.lines,
    total: firm.amount,
    inBook: today === null ? null : inside.amount,
  }
}

/** The entered merge as if it existed, to compute the book with it. */
const proposedMerge = ({ orderIds, rule }: MergeRequest, size: FaceAmount | null, at: string): BookMerge => ({
  mergeId: 'supposed',
  orderIds: [...orderIds],
  rule,
  size,
  reason: null,
  leadOrderId: null,
  at,
  by: null,
  edited: [],
})

export function planOf(book: BookNow, request: MergeRequest, rules: GridRules): Plan {
  const rows = request.orderIds.flatMap((id) => book.rows.get(id) ?? [])
  const chosen = linesNow(book, { merges: [] }).lines.filter(({ id }) => request.orderIds.includes(id))
  const stated = isRefusal(request.size) ? null : request.size
  const size = request.rule === 'stated' ? stated : null
  const counts = (rule: MergeRule): FaceAmount =>
    mergedLine({ id: 'supposed', rule, size: stated }, chosen).counting
  const together = counts('sum')
  const fault = mergeFault(rows.map((row) => mergeable(row, book)))?.reason
  const sizeFault = mergeSizeFault(request.rule, request.size, { together, rules })
  const ready = !fault && !sizeFault
  return {
    rows,
    merged: rows.filter(({ id }) => mergeOf(id, book) !== undefined),
    fault,
    size,
    sizeFault,
    together,
    counts: { largest: counts('largest'), sum: together, stated: counts('stated') },
    before: figuresWith(book, book.merges),
    after: ready ? figuresWith(book, [...book.merges, proposedMerge(request, size, book.at)]) : undefined,
  }
}

/** The book's figures with and without one merge. */
export const splitPlan = (book: BookNow, { mergeId }: Pick<BookMerge, 'mergeId'>) => ({
  before: figuresWith(book, book.merges),
  after: figuresWith(
    book,
    book.merges.filter((each) => each.mergeId !== mergeId),
  ),
})
