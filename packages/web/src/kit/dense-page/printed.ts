import type { PaperColumn, PaperRow } from '../page-pdf/index.ts'
import type { ColumnPlace } from '../grid/index.ts'

interface PrintedRow {
  readonly id: string
  readonly kind: string
  readonly depth: number
}

interface TableInput<Row extends PrintedRow, Column> {
  readonly rows: readonly Row[]
  readonly total: Row
  /** More feet below the total. */
  readonly parts?: readonly Row[]
  /** At most so many rows, and the feet. */
  readonly most: number
  readonly places: readonly ColumnPlace[]
  readonly columnOf: (id: string) => Column | undefined
  readonly headOf: (column: Column) => string
  readonly textOf: (row: Row, column: Column) => string
  readonly isStruck?: (row: Row) => boolean
}

/** The shown columns and rows of a dense grid, as texts. */
export function printedTable<
  Row extends PrintedRow,
  Column extends { readonly id: string; readonly right?: boolean },
>({ rows, total, parts = [], most, places, columnOf, headOf, textOf, isStruck }: TableInput<Row, Column>) {
  const columns = places.flatMap(({ id, width, hidden }) => {
    const column = hidden ? undefined : columnOf(id)
    return column ? [{ column, width }] : []
  })
  return {
    cut: rows.length > most,
    columns: columns.map(({ column, width }): PaperColumn => ({
      id: column.id,
      head: headOf(column),
      width,
      right: column.right === true,
      names: column.id === 'investor',
    })),
    rows: [...rows.slice(0, most), total, ...parts].map((row): PaperRow => ({
      id: row.id,
      strong: row.kind === 'group' || row.kind === 'total',
      depth: row.depth,
      struck: isStruck?.(row) ?? false,
      cells: columns.map(({ column }) => textOf(row, column)),
    })),
  }
}
