import { isRefusal, type Refusal } from '../../kernel/index.ts'
import { flagsOf, quotaFault, usedAfter, type QuotaReason, type QuotaUsed, type UseChange } from './check.ts'
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

export interface UseChecked {
  /** The overrides that were needed, with their orders. */
  overridden: { overrideId: string; orderId: string }[]
}

const sizeOf = ({ own }: ClaimingOrder): number => own.reduce((sum, use) => sum + use.own, 0)

/** Whether hard limits let the orders of one write pass: all of them, or none. */
export const checkUse = (
  book: UseBook,
  orders: readonly ClaimingOrder[],
  now: Temporal.Instant,
): UseChecked | Refusal<QuotaReason> => {
  const change = changeOfUse(book, orders)
  const fault = quotaFault(book.found, book.rates, change)
  if (!fault) return { overridden: [] }
  const covered = orders.flatMap((order) => {
    const found = overrideFor(book.overrides, { ...order, own: sizeOf(order) }, now)
    return found ? [{ overrideId: found.id, orderId: order.id }] : []
  })
  if (covered.length === 0) return fault
  const passes = new Set(covered.map(({ orderId }) => orderId))
  const left = (uses: readonly QuotaUse[]) => uses.filter(({ orderId }) => !passes.has(orderId))
  const claimed = { before: left(change.before), after: left(change.after) }
  const refused = quotaFault(book.found, book.rates, change, claimed)
  return isRefusal(refused) ? refused : { overridden: covered }
}

/** The book after orders became these. Flags are those of the orders themselves. */
export const bookAfter = (book: UseBook, orders: readonly ClaimingOrder[]): UseBook => {
  const change = changeOfUse(book, orders)
  const found = book.found.map((each) => ({ quota: each.quota, used: usedAfter(each, change) }))
  const named = new Set(orders.map(({ id }) => id))
  const overridden = new Set(book.overrides.flatMap(({ orderId }) => orderId ?? []))
  const uses = new Map(book.uses)
  for (const id of affectedBy(book, [...named])) uses.delete(id)
  for (const use of change.after) {
    const flags = named.has(use.orderId)
      ? flagsOf(found, book.rates, use, overridden.has(use.orderId))
      : use.flags
    uses.set(use.orderId, [...(uses.get(use.orderId) ?? []), { ...use, flags }])
  }
  return { ...book, found, uses }
}
