import type { AllocRow } from '@bookrunner/contract/allocation'
import { groupKey, groupsOf } from '../../../kit/dense-page/groups.ts'
import { ordering, type SortBy, type Steady, type ValueOf } from '../../../kit/grid/index.ts'
import type { Edits, PendingEdit } from '../state/edits.ts'
import { editsIn, sizeCounted } from '../state/edits.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { sumsOf, type GridRow, type MergeLine, type OrderLine, type Sums } from './grid-row.ts'

/** The views of the lines, with their kinds of subtotals. */
export const allocViews = ['order', 'type', 'region', 'group'] as const
export type AllocViewKind = (typeof allocViews)[number]

/** Names in the reader's language. */
export interface Names {
  readonly holder: (holder: string) => string
  readonly type: (classId: string | null) => string
  readonly region: (region: string | null) => string
  readonly group: (groupId: string) => string
}

export interface FlattenRequest {
  readonly view: AllocViewKind
  readonly passes: ((line: OrderLine) => boolean) | undefined
  readonly sort: readonly SortBy[]
  /** Whether a group is open, by its id. */
  readonly isOpen: (id: string) => boolean
  readonly names: Names
  readonly valueOf: ValueOf<GridRow>
  readonly edits: Edits
  /** The current order of rows, which stays while the user works among them. */
  readonly steady?: Steady | undefined
}

export interface Flat {
  readonly rows: readonly GridRow[]
  /** All lines of the filter, also in collapsed groups, for bulk actions. */
  readonly lines: readonly OrderLine[]
  readonly all: number
  readonly shown: number
  readonly sums: Sums
  /** Sorting again would change the order of rows. */
  readonly moved: boolean
}

interface CachedLine {
  readonly edit: PendingEdit | undefined
  readonly noteEdit: PendingEdit | undefined
  readonly investor: string
  readonly depth: number
  readonly line: OrderLine
}

/** Cached lines: unchanged lines stay the same object and are not drawn again. */
const cachedLines = new WeakMap<AllocRow, CachedLine>()

export const lineOf = (row: AllocRow, edits: Edits, investor: string, depth = 0): OrderLine => {
  const { edit, noteEdit } = editsIn(edits, row.orderId)
  const cached = cachedLines.get(row)
  if (cached && cached.edit === edit && cached.noteEdit === noteEdit && cached.investor === investor)
    if (cached.depth === depth) return cached.line
  const size = sizeCounted(row, edits)
  const line: OrderLine = { kind: 'order', id: row.orderId, row, edit, noteEdit, size, investor, depth }
  cachedLines.set(row, { edit, noteEdit, investor, depth, line })
  return line
}

const keyOf = ({ row }: OrderLine, { holders }: BrowserAlloc, view: AllocViewKind): string => {
  if (view === 'type') return `type:${row.classId ?? ''}`
  if (view === 'region') return `region:${row.region ?? ''}`
  return groupKey(row.holder, holders)
}

/** The name of what merged orders have in common: their group, else the first house. */
const mergeName = (members: readonly OrderLine[], { holders }: BrowserAlloc, names: Names): string => {
  const groups = new Set(members.map(({ row }) => holders.get(row.holder)?.groupId ?? null))
  const [groupId] = groups
  const name = groupId && groups.size === 1 ? names.group(groupId) : (members[0]?.investor ?? '')
  return `${name} (${members.length})`
}

/** A parent row for the orders of each merge, whose size is that of all of them. */
function mergesIn(
  alloc: BrowserAlloc,
  every: readonly OrderLine[],
  { names, edits, isOpen }: FlattenRequest,
): ReadonlyMap<string, MergeLine> {
  const membersOf = Map.groupBy(every, ({ row }) => row.mergeId ?? '')
  return new Map(
    alloc.merges.flatMap(({ mergeId, inSize, most }) => {
      const members = membersOf.get(mergeId)
      if (!members) return []
      const id = `merge:${mergeId}`
      const line: MergeLine = {
        kind: 'merge',
        typed: true,
        id,
        mergeId,
        investor: mergeName(members, alloc, names),
        depth: 0,
        // Together they count no more than the merge.
        sums: { ...sumsOf(members), inSize: BigInt(inSize), acceptedIn: BigInt(most) },
        open: isOpen(id),
        members,
        edit: edits.get(id),
      }
      return [[mergeId, line]]
    }),
  )
}

/** The visible rows of a view from top to bottom. */
export function flatten(alloc: BrowserAlloc, request: FlattenRequest): Flat {
  const { view, passes, sort, valueOf, steady, names, isOpen, edits } = request
  const depthOf = ({ mergeId }: AllocRow) => (view === 'order' && mergeId === null ? 0 : 1)
  const order = ordering<GridRow>(sort, valueOf, steady)
  const every = [...alloc.rows.values()].map((row) =>
    lineOf(row, edits, names.holder(row.holder), depthOf(row)),
  )
  const lines = passes ? every.filter(passes) : every
  const totals = { all: every.length, shown: lines.length, sums: sumsOf(lines) }
  if (view === 'order' && alloc.merges.length === 0) {
    const rows = order.of(lines)
    return { ...totals, lines: rows, rows, moved: order.moved() }
  }
  if (view === 'order') {
    const merges = mergesIn(alloc, every, request)
    const heads = new Set<GridRow>(lines.map((line) => merges.get(line.row.mergeId ?? '') ?? line))
    const shown = new Set(lines)
    const sorted = order.of([...heads]).map((head) => ({
      head,
      members: head.kind === 'merge' ? order.of(head.members.filter((line) => shown.has(line))) : [],
    }))
    return {
      ...totals,
      lines: sorted.flatMap(({ head, members }) => (head.kind === 'order' ? [head] : members)),
      rows: sorted.flatMap(({ head, members }): GridRow[] =>
        head.kind === 'merge' && head.open ? [head, ...members] : [head],
      ),
      moved: order.moved(),
    }
  }
  const heads = groupsOf(lines, {
    keyOf: (line) => keyOf(line, alloc, view),
    sumsOf,
    isOpen,
    names: { ...names, house: names.holder },
  })
  const sorted = order.of(heads).map(({ members, ...head }) => ({ head, members: order.of(members) }))
  return {
    ...totals,
    lines: sorted.flatMap(({ members }) => members),
    rows: sorted.flatMap(({ head, members }): GridRow[] => (head.open ? [head, ...members] : [head])),
    moved: order.moved(),
  }
}
