import type { BookSummary } from '@bookrunner/contract/book'
import { coverageOf, type BookPart } from '@bookrunner/domain/book'
import { issueSize, todaysLevel } from '@bookrunner/domain/orders'
import { accountsFor } from './accounts.ts'
import type { BookReader } from './reader.ts'
import type { LiveBook } from './state.ts'

export const partFor = ({ amount, ...counts }: BookPart) => ({ ...counts, amount: String(amount) })

/** The strip's figures: the whole book's, whatever of it a reader sees. */
export const summaryFor = (state: LiveBook, reader: BookReader): BookSummary => {
  const { deal, tally, atGuidance, flow } = state
  const { jlmInterest, coLead, conditional } = tally
  const { book, soft, out, partlyIn, unknown, in: inside } = tally.book
  const [orders, lines] = [book.orders + soft.orders, book.lines + soft.lines]
  const issue = issueSize(deal)
  const isIn = todaysLevel(deal) !== undefined
  return {
    orders,
    lines,
    softOrders: soft.orders,
    ...accountsFor(state, reader),
    total: String(book.amount),
    soft: String(soft.amount),
    inBook: isIn ? String(inside.amount) : null,
    atLevel: isIn
      ? {
          in: partFor(inside),
          partlyIn: partFor(partlyIn),
          unknown: partFor(unknown),
          out: partFor(out),
        }
      : null,
    jlmInterest: String(jlmInterest.value),
    coLead: String(coLead.value),
    conditional: String(conditional.value),
    issue,
    coverage: coverageOf(book.amount, issue),
    inCoverage: isIn ? coverageOf(inside.amount, issue) : null,
    since:
      atGuidance && flow
        ? {
            at: atGuidance.at,
            total: String(book.amount - atGuidance.total),
            came: String(flow.came),
            went: String(flow.went),
            orders: orders - atGuidance.orders,
            lines: lines - atGuidance.lines,
          }
        : null,
  }
}
