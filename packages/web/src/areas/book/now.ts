import type { BookLevels, BookMerge, BookRow } from '@bookrunner/contract/book'
import { combinedSize } from '@bookrunner/domain/book'
import { linesOf, type BookLines } from './lines.ts'
import { mergesByOrder, type BrowserBook } from './state/browser-book.ts'

/** The part of the book that a desk's dialogs and panels read: one numbered state. */
export type BookNow = Pick<
  BrowserBook,
  | 'dealId'
  | 'seq'
  | 'at'
  | 'sight'
  | 'rows'
  | 'summary'
  | 'levels'
  | 'holders'
  | 'banks'
  | 'groups'
  | 'merges'
  | 'findings'
>

/** The lines of the book; `instead` replaces its levels or merges. */
export const linesNow = (
  { rows, holders, merges, levels }: Pick<BookNow, 'rows' | 'holders' | 'merges' | 'levels'>,
  instead: { readonly levels?: BookLevels; readonly merges?: readonly BookMerge[] } = {},
): BookLines =>
  linesOf({
    rows: [...rows.values()],
    holders: [...holders.values()],
    merges: [...(instead.merges ?? merges)],
    levels: instead.levels ?? levels,
  })

const lived: ReadonlySet<BookRow['status']> = new Set(['Submitted', 'Testing', 'FPG'])

/** Neither withdrawn nor ended with its deal, so a round can ask its investor. */
export const isLive = ({ status }: Pick<BookRow, 'status'>): boolean => lived.has(status)

export const housesOf = (rows: readonly Pick<BookRow, 'holder'>[]): number =>
  new Set(rows.map(({ holder }) => holder)).size

/** The size of orders in the book: orders of one merge count together, by its rule. */
export function amountOf(
  rows: readonly BookRow[],
  merges: readonly BookMerge[],
  amount: (row: BookRow) => number,
): bigint {
  const over = mergesByOrder(merges)
  const under = new Map<BookMerge, number[]>()
  let sum = 0n
  for (const row of rows) {
    const merge = over.get(row.id)
    if (!merge) sum += BigInt(amount(row))
    else under.set(merge, [...(under.get(merge) ?? []), amount(row)])
  }
  for (const [merge, sizes] of under) sum += BigInt(combinedSize(merge, sizes))
  return sum
}
