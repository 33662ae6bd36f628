import {
  basisOf,
  capacityOf,
  gridOf,
  totalToAllocate,
  unfitFaults,
  type AllocationOrder,
  type AllocVersion,
  type OrderDemand,
  type Basis,
  type ClosedBook,
  type StoredLines,
  type MergedOrders,
  type Shortfall,
  type TotalToAllocate,
  type UnfitReason,
} from '@bookrunner/domain/allocation'
import {
  isRefusal,
  refuse,
  type FaceAmount,
  type FieldRefusal,
  type Refusal,
} from '@bookrunner/domain/kernel'
import { issueSize, type OrderDeal } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'
import { canonical } from '../../platform/service/chain.ts'
import { mergedFigure, type BookOrder, type LiveBook } from '../book/index.ts'
import { readTags } from './alloc-reads.repo.ts'

/** Merged orders with what of them is in; `most` is the part of it that is accepted. */
interface FinalMerge extends MergedOrders {
  inSize: FaceAmount
}

/** The book that allocations are made over, at one numbered state. */
export interface FinalBook extends ClosedBook {
  merges: readonly FinalMerge[]
  /** The number of the deal's ledger that it includes. */
  seq: number
  /** A fingerprint of everything in the deal that sizes depend on. */
  fingerprint: string
  byId: ReadonlyMap<string, AllocationOrder>
  mergeOf: ReadonlyMap<string, FinalMerge>
}

const allocationOrder = (
  entry: BookOrder,
  houses: LiveBook['names']['houses'],
  tags: ReadonlyMap<string, string[]>,
): AllocationOrder => {
  const { order } = entry
  return {
    id: order.id,
    size: entry.derived.acceptedIn,
    minSize: order.minSize,
    reserve: order.reserve,
    holder: order.investorId,
    group: houses.get(order.investorId)?.groupId ?? null,
    classId: order.classId,
    tags: tags.get(order.investorId) ?? [],
    jlm: order.jlmInterest,
    related: order.relations.length > 0,
    at: order.submittedAt ?? order.createdAt,
  }
}

export const fingerprintOf = ({ lifecycle, terms }: OrderDeal): string =>
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

/** Built without waiting, because the book moves on. */
const bookAt = (state: LiveBook, tags: ReadonlyMap<string, string[]>): FinalBook => {
  const { orders: entries, merges, deal, names } = state
  const orders: AllocationOrder[] = []
  for (const entry of entries.values())
    if (entry.order.stage === 'live') orders.push(allocationOrder(entry, names.houses, tags))
  const found = merges.map((merge): FinalMerge => {
    const under = merge.orderIds.flatMap((id) => entries.get(id) ?? [])
    return {
      id: merge.id,
      orderIds: merge.orderIds,
      leadOrderId: merge.leadOrderId,
      inSize: mergedFigure(merge, under, ({ inSize }) => inSize),
      most: mergedFigure(merge, under, ({ derived }) => derived.acceptedIn),
    }
  })
  return {
    orders,
    merges: found,
    grid: gridOf(deal.terms),
    fingerprint: fingerprintOf(deal),
    seq: state.seq,
    byId: new Map(orders.map((order) => [order.id, order])),
    mergeOf: new Map(found.flatMap((merge) => merge.orderIds.map((orderId) => [orderId, merge] as const))),
  }
}

/** An order's request and the merge it counts in. */
export const askedIn = (
  { byId, mergeOf }: Pick<FinalBook, 'byId' | 'mergeOf'>,
  orderId: string,
): OrderDemand => ({
  orderSize: byId.get(orderId)?.size ?? (0 as FaceAmount),
  merge: mergeOf.get(orderId),
})

export const finalBook = async (db: Db, state: LiveBook): Promise<FinalBook> => {
  const houses = new Set(state.orders.values().map(({ order }) => order.investorId))
  const tags = await readTags(db, [...houses])
  return bookAt(state, tags)
}

/**
 * What there is to allocate, or why that is unknown or too much for the book. The desk chooses whether a shortfall
 * cuts the issue or is retained.
 */
export const amountToGive = (
  deal: OrderDeal,
  book: ClosedBook,
  shortfall: Shortfall | null,
):
  | (TotalToAllocate & { issue: FaceAmount; retained: FaceAmount })
  | Refusal<'alloc.no-size' | 'alloc.short'> => {
  const issue = issueSize(deal)
  if (issue === null) return refuse('alloc.no-size')
  const retained = deal.terms.retained ?? (0 as FaceAmount)
  const found = totalToAllocate({ issue, retained, shortfall }, capacityOf(book))
  if (isRefusal(found)) return found
  const isCut = shortfall === 'cut'
  return {
    ...found,
    issue: (issue - (isCut ? found.short : 0)) as FaceAmount,
    retained: (retained + (isCut ? 0 : found.short)) as FaceAmount,
  }
}

export const basisIn = ({ lifecycle, guidance }: OrderDeal): Basis => basisOf(lifecycle, guidance)

/** A zero line of an order outside the book needs no confirmation. */
export const needsConfirmation = (
  { orderId, size }: { orderId: string; size: FaceAmount },
  { byId }: Pick<FinalBook, 'byId'>,
): boolean => size > 0 || byId.has(orderId)

/** Faults of a launched version against the current book, including its choice on a shortfall. */
export const versionFaults = (
  { deal, book }: { deal: OrderDeal; book: ClosedBook },
  { shortfall }: Pick<AllocVersion, 'shortfall'>,
  lines: StoredLines,
): FieldRefusal<UnfitReason | 'alloc.no-size' | 'alloc.short'>[] => {
  const toAllocate = amountToGive(deal, book, shortfall)
  if (!isRefusal(toAllocate)) return unfitFaults(lines, book, toAllocate.total)
  const short = {
    field: 'total',
    reason: toAllocate.reason,
    ...(toAllocate.params && { params: toAllocate.params }),
  }
  return [...unfitFaults(lines, book, null), short]
}
