import { bareAmount, faceAmount, isFace, showMm } from '../../kernel/index.ts'
import type { OrderRow, RowColumn } from './read-row.ts'

/** The unit of the bare figures in a column of a list. */
export type SizeUnit = 'k' | 'mm'
export type SizeUnits = Partial<Record<RowColumn, SizeUnit>>
/** How a list has its bare sizes: in millions, "200", or in full, "200,000,000". */
export type BareSizes = 'mm' | 'full'

const sizeColumns = ['size', 'minSize', 'maxSize', 'reserve'] as const

/** Nobody orders a trillion: a list with such a bare figure has its sizes in full. */
const inFull = 1_000_000

const bareFigure = (cell: string | undefined): number | undefined => {
  const typed = bareAmount(cell ?? '') ?? ''
  return /^\d+(\.0+)?$/.test(typed) ? Number(typed) : undefined
}

/** The sizes of a row for which neither the cell nor the heading names a unit. */
export const bareSizesIn = (row: OrderRow, units: SizeUnits = {}): OrderRow =>
  Object.fromEntries(
    sizeColumns.flatMap((column) => {
      const cell = row[column]
      return units[column] || bareFigure(cell) === undefined ? [] : [[column, cell]]
    }),
  )

/** How a list most likely has its bare sizes; undefined if it has none. */
export const likelyBareSizes = (rows: readonly OrderRow[], units: SizeUnits = {}): BareSizes | undefined => {
  const figures = rows.flatMap((row) =>
    Object.values(bareSizesIn(row, units)).map((cell) => bareFigure(cell) ?? 0),
  )
  if (figures.length === 0) return undefined
  return figures.some((figure) => figure >= inFull) ? 'full' : 'mm'
}

/** A size of a list in millions. */
export const sizeInMm = (cell: string, unit: SizeUnit | 'full'): string => {
  if (unit === 'k') return bareAmount(cell) === undefined ? cell : `${cell.trim()}k`
  const figure = bareFigure(cell)
  return unit === 'full' && isFace(figure) ? showMm(faceAmount(figure)) : cell
}

/** Rows of a list with their bare sizes in millions, whether the list has them in full, in thousands or in millions. */
export const withSizesInMm = (rows: readonly OrderRow[], units: SizeUnits = {}): OrderRow[] => {
  const bare = likelyBareSizes(rows, units) ?? 'mm'
  return rows.map((row) => {
    const inMillions = { ...row }
    for (const column of sizeColumns) {
      const cell = row[column]
      if (cell !== undefined) inMillions[column] = sizeInMm(cell, units[column] ?? bare)
    }
    return inMillions
  })
}
