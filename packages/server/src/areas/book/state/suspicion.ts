import { findingsOf, inflatedTimes, type Finding } from '@bookrunner/domain/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { suspectsOf } from './suspects.ts'
import type { BookOrder } from './book-order.ts'
import type { House } from './names.repo.ts'
import type { LiveBook } from './state.ts'

/** Houses that findings may tell of together: of one group, or one legal entity; each by one name. */
const familiesOf = (houses: ReadonlyMap<string, House>): Map<string, string> => {
  const above = new Map<string, string>()
  const topOf = (name: string): string => {
    let top = name
    for (let next = above.get(top); next !== undefined; next = above.get(top)) top = next
    return top
  }
  const join = (one: string, other: string): void => {
    const [first, second] = [topOf(one), topOf(other)]
    if (first !== second) above.set(second, first)
  }
  for (const [id, { groupId, lei }] of houses) {
    if (groupId !== null) join(`group ${groupId}`, id)
    if (lei !== null) join(`lei ${lei}`, id)
  }
  return new Map([...houses.keys()].map((id) => [id, topOf(id)]))
}

const textOf = (findings: readonly Finding[]): string => JSON.stringify(findings)

/** What is suspected of a book's orders, kept while it moves: an order that changes is held against its own only. */
export class Suspicion {
  /** What houses usually ask for, as far as it was asked: of a house without a past, nothing. */
  readonly usual = new Map<string, FaceAmount | null>()
  /** When that was read of all of them. */
  usualAt = -Infinity
  findings: readonly Finding[] = []
  /** The number these findings are so since, as far as it is known. */
  since = 0
  #seq = -1
  #merges = ''
  #moved = false
  /** Houses that usually ask for another size by now. */
  readonly #others = new Set<string>()
  #families = new Map<string, string>()
  readonly #orders = new Map<string, Set<string>>()
  readonly #found = new Map<string, Finding[]>()

  /** Houses in the book that were not asked for yet. */
  lacking(state: LiveBook): string[] {
    const lacking = new Set<string>()
    for (const { order } of this.#changed(state) ?? state.orders.values())
      if (!this.usual.has(order.investorId)) lacking.add(order.investorId)
    return [...lacking]
  }

  /** What these houses usually ask for, read once more; true where one of them asks for another size by now. */
  learn(houses: readonly string[], sizes: ReadonlyMap<string, FaceAmount>): boolean {
    for (const house of houses) {
      const size = sizes.get(house) ?? null
      if (size === this.usual.get(house)) continue
      this.usual.set(house, size)
      this.#others.add(house)
    }
    return this.#others.size > 0
  }

  bring(state: LiveBook): void {
    if (this.#seq === state.seq && this.#others.size === 0) return
    const merges = state.merges.map(({ id }) => id).join(' ')
    const changed = merges === this.#merges ? this.#changed(state) : undefined
    this.#merges = merges
    this.#moved = this.#seq < 0
    const same = this.#seq === state.seq
    if (!changed || !this.#take(state, changed)) this.#begin(state)
    if (this.#moved) {
      this.findings = [...this.#found.values()].flat()
      // What has no number of its own is told with the next one.
      this.since = same ? state.seq + 1 : state.seq
    }
    this.#seq = state.seq
  }

  #changed(state: LiveBook): BookOrder[] | undefined {
    return this.#seq < 0 ? undefined : state.changedSince(this.#seq)
  }

  /** False where there is a house that was not there before: it may bring others together. */
  #take(state: LiveBook, changed: readonly BookOrder[]): boolean {
    const touched = new Set<string>()
    for (const { order } of changed) {
      const family = this.#families.get(order.investorId)
      if (family === undefined) return false
      this.#ordersOf(family).add(order.id)
      touched.add(family)
    }
    for (const house of this.#others) {
      const family = this.#families.get(house)
      if (family !== undefined) touched.add(family)
    }
    this.#others.clear()
    for (const family of touched) this.#judge(state, family)
    return true
  }

  #begin(state: LiveBook): void {
    this.#families = familiesOf(state.names.houses)
    this.#orders.clear()
    this.#found.clear()
    this.#moved = true
    this.#others.clear()
    for (const { order } of state.orders.values())
      this.#ordersOf(this.#families.get(order.investorId) ?? order.investorId).add(order.id)
    for (const family of this.#orders.keys()) this.#judge(state, family)
  }

  #ordersOf(family: string): Set<string> {
    const orders = this.#orders.get(family) ?? new Set()
    this.#orders.set(family, orders)
    return orders
  }

  #judge(state: LiveBook, family: string): void {
    const orders = [...this.#ordersOf(family)].flatMap((id) => {
      const entry = state.orders.get(id)
      return entry && entry.line.counting > 0 ? [{ order: entry.order, counting: entry.line.counting }] : []
    })
    const usual = new Map<string, FaceAmount>()
    for (const { order } of orders) {
      const size = this.usual.get(order.investorId) ?? null
      if (size !== null) usual.set(order.investorId, size)
    }
    const { merges, names } = state
    const ids = new Set(orders.map(({ order }) => order.id))
    const own = merges.filter(({ orderIds }) => orderIds.some((id) => ids.has(id)))
    const found = findingsOf(suspectsOf(orders, { houses: names.houses, usual, merges: own }), inflatedTimes)
    if (textOf(found) !== textOf(this.#found.get(family) ?? [])) this.#moved = true
    if (found.length > 0) this.#found.set(family, found)
    else this.#found.delete(family)
  }
}
