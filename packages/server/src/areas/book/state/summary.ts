import type { BookSummary } from '@bookrunner/contract/book'
import { exact, rateOf, type Face, type Rate } from '@bookrunner/domain/kernel'
import { issueSize, todaysLevel } from '@bookrunner/domain/orders'
import type { BookState } from './state.ts'
import { Sum } from './sum.ts'
import type { Unit } from './units.ts'

/** The book over the issue, two decimals. */
export const coverageOf = (inBook: bigint, issue: Face | null): Rate | null =>
  issue === null || issue === 0
    ? null
    : rateOf(
        exact(rateOf(String(inBook)))
          .div(issue)
          .toDecimalPlaces(2),
      )

const sumsOf = (units: readonly Unit[]) => {
  const sums = { total: new Sum(), inBook: new Sum(), soft: new Sum() }
  const parts = { jlmInterest: new Sum(), coLead: new Sum(), conditional: new Sum() }
  const houses = new Set<string>()
  for (const { line, inSize, coLead } of units) {
    const { counting, accepted, soft, jlm, holder } = line
    houses.add(holder)
    if (soft) {
      sums.soft.add(counting)
      continue
    }
    sums.total.add(counting)
    sums.inBook.add(inSize)
    parts.conditional.add(counting - accepted)
    if (jlm) parts.jlmInterest.add(counting)
    if (jlm && coLead) parts.coLead.add(counting)
  }
  return { ...sums, ...parts, accounts: houses.size }
}

const summed = ({ deal, units, marked }: BookState): BookSummary => {
  const { total, inBook, soft, jlmInterest, coLead, conditional, accounts } = sumsOf(units)
  const issue = issueSize(deal)
  const isIn = todaysLevel(deal) !== undefined
  return {
    ...{ orders: units.length, accounts, total: String(total.value), soft: String(soft.value) },
    inBook: isIn ? String(inBook.value) : null,
    ...{ jlmInterest: String(jlmInterest.value), coLead: String(coLead.value) },
    ...{ conditional: String(conditional.value), issue },
    coverage: coverageOf(isIn ? inBook.value : total.value, issue),
    since: marked
      ? { at: marked.at, total: String(total.value - marked.total), orders: units.length - marked.orders }
      : null,
  }
}

const known = new WeakMap<readonly Unit[], BookSummary>()

/** The strip's figures: the whole book's, whatever of it a reader sees. Once for each state. */
export const summaryOf = (state: BookState): BookSummary => {
  const summary = known.get(state.units) ?? summed(state)
  known.set(state.units, summary)
  return summary
}
