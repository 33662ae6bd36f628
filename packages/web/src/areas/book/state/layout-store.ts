import { useMemo } from 'react'
import { sessionStore } from '../../../platform/session.ts'
import { readJson, writeJson } from '../../../platform/storage.ts'
import { createStore, useStore, type Store } from '../../../platform/store.ts'
import { bookColumns } from '../grid/columns.ts'
import { keptFrom, type KeptLayouts, type Layout } from './layout.ts'

const known = new Set(bookColumns.map(({ id }) => id))
const keyOf = (userId: string) => `bookrunner.book.${userId}`
const stores = new Map<string, Store<KeptLayouts>>()

/** A person's layouts, kept on this device: a shared computer keeps each person's apart. */
function storeOf(userId: string): Store<KeptLayouts> {
  const there = stores.get(userId)
  if (there) return there
  const store = createStore(keptFrom(readJson('local', keyOf(userId)), known))
  stores.set(userId, store)
  return store
}

export interface Layouts extends KeptLayouts {
  readonly change: (change: Partial<Layout>) => void
  readonly keep: (next: (kept: KeptLayouts) => KeptLayouts) => void
}

export function useLayouts(): Layouts {
  const userId = useStore(sessionStore)?.user.userId ?? ''
  const store = storeOf(userId)
  const kept = useStore(store)
  return useMemo(() => ({ ...kept, ...changesOf(store, userId) }), [kept, store, userId])
}

function changesOf(store: Store<KeptLayouts>, userId: string): Pick<Layouts, 'change' | 'keep'> {
  const keep = (next: (kept: KeptLayouts) => KeptLayouts) => {
    store.set(next(store.get()))
    writeJson('local', keyOf(userId), store.get())
  }
  return {
    keep,
    change: (change) => keep(({ current, named }) => ({ current: { ...current, ...change }, named })),
  }
}
