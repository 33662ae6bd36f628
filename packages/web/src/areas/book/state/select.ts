import { createStore, type Store } from '../../../platform/store.ts'

/** What is picked out in a book, for whatever is done with several orders at once. */
export interface Selected {
  /** Single orders, those under merged ones among them. */
  readonly orderIds: readonly string[]
  readonly mergeIds: readonly string[]
}

export const nothingSelected: Selected = { orderIds: [], mergeIds: [] }

const stores = new Map<string, Store<Selected>>()

/** By deal, so that a page that is left and found again has kept what was picked. */
export function selectedStore(dealId: string): Store<Selected> {
  const known = stores.get(dealId) ?? createStore(nothingSelected)
  stores.set(dealId, known)
  return known
}

const shown = new Map<string, Store<readonly string[]>>()

/** Orders as the grid shows them, top down: the way from one to the next. */
export function shownStore(dealId: string): Store<readonly string[]> {
  const known = shown.get(dealId) ?? createStore<readonly string[]>([])
  shown.set(dealId, known)
  return known
}
