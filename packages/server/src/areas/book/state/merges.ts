import type { BookMerge } from '@bookrunner/contract/book'
import { editedUnder, type Merge } from '@bookrunner/domain/book'
import { mayTellTogether } from '@bookrunner/domain/orders'
import type { BookOrder } from './book-order.ts'
import { mayMerge } from './findings.ts'
import type { BookReader } from './reader.ts'
import { sees } from './row.ts'
import type { LiveBook } from './state.ts'

export const entriesUnder = ({ orderIds }: Pick<Merge, 'orderIds'>, { orders }: LiveBook): BookOrder[] =>
  orderIds.flatMap((id) => orders.get(id) ?? [])

const isWhole = (merge: Merge, state: LiveBook, reader: BookReader): boolean => {
  const under = entriesUnder(merge, state)
  return under.length === merge.orderIds.length && under.every((entry) => sees(entry, reader))
}

const isTold = (merge: Merge, state: LiveBook, reader: BookReader): boolean =>
  isWhole(merge, state, reader) &&
  mayTellTogether(
    entriesUnder(merge, state).map(({ order }) => order),
    reader.names,
    reader.bankId,
  )

/** Merges a reader is told of: who sees totals is told of none. */
export const toldMerges = (state: LiveBook, reader: BookReader): Merge[] =>
  state.merges.filter((merge) => isTold(merge, state, reader))

/** Merges of orders that are all read, and of which it may not be known that they belong together: how many. */
export const hiddenMerges = (state: LiveBook, reader: BookReader): number =>
  state.merges.filter((merge) => isWhole(merge, state, reader) && !isTold(merge, state, reader)).length

/** Who merged them and why, for who may. */
export const mergesFor = (state: LiveBook, reader: BookReader): BookMerge[] => {
  const { deal, names } = state
  const able = mayMerge(reader)
  return toldMerges(state, reader).map((merge) => {
    const { id, orderIds, rule, size, reason, leadOrderId, at, by } = merge
    const under = new Map(entriesUnder(merge, state).map(({ order }) => [order.id, order]))
    return {
      mergeId: id,
      orderIds,
      rule,
      size,
      leadOrderId,
      at,
      reason: able ? reason : null,
      by: able ? (names.people.get(by) ?? null) : null,
      edited: editedUnder(merge, under, deal),
    }
  })
}
