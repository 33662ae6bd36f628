import type { BookLine } from '@bookrunner/domain/book'
import { isMaskedFrom, readsNameOf } from '@bookrunner/domain/orders'
import type { BookOrder } from './book-order.ts'
import { sees } from './row.ts'
import type { BookForReader } from './for-reader.ts'
import { unitsOf, type Unit } from './units.ts'

/**
 * A reader's charts cover all orders, or their own ones; for a reader of totals the whole book without house names.
 */
export const inChartsOf = (entry: BookOrder, { reader }: BookForReader): boolean =>
  reader.sight === 'totals' || sees(entry, reader)

const isHidden = (entry: BookOrder, { reader }: BookForReader): boolean =>
  reader.sight === 'totals' || isMaskedFrom(entry.order, reader.names, reader.bankId)

/** Merges whose orders are all in the reader's charts. */
export const mergesIn = (view: BookForReader) =>
  view.state.merges.filter(({ orderIds }) =>
    orderIds.every((id) => {
      const entry = view.state.orders.get(id)
      return entry && inChartsOf(entry, view)
    }),
  )

/** The orders and merges that count in a reader's charts. */
export const unitsFor = (view: BookForReader): readonly Unit[] => {
  const { state } = view
  if (view.reader.sight !== 'own') return state.units
  const own = new Map([...state.orders].filter(([, entry]) => inChartsOf(entry, view)))
  return unitsOf(own, mergesIn(view))
}

/**
 * Chart lines without what would identify a house behind an alias. Its orders count under the alias; otherwise the
 * figure of the largest houses would tell whether it is one of the named ones.
 */
export const linesFor = (view: BookForReader): BookLine[] => {
  const { state } = view
  const isHiddenId = (id: string): boolean => {
    const entry = state.orders.get(id)
    return entry !== undefined && isHidden(entry, view)
  }
  const hiddenHolder = (id: string): string | undefined => {
    const entry = state.orders.get(id)
    if (entry) return isHidden(entry, view) ? entry.alias : undefined
    const merge = state.merges.find((each) => each.id === id)
    return merge?.orderIds.some(isHiddenId) ? id : undefined
  }
  return unitsFor(view).map(({ line }) => {
    const holder = hiddenHolder(line.id)
    return holder === undefined ? line : { ...line, holder, group: null, classId: null }
  })
}

/** True if the reader may know who changed an order last, or (null) who changed several at once. */
export const tellsDoer = (orderId: string | null, { state, reader }: BookForReader): boolean => {
  if (orderId === null) return reader.sight === 'all' && reader.names === 'all'
  const entry = state.orders.get(orderId)
  return entry !== undefined && readsNameOf(entry.order, reader)
}
