import { isSame } from '@bookrunner/domain/kernel'
import { browserId, sessionStore } from '../platform/session.ts'
import { readJson, writeJson } from '../platform/storage.ts'
import { createStore, useStore, type Store } from '../platform/store.ts'

type Change<Value> = (next: (value: Value) => Value) => void

interface Source<Value> {
  readonly read: () => unknown
  readonly write: (value: Value) => void
  /** Another version of the program may have stored it. */
  readonly from: (stored: unknown) => Value
  /** What this window shows once another window has stored something else. */
  readonly merge: (own: Value, stored: Value) => Value
}

interface Personal<Value> {
  readonly store: Store<Value>
  readonly change: Change<Value>
  /** Another window stored something. */
  readonly hear: () => void
}

/** A stored value that several windows change: what another one stored meanwhile is not overwritten. */
export function personal<Value>({ read, write, from, merge }: Source<Value>): Personal<Value> {
  const store = createStore(from(read()))
  // Where storing is impossible, the window keeps its own value.
  let seen = read()
  const hear = () => {
    const stored = read()
    if (stored === undefined || isSame(stored, seen)) return
    seen = stored
    store.set(merge(store.get(), from(stored)))
  }
  return {
    store,
    hear,
    change: (next) => {
      hear()
      store.set(next(store.get()))
      write(store.get())
      seen = read()
    },
  }
}

const entries = new Map<string, Personal<unknown>>()

globalThis.addEventListener?.('storage', (event: StorageEvent) => entries.get(event.key ?? '')?.hear())

function entryOf(key: string, how: Pick<Source<unknown>, 'from' | 'merge'>): Personal<unknown> {
  const known = entries.get(key)
  if (known) return known
  const entry = personal({
    ...how,
    read: () => readJson('local', key),
    write: (value) => writeJson('local', key, value),
  })
  entries.set(key, entry)
  return entry
}

const follow = <Value>(_own: Value, stored: Value): Value => stored

/**
 * A value stored on this device for each person apart, because people share computers. Other windows follow it, but for
 * what `merge` leaves to each window.
 */
export function usePersonal<Value>(
  name: string,
  from: (stored: unknown) => Value,
  merge: (own: Value, stored: Value) => Value = follow,
): readonly [Value, Change<Value>] {
  // §3: without a user, the browser has an id of its own.
  const userId = useStore(sessionStore)?.user.userId ?? browserId()
  const how = { from, merge: merge as Source<unknown>['merge'] }
  const { store, change } = entryOf(`bookrunner.${name}.${userId}`, how)
  return [useStore(store) as Value, change as Change<Value>]
}
