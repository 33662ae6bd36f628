export interface SortBy {
  readonly colId: string
  readonly sort: 'asc' | 'desc'
}

export type SortValue = string | number | bigint | null
export type ValueOf<Row> = (row: Row, colId: string) => SortValue

const collator = new Intl.Collator(['en', 'zh'], { numeric: true, sensitivity: 'base' })

/** "2026-11-26T06:01:17.724852Z": ten thousand of them compare forty times as fast without the collator. */
const isTime = (text: string): boolean => text.length === 27 && text[10] === 'T' && text[26] === 'Z'

/** Empty values come last in either direction. */
export function compared(one: SortValue, other: SortValue, way: 1 | -1): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
  if (typeof one === 'string' && typeof other === 'string' && !(isTime(one) && isTime(other)))
    return way * collator.compare(one, other)
  return one === other ? 0 : one < other ? -way : way
}

/** Compares two rows column by column; zero if all are equal. */
function byColumns(
  by: readonly SortBy[],
): (one: readonly SortValue[], other: readonly SortValue[]) => number {
  const ways = by.map(({ sort }): 1 | -1 => (sort === 'asc' ? 1 : -1))
  return (one, other) => {
    // No iterator here: this runs hundreds of thousands of times for a large book.
    for (let at = 0; at < ways.length; at += 1) {
      const result = compared(one[at] ?? null, other[at] ?? null, ways[at]!)
      if (result !== 0) return result
    }
    return 0
  }
}

/** Sorts by several columns; equal rows keep their order. Each value is computed once. */
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

/** The places of rows to preserve while the user reads, and the end at which new rows come in. */
export interface Steady {
  readonly places: ReadonlyMap<string, number>
  readonly newAt: 'start' | 'end'
}

interface Identified {
  readonly id: string
}

/** Known rows keep their places; new ones come in sorted at one end. */
export function steadied<Row extends Identified>(
  rows: readonly Row[],
  { places, newAt }: Steady,
  by: readonly SortBy[],
  valueOf: ValueOf<Row>,
): Row[] {
  const placed: { readonly row: Row; readonly place: number }[] = []
  const unplaced: Row[] = []
  // Of all rows, each goes to its place, which takes a third of sorting them. Of a few, most places would be empty.
  const isMost = rows.length > places.size / 8
  const atPlace: (Row | undefined)[] = Array.from({ length: isMost ? places.size : 0 })
  for (const row of rows) {
    const place = places.get(row.id)
    if (place === undefined) unplaced.push(row)
    else if (isMost) atPlace[place] = row
    else placed.push({ row, place })
  }
  const known = isMost
    ? atPlace.filter((row) => row !== undefined)
    : placed.toSorted((one, other) => one.place - other.place).map(({ row }) => row)
  const added = sortedBy(unplaced, by, valueOf)
  return newAt === 'start' ? [...added, ...known] : [...known, ...added]
}

/** Whether the rows are sorted. */
export function isSorted<Row>(rows: readonly Row[], by: readonly SortBy[], valueOf: ValueOf<Row>): boolean {
  // Without sorting every order is correct.
  if (by.length === 0) return true
  const [first, ...others] = by.map(({ colId, sort }) => ({ colId, way: sort === 'asc' ? 1 : -1 }) as const)
  let before = rows[0]
  let last = before && valueOf(before, first!.colId)
  for (const row of rows) {
    // Of a large list the first column alone decides nearly always.
    const value = valueOf(row, first!.colId)
    const result = compared(last!, value, first!.way)
    if (result > 0) return false
    if (result === 0 && !isInOrder(before!, row)) return false
    before = row
    last = value
  }
  return true

  function isInOrder(one: Row, other: Row): boolean {
    for (const { colId, way } of others) {
      const result = compared(valueOf(one, colId), valueOf(other, colId), way)
      if (result !== 0) return result < 0
    }
    return true
  }
}

/** Orders rows by the sorting, or by their places while the user reads. */
export function ordering<Any extends Identified>(
  by: readonly SortBy[],
  valueOf: ValueOf<Any>,
  steady: Steady | undefined,
): { readonly of: <Row extends Any>(rows: readonly Row[]) => Row[]; readonly moved: () => boolean } {
  let moved = false
  return {
    of: (rows) => {
      if (!steady) return sortedBy(rows, by, valueOf)
      const steadyRows = steadied(rows, steady, by, valueOf)
      moved ||= !isSorted(steadyRows, by, valueOf)
      return steadyRows
    },
    /** Whether sorting would change the order. */
    moved: () => moved,
  }
}
