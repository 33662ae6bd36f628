import type { ColDef, ITooltipParams } from 'ag-grid-community'
import type { ColumnPlace } from './room.ts'
import type { SortBy } from './sort.ts'

interface ColumnHeader<Row, Context> {
  /** The name without and with the unit. */
  readonly name: string
  readonly head: string
  readonly pinned?: boolean
  readonly right?: boolean
  readonly title?: ((row: Row, context: Context) => string | undefined) | undefined
}

/** The part of a column's definition that follows from its place: width, sorting, heading. */
export function placedColumn<Row, Context>(
  { id, width, hidden }: ColumnPlace,
  sort: readonly SortBy[],
  { name, head, pinned = false, right = false, title }: ColumnHeader<Row, Context>,
): ColDef<Row> {
  const at = sort.findIndex(({ colId }) => colId === id)
  return {
    colId: id,
    width,
    hide: hidden,
    headerTooltip: name,
    headerName: head,
    pinned: pinned ? 'left' : null,
    lockPinned: true,
    type: right ? 'rightAligned' : [],
    sort: sort[at]?.sort ?? null,
    sortIndex: at < 0 ? null : at,
    // The rows arrive sorted, because children are sorted among themselves.
    comparator: () => 0,
    ...(title && {
      tooltip: ({ data, context }: ITooltipParams<Row>) => data && title(data, context as Context),
    }),
  }
}
