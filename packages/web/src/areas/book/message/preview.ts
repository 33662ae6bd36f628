import { messageWords } from '@bookrunner/contract/book'
import {
  leftOutBy,
  messageFacts,
  type LeftOut,
  type MessageFacts,
  type Resolution,
} from '@bookrunner/domain/book'
import type { Worded } from '@bookrunner/contract'
import { linesNow, type BookNow } from '../now.ts'

/** What a message made now would say. */
export interface Preview {
  readonly facts: MessageFacts
  /** None where the book is smaller than the step. */
  readonly words: Worded | undefined
  /** The largest first. */
  readonly leftOut: readonly LeftOut[]
}

/** Decisions that still hold: those that do not, the server tells as none. */
const decidedIn = ({ findings }: Pick<BookNow, 'findings'>): Map<string, Resolution> =>
  new Map(
    findings.flatMap(({ key, orderIds, resolution }) =>
      resolution ? [[key, { ...resolution, key, orderIds, by: resolution.by ?? '' }] as const] : [],
    ),
  )

export function previewOf(book: BookNow, step: number): Preview {
  const { lines } = linesNow(book, { merges: [] })
  const leftOut = leftOutBy(lines, book.findings, decidedIn(book))
  const merges = book.merges.map(({ mergeId: id, orderIds, rule, size }) => ({ id, orderIds, rule, size }))
  const facts = messageFacts(lines, merges, leftOut, step)
  return {
    facts,
    words: facts.over > 0n ? messageWords(facts, book.levels.currency) : undefined,
    leftOut: leftOut.toSorted((one, other) => other.counting - one.counting),
  }
}
