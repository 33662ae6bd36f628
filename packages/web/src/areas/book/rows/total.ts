import type { BookSummary } from '@bookrunner/contract/book'
import type { BrowserBook } from '../state/browser-book.ts'
import type { Flat } from './flatten.ts'
import type { Sums, TotalLine } from './grid-row.ts'

export type TotalName = 'total' | 'total.filtered' | 'total.own' | 'total.ownFiltered' | 'total.ownEach'

/**
 * A merge hidden from the reader shows as several rows, but the strip counts it once, and so does the total. Which of
 * the other sizes count is known only if they equal the counting ones.
 */
const asInStrip = (sums: Sums, { total, inBook, soft, conditional, orders }: BookSummary): Sums => ({
  ...sums,
  orders,
  counting: BigInt(total),
  soft: BigInt(soft),
  conditional: BigInt(conditional),
  inSize: inBook === null ? null : BigInt(inBook),
  size: sums.size === sums.counting ? BigInt(total) : sums.size,
})

const nameOf = ({ sight, hiddenMerges }: BrowserBook, isComplete: boolean): TotalName => {
  if (sight !== 'own') return isComplete ? 'total' : 'total.filtered'
  if (!isComplete) return 'total.ownFiltered'
  return hiddenMerges > 0 ? 'total.ownEach' : 'total.own'
}

/** The total row: the strip's figures if these rows are the whole book, else sums under another name. */
export function totalOf(
  book: BrowserBook,
  { sums, shown, all }: Pick<Flat, 'sums' | 'shown' | 'all'>,
  nameText: (name: TotalName) => string,
): TotalLine {
  const isComplete = shown === all
  const together = isComplete && book.sight === 'all' && book.hiddenMerges > 0
  return {
    kind: 'total',
    id: 'total',
    depth: 0,
    investor: nameText(nameOf(book, isComplete)),
    sums: together ? asInStrip(sums, book.summary) : sums,
  }
}
