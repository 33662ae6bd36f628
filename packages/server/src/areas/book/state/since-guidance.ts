import { combinedSize, flowOf, Sum, type BookFlow, type Merge } from '@bookrunner/domain/book'
import { lastOrderLevels, topSize } from '@bookrunner/domain/orders'
import type { BookAtGuidance } from './book-at-guidance.ts'
import type { BookOrder } from './book-order.ts'

type Merged = Pick<Merge, 'orderIds' | 'rule' | 'size'>
type SizeOf = (id: string) => number

const sizeNow = ({ line }: BookOrder): number => (line.soft ? 0 : line.counting)

/** The size that a withdrawn order had, if it was withdrawn after a moment: it came and went. */
const lastSizeSince =
  (at: string) =>
  (entry: BookOrder): number => {
    const { line, order } = entry
    // Nothing that the investor reads changes after the withdrawal.
    const isWithdrawnSince = order.stage === 'withdrawn' && Temporal.Instant.compare(order.shownAt, at) > 0
    return !line.soft && isWithdrawnSince ? topSize(lastOrderLevels(order)) : sizeNow(entry)
  }

/** Orders that counted together then or count together now: their sizes can only be compared together. */
const groupsOf = (merges: readonly Merged[]): Set<string>[] => {
  let groups: Set<string>[] = []
  for (const { orderIds } of merges) {
    const joined = new Set(orderIds)
    const apart: Set<string>[] = []
    for (const group of groups) {
      if (group.isDisjointFrom(joined)) apart.push(group)
      else for (const id of group) joined.add(id)
    }
    groups = [...apart, joined]
  }
  return groups
}

const together = (ids: ReadonlySet<string>, merges: readonly Merged[], sizeOf: SizeOf): number => {
  const single = new Set(ids)
  let sum = 0
  for (const merge of merges) {
    if (!ids.has(merge.orderIds[0]!)) continue
    sum += combinedSize(merge, merge.orderIds.map(sizeOf))
    for (const id of merge.orderIds) single.delete(id)
  }
  for (const id of single) sum += sizeOf(id)
  return sum
}

/** What came into the book and what left it since its newest level. A change of an order costs only that order. */
export class SinceGuidance {
  readonly base: BookAtGuidance
  readonly merges: readonly Merge[]
  readonly #groups: readonly ReadonlySet<string>[]
  readonly #grouped: ReadonlySet<string>
  readonly #lastSizeOf: (entry: BookOrder) => number
  readonly #came = new Sum()
  readonly #went = new Sum()

  constructor(base: BookAtGuidance, merges: readonly Merge[], orders: ReadonlyMap<string, BookOrder>) {
    this.base = base
    this.merges = merges
    this.#lastSizeOf = lastSizeSince(base.at)
    this.#groups = groupsOf([...base.merges, ...merges])
    this.#grouped = new Set(this.#groups.flatMap((group) => [...group]))
    for (const entry of orders.values()) this.#add(entry, 1)
  }

  replace(before: BookOrder | undefined, after: BookOrder): void {
    if (before) this.#add(before, -1)
    this.#add(after, 1)
  }

  #add(entry: BookOrder, sign: 1 | -1): void {
    const { id } = entry.order
    if (this.#grouped.has(id)) return
    const { came, went } = flowOf({
      was: this.base.sizes.get(id) ?? 0,
      last: this.#lastSizeOf(entry),
      is: sizeNow(entry),
    })
    this.#came.add(sign * came)
    this.#went.add(sign * went)
  }

  flow(orders: ReadonlyMap<string, BookOrder>): { came: bigint; went: bigint } {
    const flows = this.#groups.map((ids): BookFlow => {
      const of = (figure: (entry: BookOrder) => number): SizeOf => {
        return (id) => {
          const entry = orders.get(id)
          return entry ? figure(entry) : 0
        }
      }
      return flowOf({
        was: together(ids, this.base.merges, (id) => this.base.sizes.get(id) ?? 0),
        last: together(ids, this.merges, of(this.#lastSizeOf)),
        is: together(ids, this.merges, of(sizeNow)),
      })
    })
    const add = (sum: Sum, name: keyof BookFlow): bigint =>
      flows.reduce((all, flow) => all + BigInt(flow[name]), sum.value)
    return { came: add(this.#came, 'came'), went: add(this.#went, 'went') }
  }
}
