import type { BookSummary } from '@bookrunner/contract/book'
import { coverageOf } from '@bookrunner/domain/book'
import { issueSize, todaysLevel } from '@bookrunner/domain/orders'
import type { BookState } from './state.ts'

/** The strip's figures: the whole book's, whatever of it a reader sees. */
export const summaryOf = ({ deal, tally, marked }: BookState): BookSummary => {
  const { orders, accounts, total, inBook, soft, jlmInterest, coLead, conditional } = tally
  const issue = issueSize(deal)
  const isIn = todaysLevel(deal) !== undefined
  return {
    ...{ orders, accounts, total: String(total.value), soft: String(soft.value) },
    inBook: isIn ? String(inBook.value) : null,
    ...{ jlmInterest: String(jlmInterest.value), coLead: String(coLead.value) },
    ...{ conditional: String(conditional.value), issue },
    coverage: coverageOf(total.value, issue),
    since: marked
      ? { at: marked.at, total: String(total.value - marked.total), orders: orders - marked.orders }
      : null,
  }
}
