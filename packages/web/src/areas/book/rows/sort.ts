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

/** By one column after the other; what is equal in all of them keeps its place. Each value is worked out once. */
export function sortedBy<Row extends GridRow>(
  rows: readonly Row[],
  by: readonly SortBy[],
  valueOf: ValueOf,
): Row[] {
  if (by.length === 0) return [...rows]
  const ways = by.map(({ sort }): 1 | -1 => (sort === 'asc' ? 1 : -1))
  return rows
    .map((row, place) => ({ row, place, values: by.map(({ colId }) => valueOf(row, colId)) }))
    .toSorted((one, other) => {
      for (const [at, way] of ways.entries()) {
        const result = compared(one.values[at] ?? null, other.values[at] ?? null, way)
        if (result !== 0) return result
      }
      return one.place - other.place
    })
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
  const ways = by.map(({ sort }): 1 | -1 => (sort === 'asc' ? 1 : -1))
  const values = rows.map((row) => by.map(({ colId }) => valueOf(row, colId)))
  return values.every((mine, at) => {
    const before = values[at - 1]
    if (!before) return true
    for (const [column, way] of ways.entries()) {
      const result = compared(before[column] ?? null, mine[column] ?? null, way)
      if (result !== 0) return result < 0
    }
    return true
  })
}
