import { browserId, sessionStore } from '../platform/session.ts'
import { readJson, writeJson } from '../platform/storage.ts'
import { createStore, useStore, type Store } from '../platform/store.ts'

type Change<Value> = (next: (value: Value) => Value) => void

interface Entry {
  readonly store: Store<unknown>
  readonly change: Change<unknown>
}

const entries = new Map<string, Entry>()

function entryOf(key: string, from: (stored: unknown) => unknown): Entry {
  const known = entries.get(key)
  if (known) return known
  const store = createStore(from(readJson('local', key)))
  const change: Entry['change'] = (next) => {
    store.set(next(store.get()))
    writeJson('local', key, store.get())
  }
  const entry = { store, change }
  entries.set(key, entry)
  return entry
}

/** A value stored on this device for each person apart, because people share computers. */
export function usePersonal<Value>(
  name: string,
  from: (stored: unknown) => Value,
): readonly [Value, Change<Value>] {
  // §3: without a user, the browser has an id of its own.
  const userId = useStore(sessionStore)?.user.userId ?? browserId()
  const { store, change } = entryOf(`bookrunner.${name}.${userId}`, from)
  return [useStore(store) as Value, change as Change<Value>]
}
