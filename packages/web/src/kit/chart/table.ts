/** A chart as a table: the same figures, exact. */
export interface ChartColumn<Row> {
  readonly key: string
  readonly title: string
  /** What is shown. */
  readonly text: (row: Row) => string
  /** What it is sorted by; the order of the rows where there is none. */
  readonly by?: (row: Row) => string | number | bigint
  /** Figures stand right. */
  readonly right?: boolean
  /** Figures without thousands set apart, as a spreadsheet takes them; else what is shown. */
  readonly copied?: (row: Row) => string
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

/** A name is no formula of whoever pastes it. */
const cell = (text: string): string => {
  const line = text.replaceAll(/[\t\r\n]+/g, ' ').replaceAll('−', '-')
  return formula.test(line) && !figure.test(line) ? `'${line}` : line
}

/** As a spreadsheet takes it from the clipboard: the first row are the titles. */
export function copiedText<Row>({ columns, rows }: ChartTableData<Row>): string {
  const lines = rows.map((row) => columns.map(({ text, copied }) => cell((copied ?? text)(row))))
  return [columns.map(({ title }) => cell(title)), ...lines].map((line) => line.join('\t')).join('\n')
}
