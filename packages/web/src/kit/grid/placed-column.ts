import type { ColDef, ITooltipParams } from 'ag-grid-community'
import type { ColumnPlace } from './room.ts'
import type { SortBy } from './sort.ts'

interface Placed<Row, Context> {
  /** Its own name, and with its unit. */
  readonly name: string
  readonly head: string
  readonly pinned?: boolean
  readonly right?: boolean
  readonly title?: ((row: Row, context: Context) => string | undefined) | undefined
}

/** What of a column follows from where it stands: its place, width, sorting and what is said of it. */
export function placedColumn<Row, Context>(
  { id, width, hidden }: ColumnPlace,
  sort: readonly SortBy[],
  { name, head, pinned = false, right = false, title }: Placed<Row, Context>,
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
    // Rows come in their order: what stands under another one is sorted among its likes.
    comparator: () => 0,
    ...(title && {
      tooltip: ({ data, context }: ITooltipParams<Row>) => data && title(data, context as Context),
    }),
  }
}
