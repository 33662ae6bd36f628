import type { BookRow } from '@bookrunner/contract/book'
import { amountOf, isLive, type BookNow } from '../now.ts'

/** The progress of a round: a test, or FPG until pricing. */
export interface Progress {
  readonly kind: 'test' | 'FPG'
  /** The test's number; null for FPG. */
  readonly round: number | null
  /** The round is over: orders without an answer are silent. */
  readonly over: boolean
  readonly answered: number
  /** Orders without an answer, the largest first. */
  readonly waiting: readonly BookRow[]
  /** Live sizes, and what still counts of them once the round is over; soft orders included, merged ones once. */
  readonly waitingSize: bigint
}

const largestFirst = (rows: readonly BookRow[]): BookRow[] =>
  rows.toSorted((one, other) => other.size - one.size || one.number.localeCompare(other.number))

const toProgress = (
  head: Pick<Progress, 'kind' | 'round' | 'over'>,
  answered: readonly BookRow[],
  waiting: readonly BookRow[],
  merges: BookNow['merges'],
): Progress => ({
  ...head,
  answered: answered.length,
  waiting: largestFirst(waiting),
  waitingSize: amountOf(waiting, merges, ({ size, counting }) => (head.over ? counting : size)),
})

/** The running round of a book; undefined if there is none. */
export function progressOf({
  rows,
  levels,
  merges,
}: Pick<BookNow, 'rows' | 'levels' | 'merges'>): Progress | undefined {
  const { status, test, push, bookClosed } = levels
  const isTest = status === 'Test' && test?.open
  if (!isTest && (status !== 'FPG' || push === null)) return undefined
  const live = [...rows.values()].filter(isLive)
  if (isTest)
    return toProgress(
      { kind: 'test', round: test.round, over: false },
      live.filter(({ testSize }) => testSize !== null),
      live.filter(({ testSize }) => testSize === null),
      merges,
    )
  return toProgress(
    { kind: 'FPG', round: null, over: bookClosed },
    live.filter(({ fpgState }) => fpgState === 'answered'),
    live.filter(({ fpgState }) => fpgState === 'waiting' || fpgState === 'silent'),
    merges,
  )
}
