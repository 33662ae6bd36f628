import type { AllocRow } from '@bookrunner/contract/allocation'
import { gridLayoutFrom, placeColumns, type GridLayout } from '../../../kit/dense-page/layout.ts'
import { usePersonal } from '../../../kit/use-personal.ts'
import { isRecord } from '../../../platform/storage.ts'
import type { ColumnPlace } from '../../../kit/grid/index.ts'
import { allocColumns } from '../grid/columns.ts'
import { isFlagged } from '../grid/flags.ts'
import type { Filters } from '../rows/filter.ts'
import { allocViews, type AllocViewKind } from '../rows/flatten.ts'
import type { BrowserAlloc } from './browser-alloc.ts'

/** The layout of a version's lines. */
export interface Layout extends GridLayout {
  readonly view: AllocViewKind
  readonly filters: Filters
}

export const usualLayout: Layout = {
  view: 'order',
  filters: {},
  columns: [],
  sort: [{ colId: 'inSize', sort: 'desc' }],
}

const known = new Set(allocColumns.map(({ id }) => id))

/** Validates each part of a stored layout by itself. */
export function layoutFrom(stored: unknown): Layout {
  if (!isRecord(stored)) return usualLayout
  const filters = isRecord(stored['filters']) ? stored['filters'] : {}
  return {
    ...gridLayoutFrom(stored, known, usualLayout.sort),
    view: allocViews.find((view) => view === stored['view']) ?? 'order',
    filters: Object.fromEntries(
      Object.entries(filters).filter(
        (each): each is [string, string] => known.has(each[0]) && typeof each[1] === 'string',
      ),
    ),
  }
}

/** The columns of a version in their order. */
export const columnsShown = (
  places: readonly ColumnPlace[],
  { launched, desk }: { readonly launched: boolean; readonly desk: boolean },
  /** Columns that would be empty in every row. */
  empty: readonly string[] = [],
): readonly ColumnPlace[] =>
  placeColumns(
    allocColumns.filter(({ only }) => (only !== 'launched' || launched) && (only !== 'desk' || desk)),
    places,
    ({ id }) => empty.includes(id),
  )

/** The reader sees why its size is what it is. */
const isReasoned = ({ by, whyOut, note, full }: AllocRow): boolean =>
  full || [by, whyOut, note].some((reason) => reason !== null)

/** The columns that would be empty in every row of a version. */
export function emptyIn(
  { rows }: Pick<BrowserAlloc, 'rows'>,
  { desk }: { readonly desk: boolean },
): string[] {
  const all = [...rows.values()]
  return [
    ...(all.every(({ inSize, acceptedIn }) => inSize === acceptedIn) ? ['conditional'] : []),
    ...(all.every(({ minSize }) => minSize === null) ? ['minSize'] : []),
    ...(all.every(({ proposed }) => proposed === null) ? ['proposed'] : []),
    ...(all.every(({ reserve }) => reserve === null) ? ['reserve'] : []),
    ...(all.every(({ tags }) => tags.length === 0) ? ['tags'] : []),
    ...(all.some(isFlagged) ? [] : ['flags']),
    // The desk enters reasons in it.
    ...(desk || all.some(isReasoned) ? [] : ['note']),
  ]
}

/** Drops filters of hidden columns: nobody would see why rows are missing. */
export function filtersShown(filters: Filters, places: readonly ColumnPlace[]): Filters {
  const shown = new Set(places.flatMap(({ id, hidden }) => (hidden ? [] : id)))
  const visible = Object.entries(filters).filter(([id]) => shown.has(id))
  return visible.length === Object.keys(filters).length ? filters : Object.fromEntries(visible)
}

/** Two windows of a person show two versions, each with filters of its own. */
const ownOf = (own: Layout): Layout => own

/** The stored layout of a user. */
export function useLayout(): { readonly layout: Layout; readonly change: (next: Partial<Layout>) => void } {
  const [layout, update] = usePersonal('alloc', layoutFrom, ownOf)
  return { layout, change: (next) => update((before) => ({ ...before, ...next })) }
}
