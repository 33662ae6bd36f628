import type { BookSummary } from '@bookrunner/contract/book'
import { coverageOf } from '@bookrunner/domain/book'
import { issueSize, todaysLevel } from '@bookrunner/domain/orders'
import { accountsFor } from './accounts.ts'
import type { BookReader } from './reader.ts'
import type { LiveBook } from './state.ts'

/** The strip's figures: the whole book's, whatever of it a reader sees. */
export const summaryFor = (state: LiveBook, reader: BookReader): BookSummary => {
  const { deal, tally, atGuidance, flow } = state
  const { orders, lines, softOrders, total, inBook, soft, jlmInterest, coLead, conditional } = tally
  const issue = issueSize(deal)
  const isIn = todaysLevel(deal) !== undefined
  return {
    orders,
    lines,
    softOrders,
    ...accountsFor(state, reader),
    total: String(total.value),
    soft: String(soft.value),
    inBook: isIn ? String(inBook.value) : null,
    jlmInterest: String(jlmInterest.value),
    coLead: String(coLead.value),
    conditional: String(conditional.value),
    issue,
    coverage: coverageOf(total.value, issue),
    inCoverage: isIn ? coverageOf(inBook.value, issue) : null,
    since:
      atGuidance && flow
        ? {
            at: atGuidance.at,
            total: String(total.value - atGuidance.total),
            came: String(flow.came),
            went: String(flow.went),
            orders: orders - atGuidance.orders,
            lines: lines - atGuidance.lines,
          }
        : null,
  }
}
