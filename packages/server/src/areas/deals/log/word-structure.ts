import { exDividendText, legText, repaymentText, wordsIn, type Words } from '@bookrunner/contract/deals'
import { glossaryText } from '@bookrunner/contract/kernel'
import type { CouponLeg, ExDividendTerms, Repayment } from '@bookrunner/domain/deals'
import { inNames, type LogNames } from './names.ts'

const noIndex = { floatingIndex: null }

const worders: Readonly<Record<string, (stored: unknown, words: Words) => string[]>> = {
  'terms.legs': (legs, words) => (legs as CouponLeg[]).map((leg, at) => legText(leg, at, noIndex, words)),
  'terms.repayments': (rows, words) => (rows as Repayment[]).map((row) => repaymentText(row, words)),
  'terms.exDividend': (exDividend, words) => [exDividendText(exDividend as ExDividendTerms, words)],
}

/** Whether a field is stored whole, as JSON. */
export const isStoredWhole = (field: string): boolean => field in worders

/** Legs, repayments and ex-dividend days as the term sheet writes them. */
export const wordStructure = (field: string, value: string, names: LogNames): string => {
  const rows = worders[field]!(JSON.parse(value), wordsIn(names.language))
  return rows.map((row) => inNames(row, names) ?? row).join(glossaryText.semicolon[names.language])
}
