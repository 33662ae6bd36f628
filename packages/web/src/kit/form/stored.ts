import { isRecord } from '../../platform/storage.ts'
import { userNow } from '../../platform/session.ts'
import { storeUnsaved, readUnsaved } from '../../platform/unsaved.ts'
import type { UnreadParts } from './unreads.ts'

/** The value typed into a field, and the value it replaces. */
export interface StoredField {
  readonly from: unknown
  readonly to: unknown
}

/** A draft in this browser tab, until it is saved or given up. */
export interface StoredDraft {
  readonly at: string
  /** The version it is based on. */
  readonly version: number
  readonly typed: Readonly<Record<string, StoredField>>
  readonly unread: Readonly<Record<string, UnreadParts>>
  readonly contested: readonly string[]
  /** Others saved while it was typed, and the user has not been past that yet. */
  readonly meanwhile?: boolean
  /** The question that it answers, if its form is asked more than one. */
  readonly about?: string | undefined
}

const records = <T>(stored: unknown): Record<string, T> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(([, value]) => isRecord(value)),
  ) as Record<string, T>

/** Checks every part: an older version of the product may have stored the draft. */
export function parseStored(stored: unknown): StoredDraft | undefined {
  if (!isRecord(stored) || typeof stored['at'] !== 'string') return undefined
  const { about, contested, meanwhile, version } = stored
  return {
    at: stored['at'],
    version: typeof version === 'number' ? version : 0,
    typed: records(stored['typed']),
    unread: records(stored['unread']),
    contested: Array.isArray(contested) ? contested.map(String) : [],
    meanwhile: meanwhile === true,
    ...(typeof about === 'string' && { about }),
  }
}

/** An older version of the page may have stored a value of another shape, which is not restored. */
export const hasShapeOf = (known: unknown, stored: unknown): boolean =>
  known === null ||
  stored === null ||
  (Array.isArray(known) === Array.isArray(stored) && typeof known === typeof stored)

/** Each reader returns the stored value of a field, or undefined if it cannot be read. */
export type Readers<Values> = { readonly [F in keyof Values]?: (stored: unknown) => Values[F] | undefined }

/** Without the fields that an older version of the page stored in another form. */
export function readableOf<Values>(stored: StoredDraft, readers: Readers<Values>): StoredDraft {
  const readField = ([field, { from, to }]: [string, StoredField]): [string, StoredField][] => {
    const read = readers[field as keyof Values] ?? ((value: unknown) => value)
    const each = { from: read(from), to: read(to) }
    return each.from === undefined || each.to === undefined ? [] : [[field, each]]
  }
  return { ...stored, typed: Object.fromEntries(Object.entries(stored.typed).flatMap(readField)) }
}

/** The values before, and those typed over them. */
export function sidesOf(fields: StoredDraft['typed']) {
  const side = (which: keyof StoredField) =>
    Object.fromEntries(Object.entries(fields).map(([field, each]) => [field, each[which]]))
  return { over: side('from'), typed: side('to') }
}

/** The draft of this name that answers this question: what was typed to another one is forgotten. */
export function readStored(name: string, about?: string): StoredDraft | undefined {
  const stored = parseStored(readUnsaved(name))
  if (!stored || stored.about === about) return stored
  forgetStored(name)
  return undefined
}

export const forgetStored = (name: string): void => storeUnsaved(name, undefined)

/** There is an unsaved draft of this name. */
export const hasStored = (name: string): boolean => readUnsaved(name) !== undefined

const askedFor = new Set<string>()
const ask = (event: BeforeUnloadEvent): void => {
  if ([...askedFor].some(hasStored)) event.preventDefault()
}

/** Whoever closes the window over this draft is asked first, on every page: it goes with the browser tab. */
export function askOnClose(name: string): void {
  askedFor.add(name)
  globalThis.addEventListener('beforeunload', ask)
}

interface Storable {
  readonly dirty: boolean
  readonly toStore: (at: string) => StoredDraft
  readonly watchAll: (listener: () => void) => () => void
}

interface Storing {
  /** Waits as long after a key, so that not every key is written. */
  readonly afterMs?: number
  readonly about?: string | undefined
  /** Fields that are never stored: passwords. */
  readonly unstored?: readonly string[]
}

const without = (draft: StoredDraft, fields: readonly string[]): StoredDraft => ({
  ...draft,
  typed: Object.fromEntries(Object.entries(draft.typed).filter(([field]) => !fields.includes(field))),
})

/**
 * Stores a draft while the user types, for the one who typed it. `nameOf` may change: a new record gets its id when it is
 * saved.
 */
export function storeDraft(draft: Storable, nameOf: () => string, storing: Storing = {}): () => void {
  const { afterMs = 0, about, unstored = [] } = storing
  const userId = userNow()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const typed = draft.dirty ? without(draft.toStore(new Date().toISOString()), unstored) : undefined
    storeUnsaved(nameOf(), typed && { ...typed, about }, userId)
  }
  const stop = draft.watchAll(() => {
    if (afterMs === 0) write()
    else timer ??= setTimeout(write, afterMs)
  })
  // The same text answers another question now.
  if (about !== undefined && draft.dirty) write()
  // Only what waits: another draft of this name may have stored its text since.
  const writeWaiting = () => {
    if (timer !== undefined) write()
  }
  globalThis.addEventListener('pagehide', writeWaiting)
  return () => {
    stop()
    globalThis.removeEventListener('pagehide', writeWaiting)
    writeWaiting()
  }
}
