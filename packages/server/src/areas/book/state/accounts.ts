import type { BookSummary } from '@bookrunner/contract/book'
import { mayTellTogether } from '@bookrunner/domain/orders'
import type { BookOrder } from './book-order.ts'
import { entriesUnder } from './merges.ts'
import type { BookReader } from './reader.ts'
import type { BookState } from './state.ts'

type Counts = Pick<BookSummary, 'accounts' | 'withheld'>

const kept = new WeakMap<BookState, Counts & { revision: number }>()

/** As they look to a bank that leads none of them: only merges that everybody may be told of make one of several houses. */
const counted = (state: BookState): Counts => {
  const [named, withheld] = [new Set<string>(), new Set<string>()]
  const merges = state.merges.filter((merge) => {
    const orders = entriesUnder(merge, state).map(({ order }) => order)
    return orders.length === merge.orderIds.length && mayTellTogether(orders, 'notX', '')
  })
  const under = new Set(merges.flatMap(({ orderIds }) => orderIds))
  const add = ({ order }: BookOrder): unknown => (order.xOrder ? withheld : named).add(order.investorId)
  for (const entry of state.orders.values())
    if (entry.line.counting > 0 && !under.has(entry.order.id)) add(entry)
  for (const merge of merges) {
    const first = entriesUnder(merge, state).find(({ line }) => line.counting > 0)
    if (first) add(first)
  }
  return { accounts: named.size + withheld.size, withheld: withheld.size }
}

const countsOf = (state: BookState): Counts => {
  const { revision, tally } = state
  if (tally.xOrders === 0) return { accounts: tally.accounts, withheld: 0 }
  const known = kept.get(state)
  if (known?.revision === revision) return known
  const counts = { ...counted(state), revision }
  kept.set(state, counts)
  return counts
}

/** Houses that count, alike for all who read the same state; and for who reads every name, how many they really are. */
export const accountsFor = (
  state: BookState,
  { names }: BookReader,
): Pick<BookSummary, 'accounts' | 'withheld' | 'houses'> => {
  const { accounts, withheld } = countsOf(state)
  return { accounts, withheld, houses: names === 'all' ? state.tally.accounts : null }
}
