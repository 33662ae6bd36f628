import { isRecord } from '../../platform/storage.ts'
import { storeUnsaved, readUnsaved } from '../../platform/unsaved.ts'
import type { UnreadParts } from './unreads.ts'

/** What was typed in a field, and what it was typed over. */
export interface StoredField {
  readonly from: unknown
  readonly to: unknown
}

/** A draft in this browser tab, until it is saved or given up. */
export interface StoredDraft {
  readonly at: string
  /** The version it was typed over. */
  readonly version: number
  readonly typed: Readonly<Record<string, StoredField>>
  readonly unread: Readonly<Record<string, UnreadParts>>
  readonly contested: readonly string[]
}

const records = <T>(stored: unknown): Record<string, T> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(([, value]) => isRecord(value)),
  ) as Record<string, T>

/** Read with care: an older version of the product may have written it. */
export function parseStored(stored: unknown): StoredDraft | undefined {
  if (!isRecord(stored) || typeof stored['at'] !== 'string') return undefined
  const { contested, version } = stored
  return {
    at: stored['at'],
    version: typeof version === 'number' ? version : 0,
    typed: records(stored['typed']),
    unread: records(stored['unread']),
    contested: Array.isArray(contested) ? contested.map(String) : [],
  }
}

/** A value an older version of the page stored may be built differently: then it is not taken. */
export const hasShapeOf = (known: unknown, stored: unknown): boolean =>
  known === null ||
  stored === null ||
  (Array.isArray(known) === Array.isArray(stored) && typeof known === typeof stored)

/** Read a stored value of a field, or nothing. */
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

export const readStored = (name: string): StoredDraft | undefined => parseStored(readUnsaved(name))

export const forgetStored = (name: string): void => storeUnsaved(name, undefined)

/** Something is typed under this name that was not sent. */
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

/** Stores a draft as it is typed. `nameOf` may change: a new record gets its id when it is saved. */
export function storeDraft(draft: Storable, nameOf: () => string, afterMs = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    storeUnsaved(nameOf(), draft.dirty ? draft.toStore(new Date().toISOString()) : undefined)
  }
  const stop = draft.watchAll(() => {
    if (afterMs === 0) write()
    else timer ??= setTimeout(write, afterMs)
  })
  globalThis.addEventListener('pagehide', write)
  return () => {
    stop()
    globalThis.removeEventListener('pagehide', write)
    if (timer !== undefined) write()
  }
}
