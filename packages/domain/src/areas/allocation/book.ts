import { type FaceAmount, type Refusal, refuse, showMm } from '../../kernel/index.ts'
import { downTo, upTo } from './grid.ts'
import { byInstant } from './line.ts'
import type { AllocationOrder, Grid } from './policy.ts'

/** Orders that count as one in the book: together they get no more than it counts. */
export interface MergedOrders {
  id: string
  orderIds: readonly string[]
  most: FaceAmount
  leadOrderId: string | null
}

/** What is allocated over: the closed book at the terms that were launched. */
export interface ClosedBook {
  orders: readonly AllocationOrder[]
  merges: readonly MergedOrders[]
  grid: Grid
}

/** What allocations lie on, by the terms of a deal. */
export const gridOf = (terms: { minDenomination: FaceAmount | null; increment: FaceAmount | null }): Grid => {
  const increment = (terms.increment ?? terms.minDenomination ?? 1) as FaceAmount
  return { minimum: terms.minDenomination ?? increment, increment }
}

const same = <Value>(values: readonly Value[]): Value | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null

/** What can be divided among merged orders is at least what one of them accepts. */
const leastOf = (under: readonly AllocationOrder[]): FaceAmount | null => {
  const least = Math.min(...under.map(({ minSize }) => minSize ?? 0))
  return least > 0 ? (least as FaceAmount) : null
}

const mergedOrder = (merge: MergedOrders, under: readonly AllocationOrder[]): AllocationOrder => {
  const reserved = under.reduce((sum, { reserve }) => sum + (reserve ?? 0), 0)
  return {
    id: merge.id,
    size: merge.most,
    minSize: leastOf(under),
    reserve: reserved > 0 ? (reserved as FaceAmount) : null,
    holder: same(under.map(({ holder }) => holder)) ?? merge.id,
    group: same(under.map((each) => each.group)),
    classId: same(under.map(({ classId }) => classId)),
    tags: (under[0]?.tags ?? []).filter((tag) => under.every(({ tags }) => tags.includes(tag))),
    jlm: under.every(({ jlm }) => jlm),
    at: under.map(({ at }) => at).toSorted(byInstant)[0] ?? '',
  }
}

/** What shares are worked out for: what is merged once, all else order by order. */
export interface Units {
  orders: AllocationOrder[]
  under: ReadonlyMap<string, { merge: MergedOrders; orders: AllocationOrder[] }>
  /** The unit an order is in. */
  unitOf: (orderId: string) => string
}

export const unitsOf = ({ orders, merges }: ClosedBook): Units => {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const parent = new Map<string, string>()
  const under = new Map<string, { merge: MergedOrders; orders: AllocationOrder[] }>()
  for (const merge of merges) {
    const found = merge.orderIds.flatMap((id) => byId.get(id) ?? [])
    if (found.length === 0) continue
    under.set(merge.id, { merge, orders: found })
    for (const { id } of found) parent.set(id, merge.id)
  }
  return {
    orders: [
      ...orders.filter(({ id }) => !parent.has(id)),
      ...[...under.values()].map((each) => mergedOrder(each.merge, each.orders)),
    ],
    under,
    unitOf: (orderId) => parent.get(orderId) ?? orderId,
  }
}

/** What an order asks for, and the merge it counts in. */
export interface Asking {
  asked: FaceAmount
  merge?: Pick<MergedOrders, 'id' | 'most'> | undefined
}

/** What orders ask for, one after another: of what is merged no more than it counts. */
export const askedOnce = (): ((of: Asking) => bigint) => {
  const held = new Map<string, bigint>()
  return ({ asked, merge }) => {
    if (!merge) return BigInt(asked)
    const before = held.get(merge.id) ?? 0n
    const [whole, most] = [before + BigInt(asked), BigInt(merge.most)]
    const after = whole < most ? whole : most
    held.set(merge.id, after)
    return after - before
  }
}

/** All that the book can take, every line on the grid. */
export const capacityOf = (book: ClosedBook): bigint =>
  unitsOf(book).orders.reduce((sum, { size, minSize }) => {
    const most = downTo(size, book.grid)
    const least = minSize === null ? book.grid.minimum : upTo(minSize, book.grid)
    return sum + BigInt(most < least ? 0 : most)
  }, 0n)

/** Of a book that takes less than the issue: the issuer keeps the rest, or the issue is made smaller. */
export const shortfalls = ['retain', 'cut'] as const
export type Shortfall = (typeof shortfalls)[number]

export interface ToGive {
  /** To be given out exactly. */
  total: FaceAmount
  /** What the book does not take of it, where that was decided on. */
  short: FaceAmount
}

/** The issue without what is retained; where the book takes less, only by a choice that somebody made. */
export const toGive = (
  { issue, retained, shortfall }: { issue: FaceAmount; retained: FaceAmount; shortfall: Shortfall | null },
  capacity: bigint,
): ToGive | Refusal<'alloc.short'> => {
  const toAllocate = Math.max(0, issue - retained) as FaceAmount
  if (capacity >= BigInt(toAllocate)) return { total: toAllocate, short: 0 as FaceAmount }
  const total = Number(capacity) as FaceAmount
  const short = (toAllocate - total) as FaceAmount
  return shortfall === null
    ? refuse('alloc.short', { total: showMm(toAllocate), takes: showMm(total), missing: showMm(short) })
    : { total, short }
}
