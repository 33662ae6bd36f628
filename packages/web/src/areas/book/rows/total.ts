import type { BookSummary } from '@bookrunner/contract/book'
import type { BrowserBook } from '../state/browser-book.ts'
import type { Flat } from './flatten.ts'
import type { Sums, TotalLine } from './grid-row.ts'

export type TotalName = 'total' | 'total.filtered' | 'total.own' | 'total.ownFiltered' | 'total.ownEach'

/**
 * What is merged where the reader may not know of it stands as several rows, and counts as one in the strip: so it does
 * here. Which of their other sizes count is known only where they are the same as what counts.
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

const nameOf = ({ sight, hiddenMerges }: BrowserBook, whole: boolean): TotalName => {
  if (sight !== 'own') return whole ? 'total' : 'total.filtered'
  if (!whole) return 'total.ownFiltered'
  return hiddenMerges > 0 ? 'total.ownEach' : 'total.own'
}

/** Below all rows: the strip's own figures where these are the whole book, and named otherwise where they are not. */
export function totalOf(
  book: BrowserBook,
  { sums, shown, all }: Pick<Flat, 'sums' | 'shown' | 'all'>,
  say: (name: TotalName) => string,
): TotalLine {
  const whole = shown === all
  const together = whole && book.sight === 'all' && book.hiddenMerges > 0
  return {
    kind: 'total',
    id: 'total',
    depth: 0,
    investor: say(nameOf(book, whole)),
    sums: together ? asInStrip(sums, book.summary) : sums,
  }
}
