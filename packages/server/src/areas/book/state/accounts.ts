import { isMaskedFrom } from '@bookrunner/domain/orders'
import type { BookOrder } from './book-order.ts'
import { entriesUnder, toldMerges } from './merges.ts'
import type { BookReader } from './reader.ts'
import type { BookState } from './state.ts'

/** By what of names is seen. */
const kept = new WeakMap<BookState, { revision: number; counts: Map<string, number> }>()

const countsOf = (state: BookState): Map<string, number> => {
  const known = kept.get(state)
  if (known?.revision === state.revision) return known.counts
  const counts = new Map<string, number>()
  kept.set(state, { revision: state.revision, counts })
  return counts
}

const counted = (state: BookState, reader: BookReader): number => {
  const keys = new Set<string>()
  const merges = toldMerges(state, reader)
  const under = new Set(merges.flatMap(({ orderIds }) => orderIds))
  const add = ({ order, alias }: BookOrder): unknown =>
    keys.add(isMaskedFrom(order, reader.names, reader.bankId) ? alias : order.investorId)
  for (const entry of state.orders.values())
    if (entry.line.counting > 0 && !under.has(entry.order.id)) add(entry)
  for (const merge of merges) {
    const first = entriesUnder(merge, state).find(({ line }) => line.counting > 0)
    if (first) add(first)
  }
  return keys.size
}

/**
 * Houses that count, as this reader sees them: a house behind an alias is one more, or the number would tell whether it
 * is one of those that are named.
 */
export const accountsFor = (state: BookState, reader: BookReader): number => {
  if (reader.names === 'all') return state.tally.accounts
  const counts = countsOf(state)
  const key = `${reader.names} ${reader.sight} ${reader.bankId}`
  const count = counts.get(key) ?? counted(state, reader)
  counts.set(key, count)
  return count
}
