import { isRecord, readJson, writeJson } from '../../../platform/storage.ts'
import { sessionStore } from '../../../platform/session.ts'
import { createStore, useStore, type Store } from '../../../platform/store.ts'
import type { SortBy } from '../../../kit/grid/index.ts'
import { narrowestColumn } from '../../../kit/list-page/SizableHeader.tsx'
import { afterLists, type AfterList } from './opens.ts'

/** How one list is looked at. */
export interface KeptList {
  readonly sort?: SortBy | undefined
  readonly hidden: readonly string[]
  readonly widths: Readonly<Record<string, number>>
}

type Kept = Partial<Record<AfterList, KeptList>>

export const asUsual: KeptList = { hidden: [], widths: {} }

function listFrom(stored: unknown): KeptList {
  if (!isRecord(stored)) return asUsual
  const { sort, hidden, widths } = stored
  const { colId, sort: way } = isRecord(sort) ? sort : {}
  const sorted = typeof colId === 'string' && (way === 'asc' || way === 'desc')
  return {
    ...(sorted && { sort: { colId, sort: way } }),
    hidden: Array.isArray(hidden) ? hidden.filter((id): id is string => typeof id === 'string') : [],
    widths: Object.fromEntries(
      Object.entries(isRecord(widths) ? widths : {}).filter(
        (pair): pair is [string, number] => typeof pair[1] === 'number' && pair[1] >= narrowestColumn,
      ),
    ),
  }
}

/** What was kept may be of another version of the program: each part stands or falls alone. */
export const keptFrom = (stored: unknown): Kept =>
  isRecord(stored)
    ? Object.fromEntries(
        afterLists.filter((list) => list in stored).map((list) => [list, listFrom(stored[list])]),
      )
    : {}

const stores = new Map<string, Store<Kept>>()
const keyOf = (userId: string) => `bookrunner.alloc-after.${userId}`

/** A person's own, kept on this device: a shared computer keeps each person's apart. */
export function useKept(list: AfterList): {
  readonly kept: KeptList
  readonly keep: (next: Partial<KeptList>) => void
} {
  const userId = useStore(sessionStore)?.user.userId ?? ''
  const store = stores.get(userId) ?? createStore(keptFrom(readJson('local', keyOf(userId))))
  stores.set(userId, store)
  const kept = useStore(store)[list] ?? asUsual
  return {
    kept,
    keep: (next) => {
      const all = store.get()
      store.set({ ...all, [list]: { ...(all[list] ?? asUsual), ...next } })
      writeJson('local', keyOf(userId), store.get())
    },
  }
}
