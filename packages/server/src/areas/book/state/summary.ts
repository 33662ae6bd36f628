import type { BookSummary } from '@bookrunner/contract/book'
import { exact, rateOf, type Face, type Rate } from '@bookrunner/domain/kernel'
import { issueSize, todaysLevel } from '@bookrunner/domain/orders'
import type { BookState } from './state.ts'

/** The book over the issue, two decimals. */
export const coverageOf = (inBook: bigint, issue: Face | null): Rate | null =>
  issue === null || issue === 0
    ? null
    : rateOf(
        exact(rateOf(String(inBook)))
          .div(issue)
          .toDecimalPlaces(2),
      )

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
    coverage: coverageOf(isIn ? inBook.value : total.value, issue),
    since: marked
      ? { at: marked.at, total: String(total.value - marked.total), orders: orders - marked.orders }
      : null,
  }
}
