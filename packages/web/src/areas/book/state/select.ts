import { createStore, type Store } from '../../../platform/store.ts'

/** The selection in a book, for actions on several orders. */
export interface Selected {
  /** Single orders, including those of merges. */
  readonly orderIds: readonly string[]
  readonly mergeIds: readonly string[]
}

export const nothingSelected: Selected = { orderIds: [], mergeIds: [] }

const stores = new Map<string, Store<Selected>>()

/** By deal, so that a page keeps its selection when the reader returns. */
export function selectedStore(dealId: string): Store<Selected> {
  const known = stores.get(dealId) ?? createStore(nothingSelected)
  stores.set(dealId, known)
  return known
}

const shown = new Map<string, Store<readonly string[]>>()

/** The orders in the grid's sequence, to step from one to the next. */
export function shownStore(dealId: string): Store<readonly string[]> {
  const known = shown.get(dealId) ?? createStore<readonly string[]>([])
  shown.set(dealId, known)
  return known
}
