import type { GridRow } from './grid-row.ts'

export interface SortBy {
  readonly colId: string
  readonly sort: 'asc' | 'desc'
}

export type SortValue = string | number | bigint | null
export type ValueOf = (row: GridRow, colId: string) => SortValue

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
export function sortedBy<Row extends GridRow>(
  rows: readonly Row[],
  by: readonly SortBy[],
  valueOf: ValueOf,
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

/** What stands keeps its place, and what is new comes in where it moves nothing that is looked at, sorted itself. */
export function steadied<Row extends GridRow>(
  rows: readonly Row[],
  { places, newAt }: Steady,
  by: readonly SortBy[],
  valueOf: ValueOf,
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
export function isSorted(rows: readonly GridRow[], by: readonly SortBy[], valueOf: ValueOf): boolean {
  // Asked of every row with every state: where nothing is sorted by, every order is the right one.
  if (by.length === 0) return true
  const compare = byColumns(by)
  const values = rows.map((row) => by.map(({ colId }) => valueOf(row, colId)))
  return values.every((mine, at) => at === 0 || compare(values[at - 1]!, mine) <= 0)
}
