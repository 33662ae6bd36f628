import { useEffect } from 'react'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import type { AllocStore } from './alloc-store.ts'
import { AllocDesk } from './desk.ts'
import type { BrowserAlloc } from './browser-alloc.ts'

/** How long to wait for the live version to contain own writes. */
const HEAR_MS = 3000

const stores = new Map<string, AllocStore>()
const desks = new Map<string, { readonly desk: AllocDesk; pages: number }>()

const loadedVersion = (versionId: string): BrowserAlloc | undefined => {
  const { alloc } = stores.get(versionId)?.view.get() ?? {}
  return alloc?.versionId === versionId ? alloc : undefined
}

/** Resolves when the page has the state; without a live connection, loads it. */
function versionAt(versionId: string, seq: number): Promise<BrowserAlloc | undefined> {
  const now = loadedVersion(versionId)
  const store = stores.get(versionId)
  if (!store || (now && now.seq >= seq)) return Promise.resolve(now)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve(loadedVersion(versionId))
    }
    const timer = setTimeout(() => void store.ask().then(end), HEAR_MS)
    const stop = store.view.subscribe(() => (loadedVersion(versionId)?.seq ?? 0) >= seq && end())
  })
}

/** Loads a version after the user's own act, whose effect must not wait for the live connection. */
export const reloadVersion = async (versionId: string): Promise<void> => stores.get(versionId)?.ask()

const nameOf = (versionId: string): string => `${sessionStore.get()?.user.userId ?? ''} ${versionId}`

/** The edits of one user on one version, shared by all pages. Sends nothing when created. */
function deskOf(versionId: string): AllocDesk {
  const name = nameOf(versionId)
  const known = desks.get(name)
  if (known) return known.desk
  const desk = new AllocDesk(versionId, {
    alloc: api.allocation.alloc,
    undo: api.allocation.undoAlloc,
    versionAt: (seq) => versionAt(versionId, seq),
  })
  desks.set(name, { desk, pages: 0 })
  return desk
}

/** Keeps a desk while a page shows it, then until its last line is answered. Stored edits start it again. */
function open(versionId: string, store: AllocStore, desk: AllocDesk): () => void {
  const name = nameOf(versionId)
  const known = desks.get(name)
  const entry = known?.desk === desk ? known : { desk, pages: 0 }
  desks.set(name, entry)
  entry.pages += 1
  stores.set(versionId, store)
  desk.start()
  return () => {
    entry.pages -= 1
    void desk.idle().then(() => {
      if (entry.pages > 0) return
      if (desks.get(name) === entry) desks.delete(name)
      if (stores.get(versionId) === store) stores.delete(versionId)
    })
  }
}

/** The desk of the shown version. */
export function useDesk(versionId: string, store: AllocStore): AllocDesk {
  const desk = deskOf(versionId)
  useEffect(() => open(versionId, store, desk), [versionId, store, desk])
  return desk
}
