import { isRecord, readJson, writeJson } from '../../../platform/storage.ts'
import { sessionStore } from '../../../platform/session.ts'
import { createStore, useStore, type Store } from '../../../platform/store.ts'
import type { ColumnPlace, SortBy } from '../../../kit/grid/index.ts'
import { allocColumns } from '../grid/columns.ts'
import type { Filters } from '../rows/filter.ts'
import { allocViews, type AllocViewKind } from '../rows/flatten.ts'
import type { BrowserAlloc } from './browser-alloc.ts'

/** How a version is looked at. */
export interface Layout {
  readonly view: AllocViewKind
  readonly filters: Filters
  readonly sort: readonly SortBy[]
  /** In their order; empty: as usual. */
  readonly columns: readonly ColumnPlace[]
}

export const usualLayout: Layout = {
  view: 'order',
  filters: {},
  columns: [],
  sort: [{ colId: 'inSize', sort: 'desc' }],
}

const list = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((each) => isRecord(each)) : []

/** What was kept may be of another version of the program: each part stands or falls alone. */
export function layoutFrom(stored: unknown): Layout {
  if (!isRecord(stored)) return usualLayout
  const known = new Set(allocColumns.map(({ id }) => id))
  const filters = isRecord(stored['filters']) ? stored['filters'] : {}
  return {
    view: allocViews.find((view) => view === stored['view']) ?? 'order',
    filters: Object.fromEntries(
      Object.entries(filters).filter(
        (each): each is [string, string] => known.has(each[0]) && typeof each[1] === 'string',
      ),
    ),
    sort: Array.isArray(stored['sort'])
      ? list(stored['sort']).flatMap(({ colId, sort }): SortBy[] =>
          typeof colId === 'string' && known.has(colId) && (sort === 'asc' || sort === 'desc')
            ? [{ colId, sort }]
            : [],
        )
      : usualLayout.sort,
    columns: list(stored['columns']).flatMap(({ id, width, hidden }): ColumnPlace[] =>
      typeof id === 'string' && known.has(id)
        ? [
            {
              id,
              hidden: hidden === true,
              width: typeof width === 'number' && width >= 40 && width <= 900 ? width : 90,
            },
          ]
        : [],
    ),
  }
}

/** Which columns stand there, in which order and how wide. */
export function columnsShown(
  places: readonly ColumnPlace[],
  { launched, desk }: { readonly launched: boolean; readonly desk: boolean },
  /** Columns that would be empty in every row. */
  empty: readonly string[] = [],
): readonly ColumnPlace[] {
  const kept = new Map(places.map((place, at) => [place.id, { ...place, at }]))
  return allocColumns
    .filter(({ only }) => (only !== 'launched' || launched) && (only !== 'desk' || desk))
    .map((column, usual) => ({ column, at: kept.get(column.id)?.at ?? usual }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ column }) => ({
      id: column.id,
      width: kept.get(column.id)?.width ?? column.width,
      hidden:
        !column.pinned &&
        ((kept.get(column.id)?.hidden ?? column.hidden ?? false) || empty.includes(column.id)),
    }))
}

/** What no order of a version says: its column would be empty in every row. */
export function emptyIn({ rows }: Pick<BrowserAlloc, 'rows'>): string[] {
  const all = [...rows.values()]
  return [
    ...(all.every(({ minSize }) => minSize === null) ? ['minSize'] : []),
    ...(all.every(({ proposed }) => proposed === null) ? ['proposed'] : []),
    ...(all.every(({ reserve }) => reserve === null) ? ['reserve'] : []),
    ...(all.every(({ tags }) => tags.length === 0) ? ['tags'] : []),
  ]
}

/** What is asked of a column that does not stand there narrows nothing: nobody would know by what. */
export function filtersShown(filters: Filters, places: readonly ColumnPlace[]): Filters {
  const shown = new Set(places.flatMap(({ id, hidden }) => (hidden ? [] : id)))
  const held = Object.entries(filters).filter(([id]) => shown.has(id))
  return held.length === Object.keys(filters).length ? filters : Object.fromEntries(held)
}

const stores = new Map<string, Store<Layout>>()
const keyOf = (userId: string) => `bookrunner.alloc.${userId}`

/** A person's own, kept on this device: a shared computer keeps each person's apart. */
export function useLayout(): { readonly layout: Layout; readonly change: (next: Partial<Layout>) => void } {
  const userId = useStore(sessionStore)?.user.userId ?? ''
  const store = stores.get(userId) ?? createStore(layoutFrom(readJson('local', keyOf(userId))))
  stores.set(userId, store)
  const layout = useStore(store)
  return {
    layout,
    change: (next) => {
      store.set({ ...store.get(), ...next })
      writeJson('local', keyOf(userId), store.get())
    },
  }
}
