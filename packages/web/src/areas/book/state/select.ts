import { userNow } from '../../../platform/session.ts'
import { createStore, type Store } from '../../../platform/store.ts'

/** The selection in a book, for actions on several orders. */
export interface Selected {
  /** Single orders, including those of merges. */
  readonly orderIds: readonly string[]
  readonly mergeIds: readonly string[]
}

export const nothingSelected: Selected = { orderIds: [], mergeIds: [] }

const stores = new Map<string, Store<Selected>>()

/** People who share a window have a book of their own each. */
const nameFor = (dealId: string): string => `${userNow() ?? ''} ${dealId}`

/** By user and deal, so that a page keeps its selection when the reader returns, and nobody else finds it. */
export function selectedStore(dealId: string): Store<Selected> {
  const name = nameFor(dealId)
  const known = stores.get(name) ?? createStore(nothingSelected)
  stores.set(name, known)
  return known
}

const shown = new Map<string, Store<readonly string[]>>()

/** The orders in the grid's sequence, to step from one to the next. */
export function shownStore(dealId: string): Store<readonly string[]> {
  const name = nameFor(dealId)
  const known = shown.get(name) ?? createStore<readonly string[]>([])
  shown.set(name, known)
  return known
}
