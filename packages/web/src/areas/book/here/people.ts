import type { ReplyOf } from '@bookrunner/contract'
import type { bookCalls } from '@bookrunner/contract/book'

export type Operators = ReplyOf<typeof bookCalls.getBookOperator>
type Person = Operators['here'][number]

/** Puts the reader last. */
export const othersFirst = (here: readonly Person[], userId: string | undefined): Person[] =>
  here.toSorted(
    (one, other) =>
      Number(one.userId === userId) - Number(other.userId === userId) || one.since.localeCompare(other.since),
  )
