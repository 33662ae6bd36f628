import type { BookSummary } from '@bookrunner/contract/book'
import { exact, rateOf, type Face, type Rate } from '@bookrunner/domain/kernel'
import { issueSize, todaysLevel } from '@bookrunner/domain/orders'
import { inSizeOf } from './book-order.ts'
import type { BookState } from './state.ts'
import { Sum } from './sum.ts'

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
export const summaryOf = (state: BookState): BookSummary => {
  const { deal } = state
  const [total, inBook, soft] = [new Sum(), new Sum(), new Sum()]
  const [jlmInterest, coLead, conditional] = [new Sum(), new Sum(), new Sum()]
  const houses = new Set<string>()
  let orders = 0
  for (const entry of state.orders.values()) {
    const { line } = entry
    if (line.counting === 0) continue
    orders += 1
    houses.add(line.holder)
    if (line.soft) {
      soft.add(line.counting)
      continue
    }
    total.add(line.counting)
    inBook.add(inSizeOf(entry))
    conditional.add(line.counting - line.accepted)
    if (line.jlm) jlmInterest.add(line.counting)
    if (line.jlm && entry.coLead) coLead.add(line.counting)
  }
  const issue = issueSize(deal)
  const isIn = todaysLevel(deal) !== undefined
  return {
    ...{ orders, accounts: houses.size, total: String(total.value), soft: String(soft.value) },
    inBook: isIn ? String(inBook.value) : null,
    ...{ jlmInterest: String(jlmInterest.value), coLead: String(coLead.value) },
    ...{ conditional: String(conditional.value), issue },
    coverage: coverageOf(isIn ? inBook.value : total.value, issue),
    since: null,
  }
}
