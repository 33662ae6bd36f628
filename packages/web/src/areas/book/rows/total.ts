import type { BookSummary } from '@bookrunner/contract/book'
import { firmCounts } from '../order-count.ts'
import type { BrowserBook } from '../state/browser-book.ts'
import type { Flat } from './flatten.ts'
import { firmOf, uncountedIn, type Sums, type TotalLine } from './grid-row.ts'

export type TotalName =
  | 'total'
  | 'total.filtered'
  | 'total.rows'
  | 'total.rowsFiltered'
  | 'total.own'
  | 'total.ownFiltered'
  | 'total.ownEach'
  | 'total.counts'
  | 'total.uncounted'

/**
 * A merge hidden from the reader shows as several rows, but the strip counts it once, and so does the total. Which of
 * the other sizes count is known only if they equal the counting ones.
 */
const asInStrip = (sums: Sums, summary: BookSummary): Sums => {
  const { total, inBook, soft, conditional } = summary
  return {
    ...sums,
    ...firmCounts(summary),
    counting: BigInt(total),
    soft: BigInt(soft),
    conditional: BigInt(conditional),
    inSize: inBook === null ? null : BigInt(inBook),
    size: sums.size === sums.counting ? BigInt(total) : sums.size,
  }
}

/** A total that has rows beside the book is one of rows. */
const nameOf = (
  { sight, hiddenMerges }: BrowserBook,
  { isComplete, isBook }: { isComplete: boolean; isBook: boolean },
): TotalName => {
  if (sight !== 'own' && !isBook) return isComplete ? 'total.rows' : 'total.rowsFiltered'
  if (sight !== 'own') return isComplete ? 'total' : 'total.filtered'
  if (!isComplete) return 'total.ownFiltered'
  return hiddenMerges > 0 ? 'total.ownEach' : 'total.own'
}

const isNothing = (sums: Sums): boolean => Object.values(sums).every((figure) => !figure)

/**
 * The feet of the rows: the sum of all rows as they are shown, and, where some of them do not count, the part that counts
 * and the rest. The part that counts has the strip's figures if these rows are the whole book.
 */
export function feetOf(
  book: BrowserBook,
  { sums, shownSums, shown, all }: Pick<Flat, 'sums' | 'shownSums' | 'shown' | 'all'>,
  nameText: (name: TotalName) => string,
): { readonly total: TotalLine; readonly parts: readonly TotalLine[] } {
  const isComplete = shown === all
  const together = isComplete && book.sight === 'all' && book.hiddenMerges > 0
  const counted = together ? asInStrip(firmOf(sums), book.summary) : firmOf(sums)
  const uncounted = uncountedIn(shownSums, counted)
  const isBook = isNothing(uncounted)
  const name = nameOf(book, { isComplete, isBook })
  const foot = (id: string, name: TotalName, figures: Sums): TotalLine => ({
    kind: 'total',
    id,
    isBook,
    depth: 0,
    investor: nameText(name),
    sums: figures,
  })
  if (isBook) return { total: foot('total', name, counted), parts: [] }
  return {
    total: foot('total', name, shownSums),
    parts: [
      foot('total:counts', 'total.counts', counted),
      foot('total:uncounted', 'total.uncounted', uncounted),
    ],
  }
}
