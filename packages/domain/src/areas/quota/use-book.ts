import type { Refusal } from '../../kernel/index.ts'
import { flagsOf, quotaFault, usedAfter, type QuotaReason, type QuotaUsed, type UseChange } from './check.ts'
import { concerns } from './limit.ts'
import { overrideFor, type QuotaOverride } from './override.ts'
import type { RatesNow } from './rates.ts'
import { countMerged, type QuotaGroup, type QuotaUse } from './use.ts'

/** What a write must know of limits: those that it concerns, and the use of its orders and of orders merged with them. */
export interface UseBook {
  found: readonly QuotaUsed[]
  rates: RatesNow
  /** By order. */
  uses: ReadonlyMap<string, readonly QuotaUse[]>
  groups: readonly QuotaGroup[]
  overrides: readonly QuotaOverride[]
}

/** An order with what it uses by itself after a write. */
export interface ClaimingOrder {
  id: string
  investorId: string
  dealId: string
  own: readonly QuotaUse[]
}

const usesOf = ({ uses }: UseBook, ids: Iterable<string>): QuotaUse[] =>
  [...ids].flatMap((id) => uses.get(id) ?? [])

/** The orders of a write, and those that are merged with them. */
const affectedBy = ({ groups }: UseBook, ids: readonly string[]): Set<string> => {
  if (groups.length === 0) return new Set(ids)
  const named = new Set(ids)
  const mates = groups.filter(({ orderIds }) => orderIds.some((id) => named.has(id)))
  return new Set([...ids, ...mates.flatMap(({ orderIds }) => orderIds)])
}

/** The use before and after orders are as these. */
export const changeOfUse = (book: UseBook, orders: readonly ClaimingOrder[]): UseChange => {
  const named = new Map(orders.map((order) => [order.id, order]))
  const affected = affectedBy(book, [...named.keys()])
  const own = [...affected].flatMap((id) => named.get(id)?.own ?? book.uses.get(id) ?? [])
  return {
    before: usesOf(book, affected),
    after: countMerged(own, book.groups),
  }
}

interface OverrideOfOrder {
  overrideId: string
  orderId: string
}

export interface UseChecked {
  /** The overrides that orders needed and use from now on. */
  overridden: OverrideOfOrder[]
}

const sizeOf = ({ own }: ClaimingOrder): number => own.reduce((sum, use) => sum + use.own, 0)

/** An override is for one order, so two orders of one write never have the same. */
const overridesOf = (
  { overrides }: UseBook,
  orders: readonly ClaimingOrder[],
  now: Temporal.Instant,
): OverrideOfOrder[] => {
  const taken = new Set<string>()
  return orders.flatMap((order) => {
    const free = overrides.filter(({ id }) => !taken.has(id))
    const found = overrideFor(free, { ...order, own: sizeOf(order) }, now)
    if (!found) return []
    taken.add(found.id)
    return [{ overrideId: found.id, orderId: order.id }]
  })
}

const withoutOrders = ({ before, after }: UseChange, overridden: readonly OverrideOfOrder[]): UseChange => {
  const passes = new Set(overridden.map(({ orderId }) => orderId))
  const left = (uses: readonly QuotaUse[]) => uses.filter(({ orderId }) => !passes.has(orderId))
  return { before: left(before), after: left(after) }
}

/** Whether hard limits let the orders of one write pass: all of them, or none. */
export const checkUse = (
  book: UseBook,
  orders: readonly ClaimingOrder[],
  now: Temporal.Instant,
): UseChecked | Refusal<QuotaReason> => {
  const change = changeOfUse(book, orders)
  const faultWith = (overridden: readonly OverrideOfOrder[]) =>
    quotaFault(book.found, book.rates, change, withoutOrders(change, overridden))
  const fault = faultWith([])
  if (!fault) return { overridden: [] }
  let overridden = overridesOf(book, orders, now)
  const refused = faultWith(overridden)
  if (refused) return refused
  // An order that passes anyway does not use up its override.
  for (const each of overridden) {
    const others = overridden.filter((other) => other !== each)
    if (!faultWith(others)) overridden = others
  }
  const open = new Set(book.overrides.flatMap(({ id, orderId }) => (orderId === null ? [id] : [])))
  return { overridden: overridden.filter(({ overrideId }) => open.has(overrideId)) }
}

/** Most limits of a book are on other institutions than those of one order. */
const isConcerned = ({ quota }: QuotaUsed, { before, after }: UseChange): boolean =>
  after.some((use) => concerns(quota, use)) || before.some((use) => concerns(quota, use))

/** A book that one write has for itself. */
export interface OwnUseBook extends UseBook {
  uses: Map<string, readonly QuotaUse[]>
}

/**
 * Changes the book itself: a write of ten thousand orders, one after the other, would copy it as often. Flags are those
 * of the orders themselves.
 */
export const takeUse = (book: OwnUseBook, orders: readonly ClaimingOrder[]): void => {
  const change = changeOfUse(book, orders)
  const { uses, rates } = book
  const found = book.found.map((each) =>
    isConcerned(each, change) ? { quota: each.quota, used: usedAfter(each, change) } : each,
  )
  const named = new Set(orders.map(({ id }) => id))
  const overridden = new Set(book.overrides.flatMap(({ orderId }) => orderId ?? []))
  for (const id of affectedBy(book, [...named])) uses.delete(id)
  for (const use of change.after) {
    const flags = named.has(use.orderId) ? flagsOf(found, rates, use, overridden.has(use.orderId)) : use.flags
    uses.set(use.orderId, [...(uses.get(use.orderId) ?? []), { ...use, flags }])
  }
  book.found = found
}
