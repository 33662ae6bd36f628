import { messageTexts } from '@bookrunner/contract/book'
import {
  announcedLines,
  bookAt,
  leftOutBy,
  messageFacts,
  ordersOf,
  overlaid,
  type BookPart,
  type LeftOut,
  type MessageFacts,
  type Resolution,
} from '@bookrunner/domain/book'
import type { LocalizedText } from '@bookrunner/contract'
import { linesNow, type BookNow } from '../now.ts'

/** The message that the current book would make. */
export interface Preview {
  readonly facts: MessageFacts
  /** The book, and the part of it that the message is about, before rounding. */
  readonly book: BookPart
  readonly announced: BookPart
  /** Undefined if the book is smaller than the step. */
  readonly texts: LocalizedText | undefined
  /** The largest first. */
  readonly leftOut: readonly LeftOut[]
}

/** Decisions that still apply. The server sends no others. */
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
  const counted = announcedLines(lines, merges, leftOut)
  return {
    facts,
    book: bookAt(overlaid(lines, merges), Infinity).book,
    announced: {
      orders: counted.reduce((sum, line) => sum + ordersOf(line), 0),
      lines: counted.length,
      amount: counted.reduce((sum, { accepted }) => sum + BigInt(accepted), 0n),
    },
    texts: facts.over > 0n ? messageTexts(facts, book.levels.currency) : undefined,
    leftOut: leftOut.toSorted((one, other) => other.counting - one.counting),
  }
}
