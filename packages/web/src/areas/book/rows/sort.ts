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

/** What stands keeps its place, and what is new comes in where it moves nothing that is looked at. */
export function steadied<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { places, newAt }: Steady,
): Row[] {
  const far = newAt === 'start' ? -1 : places.size
  return rows
    .map((row, place) => ({ row, place, was: places.get(row.id) ?? far }))
    .toSorted((one, other) => one.was - other.was || one.place - other.place)
    .map(({ row }) => row)
}
