import type { BookSummary } from '@bookrunner/contract/book'
import { entriesUnder } from './merges.ts'
import { aliasHouseOf } from '@bookrunner/domain/orders'
import type { BookOrder } from './book-order.ts'
import type { BookReader } from './reader.ts'
import type { LiveBook } from './state.ts'

type Counts = Pick<BookSummary, 'accounts' | 'withheld'>

const cachedCounts = new WeakMap<LiveBook, Counts & { revision: number }>()

const isFirm = ({ line }: BookOrder): boolean => line.counting > 0 && !line.soft

/**
 * As a bank without X-orders sees it: houses with a name, and one account for each X-order. It does not count the
 * houses behind X-orders: a bank knows its own by name and would learn the others' from the difference. Orders of an
 * institution that was merged into another count as the account they were placed for, as readers of aliases see them.
 */
const countAsSeen = (state: LiveBook): Counts => {
  const named = new Set<string>()
  // Everybody may know of these merges that several houses are one.
  const merges = state.merges.filter((merge) => {
    const under = entriesUnder(merge, state)
    return under.length === merge.orderIds.length && under.every(({ order }) => !order.xOrder)
  })
  const under = new Set(merges.flatMap(({ orderIds }) => orderIds))
  for (const entry of state.orders.values()) {
    const { order } = entry
    if (isFirm(entry) && !order.xOrder && !under.has(order.id)) named.add(aliasHouseOf(order))
  }
  for (const merge of merges) {
    const first = entriesUnder(merge, state).find(isFirm)
    if (first) named.add(aliasHouseOf(first.order))
  }
  const withheld = state.tally.xOrders
  return { accounts: named.size + withheld, withheld }
}

/** A merge may reveal the house of an X-order even if the order does not count any more. */
const hasHidden = (state: LiveBook): boolean =>
  state.tally.xOrders > 0 ||
  state.hasMoved ||
  state.merges.some((merge) => entriesUnder(merge, state).some(({ order }) => order.xOrder))

const countsOf = (state: LiveBook): Counts => {
  const { revision, tally } = state
  const known = cachedCounts.get(state)
  if (known?.revision === revision) return known
  const counts = hasHidden(state) ? countAsSeen(state) : { accounts: tally.accounts, withheld: 0 }
  cachedCounts.set(state, { ...counts, revision })
  return counts
}

/** Accounts are the same for all readers of a state. A reader of every name also gets the number of houses. */
export const accountsFor = (
  state: LiveBook,
  { names }: BookReader,
): Pick<BookSummary, 'accounts' | 'withheld' | 'houses'> => {
  const { accounts, withheld } = countsOf(state)
  return { accounts, withheld, houses: names === 'all' ? state.tally.accounts : null }
}
