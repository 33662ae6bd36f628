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

const seesAllOrders = (merge: Merge, state: LiveBook, reader: BookReader): boolean => {
  const under = entriesUnder(merge, state)
  return under.length === merge.orderIds.length && under.every((entry) => sees(entry, reader))
}

const isVisible = (merge: Merge, state: LiveBook, reader: BookReader): boolean =>
  seesAllOrders(merge, state, reader) &&
  mayTellTogether(
    entriesUnder(merge, state).map(({ order }) => order),
    reader.names,
    reader.bankId,
  )

/** Merges this reader may know of; a reader of totals may know of none. */
export const visibleMerges = (state: LiveBook, reader: BookReader): Merge[] =>
  state.merges.filter((merge) => isVisible(merge, state, reader))

/** Counts merges whose orders the reader sees without being allowed to know that they belong together. */
export const hiddenMerges = (state: LiveBook, reader: BookReader): number =>
  state.merges.filter((merge) => seesAllOrders(merge, state, reader) && !isVisible(merge, state, reader))
    .length

/** Only those who may merge read who merged the orders, and why. */
export const mergesFor = (state: LiveBook, reader: BookReader): BookMerge[] => {
  const { deal, names } = state
  const able = mayMerge(reader)
  return visibleMerges(state, reader).map((merge) => {
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
