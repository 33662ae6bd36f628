import { faceAmount, isFace, showMm } from '../../kernel/index.ts'
import type { OrderRow, RowColumn } from './read-row.ts'

/** The unit of the bare figures in a column of a list. */
export type SizeUnit = 'k' | 'mm'
export type SizeUnits = Partial<Record<RowColumn, SizeUnit>>

const sizeColumns = ['size', 'minSize', 'maxSize', 'reserve'] as const

/** Nobody orders a trillion: a list with such a bare figure has its sizes in full, "200,000,000". */
const inFull = 1_000_000

const bareFigure = (cell: string | undefined): number | undefined => {
  const typed = cell?.trim().replaceAll(',', '') ?? ''
  return /^\d+(\.0+)?$/.test(typed) ? Number(typed) : undefined
}

const inMm = (cell: string, unit: SizeUnit | 'full'): string => {
  const figure = bareFigure(cell)
  if (unit === 'k') return /^[\d.,]+$/.test(cell.trim()) ? `${cell.trim()}k` : cell
  return unit === 'full' && isFace(figure) ? showMm(faceAmount(figure)) : cell
}

/** Rows of a list with their bare sizes in millions, whether the list has them in full, in thousands or in millions. */
export const withSizesInMm = (rows: readonly OrderRow[], units: SizeUnits = {}): OrderRow[] => {
  const isFull = rows.some((row) =>
    sizeColumns.some((column) => !units[column] && (bareFigure(row[column]) ?? 0) >= inFull),
  )
  return rows.map((row) => {
    const inMillions = { ...row }
    for (const column of sizeColumns) {
      const cell = row[column]
      if (cell !== undefined) inMillions[column] = inMm(cell, units[column] ?? (isFull ? 'full' : 'mm'))
    }
    return inMillions
  })
}
