import type { BookSummary } from '@bookrunner/contract/book'
import { entriesUnder } from './merges.ts'
import type { BookReader } from './reader.ts'
import type { LiveBook } from './state.ts'

type Counts = Pick<BookSummary, 'accounts' | 'withheld'>

const kept = new WeakMap<LiveBook, Counts & { revision: number }>()

/**
 * As they look to a bank that leads no X-order: houses with a name, and one for each X-order, whoever's it is. Houses of
 * X-orders may not be counted: a bank knows its own by name, and what is left would be the others'.
 */
const counted = (state: LiveBook): Counts => {
  const named = new Set<string>()
  // Everybody may be told only of these that several houses are one.
  const merges = state.merges.filter((merge) => {
    const under = entriesUnder(merge, state)
    return under.length === merge.orderIds.length && under.every(({ order }) => !order.xOrder)
  })
  const under = new Set(merges.flatMap(({ orderIds }) => orderIds))
  for (const { order, line } of state.orders.values())
    if (line.counting > 0 && !order.xOrder && !under.has(order.id)) named.add(order.investorId)
  for (const merge of merges) {
    const first = entriesUnder(merge, state).find(({ line }) => line.counting > 0)
    if (first) named.add(first.order.investorId)
  }
  const withheld = state.tally.xOrders
  return { accounts: named.size + withheld, withheld }
}

/** An X-order that counts no more still tells whose it is, by what it was merged with. */
const hasX = (state: LiveBook): boolean =>
  state.tally.xOrders > 0 ||
  state.merges.some((merge) => entriesUnder(merge, state).some(({ order }) => order.xOrder))

const countsOf = (state: LiveBook): Counts => {
  const { revision, tally } = state
  const known = kept.get(state)
  if (known?.revision === revision) return known
  const counts = hasX(state) ? counted(state) : { accounts: tally.accounts, withheld: 0 }
  kept.set(state, { ...counts, revision })
  return counts
}

/** Accounts that count, alike for all who read the same state; and for who reads every name, how many houses they are. */
export const accountsFor = (
  state: LiveBook,
  { names }: BookReader,
): Pick<BookSummary, 'accounts' | 'withheld' | 'houses'> => {
  const { accounts, withheld } = countsOf(state)
  return { accounts, withheld, houses: names === 'all' ? state.tally.accounts : null }
}
