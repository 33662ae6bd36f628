import {
  BookAtLevelSum,
  jlmOf,
  Sum,
  type Axis,
  type BookAtLevel,
  type Merge,
  type RangeEnds,
} from '@bookrunner/domain/book'
import { todaysSpan, type OrderDeal } from '@bookrunner/domain/orders'
import type { BookOrder } from './book-order.ts'
import { mergedUnit, type Unit } from './units.ts'

/** The ends of today's level; undefined before there is one. */
export const endsToday = (deal: OrderDeal, { basis, notchOf }: Axis): RangeEnds | undefined => {
  const span = todaysSpan(deal)
  const [tight, wide] = [span?.tight[basis], span?.wide[basis]]
  return tight && wide ? { tight: notchOf(tight), wide: notchOf(wide) } : undefined
}

/**
 * The book's running sums. A change subtracts what the order added before, so it costs only what changed. A merge
 * adds its merged figures, and its orders nothing.
 */
export class Tally {
  readonly #book: BookAtLevelSum
  readonly jlmInterest = new Sum()
  readonly coLead = new Sum()
  readonly conditional = new Sum()
  /** Firm X-orders that count, including merged ones. */
  xOrders = 0
  /** How often each house counts with a firm order. */
  readonly #houses = new Map<string, number>()
  /** Orders under a merge, and what the merges add. */
  #under: ReadonlySet<string> = new Set()
  #merged: readonly Unit[] = []

  /** `ends`: today's level; before there is one, all orders are in. */
  constructor(ends: RangeEnds = { tight: Infinity, wide: Infinity }) {
    this.#book = new BookAtLevelSum(ends)
  }

  get book(): BookAtLevel {
    return this.#book.result
  }

  get accounts(): number {
    return this.#houses.size
  }

  isUnder(orderId: string): boolean {
    return this.#under.has(orderId)
  }

  /** Replaces an order, or adds a new one. */
  replace(before: BookOrder | undefined, after: BookOrder): void {
    if (before) this.#countX(before, -1)
    this.#countX(after, 1)
    if (this.isUnder(after.order.id)) return
    if (before) this.#count(before, -1)
    this.#count(after, 1)
  }

  /** Applies the current merges to the current orders. */
  merge(merges: readonly Merge[], orders: ReadonlyMap<string, BookOrder>): void {
    for (const unit of this.#merged) this.#count(unit, -1)
    const under = new Set(merges.flatMap(({ orderIds }) => orderIds))
    this.#move(under.difference(this.#under), orders, -1)
    this.#move(this.#under.difference(under), orders, 1)
    this.#under = under
    this.#merged = merges.flatMap((merge) => mergedUnit(merge, orders) ?? [])
    for (const unit of this.#merged) this.#count(unit, 1)
  }

  #move(ids: ReadonlySet<string>, orders: ReadonlyMap<string, BookOrder>, sign: 1 | -1): void {
    for (const id of ids) {
      const entry = orders.get(id)
      if (entry) this.#count(entry, sign)
    }
  }

  #count({ line, coLeadInterest }: Unit, sign: 1 | -1): void {
    const { counting, accepted, soft, softBeside = 0, holder } = line
    if (counting === 0 && softBeside === 0) return
    this.#book.add(line, sign)
    if (soft || counting === 0) return
    this.#countHouse(holder, sign)
    this.conditional.add(sign * (counting - accepted))
    this.jlmInterest.add(sign * jlmOf(line).counting)
    this.coLead.add(sign * coLeadInterest)
  }

  #countX({ order, line }: BookOrder, sign: 1 | -1): void {
    if (order.xOrder && !line.soft && line.counting > 0) this.xOrders += sign
  }

  #countHouse(holder: string, sign: 1 | -1): void {
    const count = (this.#houses.get(holder) ?? 0) + sign
    if (count === 0) this.#houses.delete(holder)
    else this.#houses.set(holder, count)
  }
}
