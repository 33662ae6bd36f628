import type { BookRow } from '@bookrunner/contract/book'
import { amountOf, isLive, type BookNow } from '../now.ts'

/** How far a round is: a test, or FPG until it is priced. */
export interface Progress {
  readonly kind: 'test' | 'FPG'
  /** The test's number; of FPG none. */
  readonly round: number | null
  /** It is over: who did not answer is silent. */
  readonly over: boolean
  readonly answered: number
  /** Asked and not answered, the largest first. */
  readonly waiting: readonly BookRow[]
  /** Live sizes, soft ones too, for they are asked as well; what is merged counts once. */
  readonly waitingSize: bigint
}

const largestFirst = (rows: readonly BookRow[]): BookRow[] =>
  rows.toSorted((one, other) => other.size - one.size || one.number.localeCompare(other.number))

const told = (
  head: Pick<Progress, 'kind' | 'round' | 'over'>,
  answered: readonly BookRow[],
  waiting: readonly BookRow[],
  merges: BookNow['merges'],
): Progress => ({
  ...head,
  answered: answered.length,
  waiting: largestFirst(waiting),
  waitingSize: amountOf(waiting, merges, ({ size }) => size),
})

/** The running round of a book; none where nothing is asked. */
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
    return told(
      { kind: 'test', round: test.round, over: false },
      live.filter(({ testSize }) => testSize !== null),
      live.filter(({ testSize }) => testSize === null),
      merges,
    )
  return told(
    { kind: 'FPG', round: null, over: bookClosed },
    live.filter(({ fpgState }) => fpgState === 'answered'),
    live.filter(({ fpgState }) => fpgState === 'waiting' || fpgState === 'silent'),
    merges,
  )
}
