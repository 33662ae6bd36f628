import { findingsOf, isInflated, type Finding } from '@bookrunner/domain/book'
import { isSame, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
import type { QuotaFlag } from '@bookrunner/domain/quota'
import { suspectsOf } from './suspects.ts'
import type { BookOrder } from './book-order.ts'
import type { House } from './names.repo.ts'
import type { LiveBook } from './state.ts'

/** Groups houses that one finding may name together, by group or legal entity. */
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

/** What of an order its findings depend on, beside its house, its limit and its merges. */
interface Judged {
  investorId: string
  throughId: string | null
  counts: boolean
  inflated: boolean
}

const isSameJudged = (one: Judged, other: Judged): boolean =>
  one.investorId === other.investorId &&
  one.throughId === other.throughId &&
  one.counts === other.counts &&
  one.inflated === other.inflated

const textOf = (findings: readonly Finding[]): string => JSON.stringify(findings)

/** Findings on a book's orders, updated as it moves: a changed order is compared only with its own family. */
export class Suspicion {
  /** What houses usually ask for, as far as it was read; null for a house without other orders. */
  readonly usual = new Map<string, FaceAmount | null>()
  /** Limits of their houses that orders exceed, as their last writes left them. */
  #above: ReadonlyMap<string, QuotaFlag> = new Map()
  /** The state that the exceeded limits were read for. */
  #aboveSeq = -1
  /** When the usual sizes of all houses were read, and whether they are being read now. */
  usualAt = -Infinity
  readsUsual = false
  findings: readonly Finding[] = []
  /** The state since which these findings are unchanged, as far as it is known. */
  since = 0
  #seq = -1
  #merges = ''
  /** The multiple of the deal, by which orders were judged. */
  #times: Rate | undefined
  #moved = false
  /** Houses whose usual size has changed. */
  readonly #changedHouses = new Set<string>()
  #families = new Map<string, string>()
  readonly #orders = new Map<string, Set<string>>()
  /** Of each order, as its family was judged last. */
  readonly #judged = new Map<string, Judged>()
  readonly #found = new Map<string, Finding[]>()

  /** Houses in the book whose usual size was not read yet. */
  lacking(state: LiveBook): string[] {
    const lacking = new Set<string>()
    for (const { order } of this.#changed(state) ?? state.orders.values())
      if (!this.usual.has(order.investorId)) lacking.add(order.investorId)
    return [...lacking]
  }

  /** Takes usual sizes that were read again; true if one of them changed. */
  learn(houses: readonly string[], sizes: ReadonlyMap<string, FaceAmount>): boolean {
    for (const house of houses) {
      const size = sizes.get(house) ?? null
      if (size === this.usual.get(house)) continue
      this.usual.set(house, size)
      this.#changedHouses.add(house)
    }
    return this.#changedHouses.size > 0
  }

  /**
   * Reads the exceeded limits until they are those of the newest state. An order moves the number in the same write as its
   * use of limits.
   */
  async bringAbove(state: LiveBook, read: () => Promise<ReadonlyMap<string, QuotaFlag>>): Promise<void> {
    while (this.#aboveSeq !== state.seq) {
      const { seq } = state
      const above = await read()
      // Another reader may have learnt of a newer state meanwhile.
      if (seq < this.#aboveSeq) continue
      // Somebody may have got a reply of this number already.
      if (this.#learnAbove(state, above)) state.revision += 1
      this.#aboveSeq = seq
    }
  }

  /** Takes the exceeded limits of a state; true if one of them changed. */
  #learnAbove(state: LiveBook, above: ReadonlyMap<string, QuotaFlag>): boolean {
    const ids = new Set([...this.#above.keys(), ...above.keys()])
    let changed = false
    for (const id of ids) {
      if (isSame(this.#above.get(id) ?? null, above.get(id) ?? null)) continue
      changed = true
      const house = state.orders.get(id)?.order.investorId
      if (house !== undefined) this.#changedHouses.add(house)
    }
    this.#above = above
    return changed
  }

  bring(state: LiveBook): void {
    if (this.#seq === state.seq && this.#changedHouses.size === 0) return
    const merges = state.merges.map(({ id }) => id).join(' ')
    const { unusualTimes } = state.deal.terms
    const isAsBefore = merges === this.#merges && unusualTimes === this.#times
    const changed = isAsBefore ? this.#changed(state) : undefined
    this.#merges = merges
    this.#times = unusualTimes
    this.#moved = this.#seq < 0
    const same = this.#seq === state.seq
    if (!changed || !this.#update(state, changed)) this.#rebuild(state)
    if (this.#moved) {
      this.findings = [...this.#found.values()].flat()
      // Usual sizes have no number of their own: they go with the next one.
      this.since = same ? state.seq + 1 : state.seq
    }
    this.#seq = state.seq
  }

  #changed(state: LiveBook): BookOrder[] | undefined {
    return this.#seq < 0 ? undefined : state.changedSince(this.#seq)
  }

  /** False if a house is new: it may join families. */
  #update(state: LiveBook, changed: readonly BookOrder[]): boolean {
    const touched = new Set<string>()
    for (const entry of changed) {
      const { order } = entry
      const family = this.#families.get(order.investorId)
      if (family === undefined) return false
      // Most changes are of a size that is as usual as before.
      const before = this.#judged.get(order.id)
      if (before && isSameJudged(before, this.#judgedOf(state, entry))) continue
      this.#ordersOf(family).add(order.id)
      touched.add(family)
    }
    for (const house of this.#changedHouses) {
      const family = this.#families.get(house)
      if (family !== undefined) touched.add(family)
    }
    this.#changedHouses.clear()
    for (const family of touched) this.#judge(state, family)
    return true
  }

  #rebuild(state: LiveBook): void {
    this.#families = familiesOf(state.names.houses)
    this.#orders.clear()
    this.#found.clear()
    this.#judged.clear()
    this.#moved = true
    this.#changedHouses.clear()
    for (const { order } of state.orders.values())
      this.#ordersOf(this.#families.get(order.investorId) ?? order.investorId).add(order.id)
    for (const family of this.#orders.keys()) this.#judge(state, family)
  }

  #ordersOf(family: string): Set<string> {
    const orders = this.#orders.get(family) ?? new Set()
    this.#orders.set(family, orders)
    return orders
  }

  #judgedOf({ deal }: LiveBook, { order, line }: BookOrder): Judged {
    const usual = this.usual.get(order.investorId) ?? null
    return {
      investorId: order.investorId,
      throughId: order.throughId,
      counts: line.counting > 0,
      inflated: isInflated(line.counting, usual, deal.terms.unusualTimes),
    }
  }

  #judge(state: LiveBook, family: string): void {
    const orders = [...this.#ordersOf(family)].flatMap((id) => {
      const entry = state.orders.get(id)
      if (entry) this.#judged.set(id, this.#judgedOf(state, entry))
      return entry && entry.line.counting > 0 ? [{ order: entry.order, counting: entry.line.counting }] : []
    })
    const usual = new Map<string, FaceAmount>()
    for (const { order } of orders) {
      const size = this.usual.get(order.investorId) ?? null
      if (size !== null) usual.set(order.investorId, size)
    }
    const { merges, names, deal } = state
    const ids = new Set(orders.map(({ order }) => order.id))
    const own = merges.filter(({ orderIds }) => orderIds.some((id) => ids.has(id)))
    const found = findingsOf(
      suspectsOf(orders, { houses: names.houses, usual, above: this.#above, merges: own }),
      deal.terms.unusualTimes,
    )
    if (textOf(found) !== textOf(this.#found.get(family) ?? [])) this.#moved = true
    if (found.length > 0) this.#found.set(family, found)
    else this.#found.delete(family)
  }
}
