import type { BookLine } from '@bookrunner/domain/book'
import { isMaskedFrom } from '@bookrunner/domain/orders'
import type { BookOrder } from './book-order.ts'
import { sees } from './row.ts'
import type { BookForReader } from './for-reader.ts'
import { unitsOf, type Unit } from './units.ts'

/**
 * What a reader's charts are over: every order for who sees all, the own for who sees those, and for who sees totals
 * the whole book, of which nothing names a house.
 */
export const inChartsOf = (entry: BookOrder, { reader }: BookForReader): boolean =>
  reader.sight === 'totals' || sees(entry, reader)

const isHidden = (entry: BookOrder, { reader }: BookForReader): boolean =>
  reader.sight === 'totals' || isMaskedFrom(entry.order, reader.names, reader.bankId)

/** Merges of orders that are all in the reader's charts. */
export const mergesIn = (view: BookForReader) =>
  view.state.merges.filter(({ orderIds }) =>
    orderIds.every((id) => {
      const entry = view.state.orders.get(id)
      return entry && inChartsOf(entry, view)
    }),
  )

/** What counts in a reader's charts. */
export const unitsFor = (view: BookForReader): readonly Unit[] => {
  const { state } = view
  if (view.reader.sight !== 'own') return state.units
  const own = new Map([...state.orders].filter(([, entry]) => inChartsOf(entry, view)))
  return unitsOf(own, mergesIn(view))
}

/**
 * The lines of it, without what would say whose an order is that stands behind an alias: its house is counted as the
 * alias, or a figure of the largest houses would tell whether it is one of those that are named.
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

/** May the reader know who changed an order last, or (null) several of them at once? */
export const tellsDoer = (orderId: string | null, { state, reader }: BookForReader): boolean => {
  if (orderId === null) return reader.sight === 'all' && reader.names === 'all'
  const entry = state.orders.get(orderId)
  return entry !== undefined && sees(entry, reader) && !isMaskedFrom(entry.order, reader.names, reader.bankId)
}
