/** Figures to calculate with are numbers; everything else is text, so that Excel interprets nothing. */
export type SheetCell = string | number | null

export interface SheetColumn {
  header: string
  width: number
  /** For columns of numbers, Excel's format. With optional decimals, `#,##0.######`, whole numbers have no point. */
  format?: string
  /** Excel offers these cells of another sheet, below its headings; other text is allowed. */
  choices?: { sheet: string; column: number; count: number }
}

export interface Sheet {
  name: string
  /** Lines of text above the headings. */
  above?: readonly string[]
  columns: readonly SheetColumn[]
  rows: AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>
}
