import { isRecord } from '../../platform/storage.ts'
import type { ColumnPlace, SortBy } from '../grid/index.ts'

/** The part of a layout that every dense grid has. */
export interface GridLayout {
  readonly sort: readonly SortBy[]
  /** In their order; empty: the default columns. */
  readonly columns: readonly ColumnPlace[]
}

interface PlacedColumn {
  readonly id: string
  readonly width: number
  readonly hidden?: boolean
  readonly pinned?: boolean
}

const narrowest = 40
const widest = 900
const defaultWidth = 90

export const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((each) => isRecord(each)) : []

const widthFrom = (width: unknown): number =>
  typeof width === 'number' && width >= narrowest && width <= widest ? width : defaultWidth

/** Another version of the program may have stored the layout: only its valid parts are used. */
export const gridLayoutFrom = (
  stored: Record<string, unknown>,
  known: ReadonlySet<string>,
  sort: readonly SortBy[],
): GridLayout => ({
  columns: recordsIn(stored['columns']).flatMap(({ id, width, hidden }): ColumnPlace[] =>
    typeof id === 'string' && known.has(id) ? [{ id, width: widthFrom(width), hidden: hidden === true }] : [],
  ),
  sort: Array.isArray(stored['sort'])
    ? recordsIn(stored['sort']).flatMap(({ colId, sort: way }): SortBy[] =>
        typeof colId === 'string' && known.has(colId) && (way === 'asc' || way === 'desc')
          ? [{ colId, sort: way }]
          : [],
      )
    : sort,
})

/** All columns of a grid in their order; a column that is newer than the stored layout is in its default place. */
export function placeColumns<Column extends PlacedColumn>(
  columns: readonly Column[],
  places: readonly ColumnPlace[],
  isHidden: (column: Column) => boolean,
): ColumnPlace[] {
  const stored = new Map(places.map((place, at) => [place.id, { ...place, at }]))
  return columns
    .map((column, usual) => ({ column, at: stored.get(column.id)?.at ?? usual }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ column }) => {
      const own = stored.get(column.id)
      return {
        id: column.id,
        width: own?.width ?? column.width,
        hidden: !column.pinned && ((own?.hidden ?? column.hidden ?? false) || isHidden(column)),
      }
    })
}

/** Places and widths from the grid. Columns that only the grid hides do not count as hidden by the user. */
export const withChosenHiding = (
  next: readonly ColumnPlace[],
  chosen: readonly ColumnPlace[],
): ColumnPlace[] => {
  const hidden = new Map(chosen.map((place) => [place.id, place.hidden]))
  return next.map((place) => ({ ...place, hidden: hidden.get(place.id) ?? place.hidden }))
}
