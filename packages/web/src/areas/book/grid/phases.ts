import type { BookLevels } from '@bookrunner/contract/book'
import { placeColumns } from '../../../kit/dense-page/layout.ts'
import type { ColumnPlace } from '../../../kit/grid/index.ts'
import type { BookPhase } from '../state/layout.ts'
import type { BookColumn } from './column.ts'
import { bookColumns } from './columns.ts'

/** The phase whose sizes are shown: a test while it runs, FPG from its push on, else live. */
export const phaseOfBook = ({ status, test, push }: Pick<BookLevels, 'status' | 'test' | 'push'>) => {
  if (push !== null && status !== 'IPG' && status !== 'Test') return 'fpg'
  return test?.open || (test && status === 'Test') ? 'test' : 'live'
}

const isOfPhase = (
  { phase }: BookColumn,
  shown: Exclude<BookPhase, 'auto'>,
  { status }: Pick<BookLevels, 'status'>,
): boolean => {
  if (phase === undefined || shown === 'all') return true
  return phase === 'priced' ? status === 'Priced' : phase === shown
}

/** The columns, their order, width and visibility. Each phase shows its own sizes beside the live ones. */
export function columnsShown(
  places: readonly ColumnPlace[],
  chosen: BookPhase,
  levels: Pick<BookLevels, 'status' | 'test' | 'push'>,
  /** Columns that are empty in every row. */
  empty: readonly string[] = [],
): readonly ColumnPlace[] {
  const phase = chosen === 'auto' ? phaseOfBook(levels) : chosen
  return placeColumns(
    bookColumns,
    places,
    (column) => !isOfPhase(column, phase, levels) || empty.includes(column.id),
  )
}
