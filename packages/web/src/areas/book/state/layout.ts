import { regions } from '@bookrunner/domain/entities'
import { isSame } from '@bookrunner/domain/kernel'
import { orderChanges } from '@bookrunner/domain/orders'
import { gridLayoutFrom, recordsIn, type GridLayout } from '../../../kit/dense-page/layout.ts'
import { rowHeights, type RowHeight, type SortBy } from '../../../kit/grid/index.ts'
import { isRecord } from '../../../platform/storage.ts'
import { bookSigns, noFilter, type BookFilter } from '../rows/filter.ts'
import { bookViews, type BookViewKind } from '../rows/flatten.ts'

export const bookPhases = ['auto', 'live', 'test', 'fpg', 'all'] as const
/** The phase whose sizes are shown; `auto` follows the deal. */
export type BookPhase = (typeof bookPhases)[number]

/** A layout of a book. */
export interface Layout extends GridLayout {
  readonly view: BookViewKind
  readonly phase: BookPhase
  readonly filter: BookFilter
  readonly rowHeight: RowHeight
}

/** The sortings to choose from, beside the heads of the columns. */
export const bookSorts = ['placed', 'size', 'changed'] as const
export type BookSort = (typeof bookSorts)[number]

export const sortedAs: Readonly<Record<BookSort, readonly SortBy[]>> = {
  // Neither an edit nor a comment changes when an order was placed: its row stays where it is.
  placed: [{ colId: 'createdAt', sort: 'desc' }],
  size: [{ colId: 'size', sort: 'desc' }],
  changed: [{ colId: 'updatedAt', sort: 'desc' }],
}

/** The chosen sorting; none if the head of a column sorts. */
export const sortOf = ({ sort }: Pick<Layout, 'sort'>): BookSort | undefined =>
  bookSorts.find((each) => isSame(sortedAs[each], sort))

export const usualLayout: Layout = {
  view: 'order',
  phase: 'auto',
  filter: noFilter,
  columns: [],
  sort: sortedAs.placed,
  rowHeight: 28,
}

export interface NamedLayout {
  readonly name: string
  readonly layout: Layout
}

export interface StoredLayouts {
  readonly current: Layout
  readonly named: readonly NamedLayout[]
}

export const mostLayouts = 20
const mostName = 40

const oneOf = <T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.find((each) => each === value) ?? otherwise
const someOf = <T extends string>(allowed: readonly T[], value: unknown): T[] =>
  Array.isArray(value) ? allowed.filter((each) => value.includes(each)) : []
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

function filterFrom(stored: unknown): BookFilter {
  if (!isRecord(stored)) return noFilter
  return {
    text: typeof stored['text'] === 'string' ? stored['text'].slice(0, 100) : '',
    change: oneOf(['ALL', ...orderChanges], stored['change'], 'ALL'),
    regions: someOf(regions, stored['regions']),
    classes: texts(stored['classes']),
    through: texts(stored['through']),
    signs: someOf(bookSigns, stored['signs']),
  }
}

/** Parses a stored layout; a wrong part gets its default. */
export function layoutFrom(stored: unknown, known: ReadonlySet<string>): Layout {
  if (!isRecord(stored)) return usualLayout
  return {
    ...gridLayoutFrom(stored, known, usualLayout.sort),
    view: oneOf(bookViews, stored['view'], 'order'),
    phase: oneOf(bookPhases, stored['phase'], 'auto'),
    filter: filterFrom(stored['filter']),
    rowHeight: rowHeights.find((height) => height === stored['rowHeight']) ?? usualLayout.rowHeight,
  }
}

export function layoutsFrom(stored: unknown, known: ReadonlySet<string>): StoredLayouts {
  const record = isRecord(stored) ? stored : {}
  const named = recordsIn(record['named']).flatMap(({ name, layout }): NamedLayout[] =>
    typeof name === 'string' && name.trim() !== '' ? [{ name, layout: layoutFrom(layout, known) }] : [],
  )
  return { current: layoutFrom(record['current'], known), named: named.slice(0, mostLayouts) }
}

/** Saves the current layout under a name, replacing one of the same name. */
export function withNamed({ current, named }: StoredLayouts, typedName: string): StoredLayouts {
  const name = typedName.trim().slice(0, mostName)
  if (name === '') return { current, named }
  const others = named.filter((each) => each.name !== name)
  // A search text is temporary and not part of a layout.
  const layout = { ...current, filter: { ...current.filter, text: '' } }
  return { current, named: [...others, { name, layout }].slice(-mostLayouts) }
}

export const withoutNamed = ({ current, named }: StoredLayouts, name: string): StoredLayouts => ({
  current,
  named: named.filter((each) => each.name !== name),
})
