/** A chart as a table: the same figures, exact. */
export interface ChartColumn<Row> {
  readonly key: string
  readonly title: string
  /** The shown text. */
  readonly text: (row: Row) => string
  /** The value to sort by; without it the column has no sorting. */
  readonly by?: (row: Row) => string | number | bigint
  /** Right-aligned. */
  readonly right?: boolean
  /** The text for a spreadsheet, without thousands separators; by default the shown text. */
  readonly exact?: (row: Row) => string
}

export interface ChartTableData<Row> {
  readonly columns: readonly ChartColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

export const compared = (one: string | number | bigint, other: string | number | bigint): number =>
  typeof one === 'string' && typeof other === 'string'
    ? one.localeCompare(other)
    : one < other
      ? -1
      : one > other
        ? 1
        : 0

const formula = /^[=+\-@\t\r]/
const figure = /^[-+]?\d+(\.\d+)?$/

/** A name must not become a formula in a spreadsheet. */
const cell = (text: string): string => {
  const line = text.replaceAll(/[\t\r\n]+/g, ' ').replaceAll('−', '-')
  const safe = formula.test(line) && !figure.test(line) ? `'${line}` : line
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The table as a CSV file: the first row has the titles. Excel finds Chinese by the mark at the start. */
export function csvText<Row>({ columns, rows }: ChartTableData<Row>): string {
  const lines = rows.map((row) => columns.map(({ text, exact }) => cell((exact ?? text)(row))))
  return `\uFEFF${[columns.map(({ title }) => cell(title)), ...lines].map((line) => line.join(',')).join('\r\n')}`
}
