import { isRecord } from '../../../platform/storage.ts'
import { places, type Patch, type Place } from './places.ts'
import type { Unread } from './unreads.ts'

/** What was typed in a field, and what it was typed over. */
export interface Typed {
  readonly from: unknown
  readonly to: unknown
}

export interface Backup {
  readonly at: string
  readonly typed: Readonly<Record<string, Typed>>
  readonly unread: Readonly<Record<string, Readonly<Record<string, Unread>>>>
}

export const isPlace = (text: string): text is Place => places.some((place) => place === text)

function onlyPlaces<T>(stored: unknown): Record<string, T> {
  const entries = isRecord(stored) ? Object.entries(stored) : []
  return Object.fromEntries(entries.filter(([key, value]) => isPlace(key) && isRecord(value))) as Record<
    string,
    T
  >
}

/** Read with care: an older version of the product may have written it. */
export function parseBackup(stored: unknown): Backup | undefined {
  if (!isRecord(stored) || typeof stored['at'] !== 'string') return undefined
  return { at: stored['at'], typed: onlyPlaces(stored['typed']), unread: onlyPlaces(stored['unread']) }
}

/** What stood there before, and what was typed over it. */
export function sidesOf(typed: Backup['typed']): { readonly over: Patch; readonly mine: Patch } {
  const side = (which: keyof Typed) =>
    Object.fromEntries(Object.entries(typed).map(([place, each]) => [place, each[which]]))
  return { over: side('from'), mine: side('to') }
}
