import { isRecord } from '../../platform/storage.ts'
import { usePersonal } from '../use-personal.ts'
import type { Sort } from './address.ts'
import { narrowestColumn } from './SizableHeader.tsx'

/** How a person looks at one list, remembered on this device. */
export interface ListPreferences {
  /** As cards or as a table, where the list offers both. */
  readonly view: 'cards' | 'table' | undefined
  /** Columns that aren't shown; undefined as long as nobody chose. */
  readonly hidden: readonly string[] | undefined
  readonly widths: Readonly<Record<string, number>>
  /** Of a list that is loaded whole; that of a paged one is in the address. */
  readonly sort: Sort | undefined
}

export const defaultPreferences: ListPreferences = {
  view: undefined,
  hidden: undefined,
  widths: {},
  sort: undefined,
}

function sortFrom(stored: unknown): Sort | undefined {
  if (!isRecord(stored)) return undefined
  const { field, order } = stored
  return typeof field === 'string' && (order === 'asc' || order === 'desc') ? { field, order } : undefined
}

/** Another version of the program may have stored the preferences: only their valid parts are used. */
export function preferencesFrom(stored: unknown): ListPreferences {
  if (!isRecord(stored)) return defaultPreferences
  const { view, hidden, widths, sort } = stored
  return {
    view: view === 'table' || view === 'cards' ? view : undefined,
    hidden: Array.isArray(hidden) ? hidden.filter((id): id is string => typeof id === 'string') : undefined,
    widths: Object.fromEntries(
      Object.entries(isRecord(widths) ? widths : {}).filter(
        (pair): pair is [string, number] => typeof pair[1] === 'number' && pair[1] >= narrowestColumn,
      ),
    ),
    sort: sortFrom(sort),
  }
}

/** The preferences of one list. */
export function useListPreferences(name: string): {
  readonly preferences: ListPreferences
  readonly prefer: (change: Partial<ListPreferences>) => void
} {
  const [preferences, update] = usePersonal(`list.${name}`, preferencesFrom)
  return { preferences, prefer: (change) => update((before) => ({ ...before, ...change })) }
}
