import { type FaceAmount, type Refusal, refuse, showMm } from '../../kernel/index.ts'
import { downTo, upTo } from './grid.ts'
import { byInstant } from './orders-by-size.ts'
import type { AllocationOrder, Grid } from './policy.ts'

/** Orders that count as one in the book: together they get no more than it counts. */
export interface MergedOrders {
  id: string
  orderIds: readonly string[]
  most: FaceAmount
  leadOrderId: string | null
}

/** The closed book at the launched terms: the basis of an allocation. */
export interface ClosedBook {
  orders: readonly AllocationOrder[]
  merges: readonly MergedOrders[]
  grid: Grid
}

/** The allowed allocation sizes, from the terms of a deal. */
export const gridOf = (terms: { minDenomination: FaceAmount | null; increment: FaceAmount | null }): Grid => {
  const increment = (terms.increment ?? terms.minDenomination ?? 1) as FaceAmount
  return { minimum: terms.minDenomination ?? increment, increment }
}

const same = <Value>(values: readonly Value[]): Value | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null

/** Merged orders can divide a size only if it is at least the smallest of their minimums. */
export const leastOf = (under: readonly AllocationOrder[]): FaceAmount | null => {
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
    related: under.every(({ related }) => related),
    at: under.map(({ at }) => at).toSorted(byInstant)[0] ?? '',
  }
}

/** The units that shares are computed for: a merge is one unit, any other order is its own. */
export interface Units {
  orders: AllocationOrder[]
  under: ReadonlyMap<string, { merge: MergedOrders; orders: AllocationOrder[] }>
  /** The unit of an order. */
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

/** The size of an order, and the merge it belongs to. */
export interface OrderDemand {
  orderSize: FaceAmount
  merge?: Pick<MergedOrders, 'id' | 'most'> | undefined
}

/** Counts order sizes one after another; the orders of a merge count no more than the merge. */
export const countDemandOnce = (): ((of: OrderDemand) => bigint) => {
  const counted = new Map<string, bigint>()
  return ({ orderSize, merge }) => {
    if (!merge) return BigInt(orderSize)
    const before = counted.get(merge.id) ?? 0n
    const [sum, most] = [before + BigInt(orderSize), BigInt(merge.most)]
    const after = sum < most ? sum : most
    counted.set(merge.id, after)
    return after - before
  }
}

/** The largest total that the book can take, with every line on the grid. */
export const capacityOf = (book: ClosedBook): bigint =>
  unitsOf(book).orders.reduce((sum, { size, minSize }) => {
    const most = downTo(size, book.grid)
    const least = minSize === null ? book.grid.minimum : upTo(minSize, book.grid)
    return sum + BigInt(most < least ? 0 : most)
  }, 0n)

/** If the book takes less than the issue: the issuer retains the rest, or the issue is reduced. */
export const shortfalls = ['retain', 'cut'] as const
export type Shortfall = (typeof shortfalls)[number]

export interface TotalToAllocate {
  /** The exact total to allocate. */
  total: FaceAmount
  /** The part that the book does not take, once the desk has decided what happens to it. */
  short: FaceAmount
}

/** The issue without the retained amount. Where the book takes less, the desk must have made a choice. */
export const totalToAllocate = (
  { issue, retained, shortfall }: { issue: FaceAmount; retained: FaceAmount; shortfall: Shortfall | null },
  capacity: bigint,
): TotalToAllocate | Refusal<'alloc.short'> => {
  const toAllocate = Math.max(0, issue - retained) as FaceAmount
  if (capacity >= BigInt(toAllocate)) return { total: toAllocate, short: 0 as FaceAmount }
  const total = Number(capacity) as FaceAmount
  const short = (toAllocate - total) as FaceAmount
  return shortfall === null
    ? refuse('alloc.short', { total: showMm(toAllocate), takes: showMm(total), missing: showMm(short) })
    : { total, short }
}
