export interface SortBy {
  readonly colId: string
  readonly sort: 'asc' | 'desc'
}

export type SortValue = string | number | bigint | null
export type ValueOf<Row> = (row: Row, colId: string) => SortValue

const collator = new Intl.Collator(['en', 'zh'], { numeric: true, sensitivity: 'base' })

/** What is empty stands last, whichever way it is sorted. */
export function compared(one: SortValue, other: SortValue, way: 1 | -1): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
  if (typeof one === 'string' && typeof other === 'string') return way * collator.compare(one, other)
  return one === other ? 0 : one < other ? -way : way
}

/** Of the values of two rows, column after column: nought where they are alike in all of them. */
function byColumns(
  by: readonly SortBy[],
): (one: readonly SortValue[], other: readonly SortValue[]) => number {
  const ways = by.map(({ sort }): 1 | -1 => (sort === 'asc' ? 1 : -1))
  return (one, other) => {
    for (const [at, way] of ways.entries()) {
      const result = compared(one[at] ?? null, other[at] ?? null, way)
      if (result !== 0) return result
    }
    return 0
  }
}

/** By one column after the other; what is equal in all of them keeps its place. Each value is worked out once. */
export function sortedBy<Row>(
  rows: readonly Row[],
  by: readonly SortBy[],
  valueOf: (row: Row, colId: string) => SortValue,
): Row[] {
  if (by.length === 0) return [...rows]
  const compare = byColumns(by)
  return rows
    .map((row, place) => ({ row, place, values: by.map(({ colId }) => valueOf(row, colId)) }))
    .toSorted((one, other) => compare(one.values, other.values) || one.place - other.place)
    .map(({ row }) => row)
}

/** How rows stood while they are read, and on which end of its likes what is new comes in. */
export interface Steady {
  readonly places: ReadonlyMap<string, number>
  readonly newAt: 'start' | 'end'
}

interface Identified {
  readonly id: string
}

/** What stands keeps its place, and what is new comes in where it moves nothing that is looked at, sorted itself. */
export function steadied<Row extends Identified>(
  rows: readonly Row[],
  { places, newAt }: Steady,
  by: readonly SortBy[],
  valueOf: ValueOf<Row>,
): Row[] {
  const standing = rows
    .filter(({ id }) => places.has(id))
    .toSorted((one, other) => places.get(one.id)! - places.get(other.id)!)
  const came = sortedBy(
    rows.filter(({ id }) => !places.has(id)),
    by,
    valueOf,
  )
  return newAt === 'start' ? [...came, ...standing] : [...standing, ...came]
}

/** Would they stand as they do, were they sorted? */
export function isSorted<Row>(rows: readonly Row[], by: readonly SortBy[], valueOf: ValueOf<Row>): boolean {
  // Asked of every row with every state: where nothing is sorted by, every order is the right one.
  if (by.length === 0) return true
  const compare = byColumns(by)
  const values = rows.map((row) => by.map(({ colId }) => valueOf(row, colId)))
  return values.every((mine, at) => at === 0 || compare(values[at - 1]!, mine) <= 0)
}

/** Rows among their likes in the order that was asked for, or as they stand while they are read. */
export function ordering<Any extends Identified>(
  by: readonly SortBy[],
  valueOf: ValueOf<Any>,
  steady: Steady | undefined,
): { readonly of: <Row extends Any>(rows: readonly Row[]) => Row[]; readonly moved: () => boolean } {
  let moved = false
  return {
    of: (rows) => {
      if (!steady) return sortedBy(rows, by, valueOf)
      const kept = steadied(rows, steady, by, valueOf)
      moved ||= !isSorted(kept, by, valueOf)
      return kept
    },
    /** Would another order hold than that in which they stand? */
    moved: () => moved,
  }
}
