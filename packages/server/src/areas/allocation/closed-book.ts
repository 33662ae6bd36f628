import {
  basisOf,
  capacityOf,
  gridOf,
  toGive,
  unfitFaults,
  type AllocationOrder,
  type AllocVersion,
  type Asking,
  type Basis,
  type ClosedBook,
  type StoredLines,
  type MergedOrders,
  type Shortfall,
  type ToGive,
  type UnfitReason,
} from '@bookrunner/domain/allocation'
import {
  isRefusal,
  refuse,
  type FaceAmount,
  type FieldRefusal,
  type Refusal,
} from '@bookrunner/domain/kernel'
import { issueSize, takenSize, type OrderDeal } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'
import { canonical } from '../../platform/service/chain.ts'
import { mergedFigure, type BookOrder, type LiveBook } from '../book/index.ts'
import { readTags } from './alloc-reads.repo.ts'

/** The book of a deal as allocations are made over it, at one numbered state. */
export interface FinalBook extends ClosedBook {
  /** The state of the deal's ledger it is of: all that came until then is in it, and nothing later. */
  seq: number
  /** All of the deal that sizes follow from: with another one they are to be worked out anew. */
  print: string
  byId: ReadonlyMap<string, AllocationOrder>
  mergeOf: ReadonlyMap<string, MergedOrders>
}

const allocationOrder = (
  entry: BookOrder,
  houses: LiveBook['names']['houses'],
  tags: ReadonlyMap<string, string[]>,
): AllocationOrder => {
  const { order } = entry
  return {
    id: order.id,
    size: takenSize(entry.derived),
    minSize: order.minSize,
    reserve: order.reserve,
    holder: order.investorId,
    group: houses.get(order.investorId)?.groupId ?? null,
    classId: order.classId,
    tags: tags.get(order.investorId) ?? [],
    jlm: order.jlmInterest,
    at: order.submittedAt ?? order.createdAt,
  }
}

export const printOf = ({ lifecycle, terms }: OrderDeal): string =>
  canonical({
    status: lifecycle.status,
    closed: lifecycle.bookClosed,
    closedAt: lifecycle.closedAt,
    levels: lifecycle.guidanceOf,
    denomination: terms.minDenomination,
    increment: terms.increment,
    retained: terms.retained,
    size: terms.size,
  })

/** Taken at once: meanwhile the book moves on. */
const bookAt = (state: LiveBook, tags: ReadonlyMap<string, string[]>): FinalBook => {
  const { orders: entries, merges, deal, names } = state
  const orders: AllocationOrder[] = []
  for (const entry of entries.values())
    if (entry.order.stage === 'live') orders.push(allocationOrder(entry, names.houses, tags))
  const found = merges.map((merge) => ({
    id: merge.id,
    orderIds: merge.orderIds,
    leadOrderId: merge.leadOrderId,
    most: mergedFigure(
      merge,
      merge.orderIds.flatMap((id) => entries.get(id) ?? []),
      ({ derived }) => takenSize(derived),
    ),
  }))
  return {
    orders,
    merges: found,
    grid: gridOf(deal.terms),
    print: printOf(deal),
    seq: state.seq,
    byId: new Map(orders.map((order) => [order.id, order])),
    mergeOf: new Map(found.flatMap((merge) => merge.orderIds.map((orderId) => [orderId, merge] as const))),
  }
}

/** What an order asks for, and what it counts in. */
export const askedIn = ({ byId, mergeOf }: Pick<FinalBook, 'byId' | 'mergeOf'>, orderId: string): Asking => ({
  asked: byId.get(orderId)?.size ?? (0 as FaceAmount),
  merge: mergeOf.get(orderId),
})

export const finalBook = async (db: Db, state: LiveBook): Promise<FinalBook> => {
  const houses = new Set(state.orders.values().map(({ order }) => order.investorId))
  const tags = await readTags(db, [...houses])
  return bookAt(state, tags)
}

/**
 * What there is to give, and why that is not known or not enough. What the book does not take is off the issue, or the
 * issuer's: with it, as it is without, the issue is what is given and what is retained.
 */
export const giving = (
  deal: OrderDeal,
  book: ClosedBook,
  shortfall: Shortfall | null,
): (ToGive & { issue: FaceAmount; retained: FaceAmount }) | Refusal<'alloc.no-size' | 'alloc.short'> => {
  const issue = issueSize(deal)
  if (issue === null) return refuse('alloc.no-size')
  const retained = deal.terms.retained ?? (0 as FaceAmount)
  const found = toGive({ issue, retained, shortfall }, capacityOf(book))
  if (isRefusal(found)) return found
  const isCut = shortfall === 'cut'
  return {
    ...found,
    issue: (issue - (isCut ? found.short : 0)) as FaceAmount,
    retained: (retained + (isCut ? 0 : found.short)) as FaceAmount,
  }
}

export const basisIn = ({ lifecycle, guidance }: OrderDeal): Basis => basisOf(lifecycle, guidance)

/** Nothing, to an order that is in the book no more, is nobody's to be told of. */
export const isToConfirm = (
  { orderId, size }: { orderId: string; size: FaceAmount },
  { byId }: Pick<FinalBook, 'byId'>,
): boolean => size > 0 || byId.has(orderId)

/** What of a launched version the book does not bear out, its choice on what the book does not take included. */
export const unfitIn = (
  { deal, book }: { deal: OrderDeal; book: ClosedBook },
  { shortfall }: Pick<AllocVersion, 'shortfall'>,
  lines: StoredLines,
): FieldRefusal<UnfitReason | 'alloc.no-size' | 'alloc.short'>[] => {
  const give = giving(deal, book, shortfall)
  if (!isRefusal(give)) return unfitFaults(lines, book, give.total)
  const short = { field: 'total', reason: give.reason, ...(give.params && { params: give.params }) }
  return [...unfitFaults(lines, book, null), short]
}
