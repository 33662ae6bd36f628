interface PageRequest<Field extends string> {
  pageNum: number
  pageSize: number
  sortField?: Field | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

/** Compared as a reader would: numbers by their size, texts without regard to case. */
const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')

/** A page of rows that are in memory. Without a sort, rows stay as they are. */
export const pageOfRows = <Row, Field extends string>(
  rows: readonly Row[],
  { pageNum, pageSize, sortField, sortOrder = 'asc' }: PageRequest<Field>,
  valueOf: Readonly<Record<Field, (row: Row) => string | number>>,
): { list: Row[]; pageNum: number; pageSize: number; total: number } => {
  const sign = sortOrder === 'desc' ? -1 : 1
  const value = sortField && valueOf[sortField]
  const sorted = value ? rows.toSorted((a, b) => sign * compare(value(a), value(b))) : rows
  const offset = (pageNum - 1) * pageSize
  return { list: sorted.slice(offset, offset + pageSize), pageNum, pageSize, total: rows.length }
}
