import type { Reason } from '../kernel/errors.ts'
import { fill, type Language, type LocalizedRow } from '../kernel/language.ts'
import { wordMoment } from '../kernel/time-text.ts'
import { allocationRows } from './allocation.ts'
import { bondsRows } from './bonds.ts'
import { bookRows } from './book.ts'
import { dealLegRows } from './deal-legs.ts'
import { dealOddRows } from './deal-odd.ts'
import { dealOptionRows } from './deal-options.ts'
import { dealTermsRows } from './deal-terms.ts'
import { dealsRows } from './deals.ts'
import { loansRows } from './loans.ts'
import { noticesRows } from './notices.ts'
import { ordersRows } from './orders.ts'
import { peopleRows } from './people.ts'
import { quotaRows } from './quota.ts'
import { requestsRows } from './requests.ts'

/** The text of every refusal, one row each. A refusal without a row does not compile. */
const rows: Readonly<Record<Reason, LocalizedRow>> = {
  ...requestsRows,
  ...peopleRows,
  ...noticesRows,
  ...loansRows,
  ...dealsRows,
  ...dealTermsRows,
  ...dealOddRows,
  ...dealLegRows,
  ...dealOptionRows,
  ...bondsRows,
  ...quotaRows,
  ...ordersRows,
  ...bookRows,
  ...allocationRows,
}

const column = (at: 0 | 1 | 2) =>
  Object.fromEntries(Object.entries(rows).map(([reason, row]) => [reason, row[at]])) as Record<Reason, string>

export const reasonTexts: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = {
  US: column(0),
  CN: column(1),
  HK: column(2),
}

/** The message of a refusal in the reader's language. */
export const refusalMessage = (
  language: Language,
  reason: Reason,
  params?: Readonly<Record<string, string | number>>,
): string => {
  const worded: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(params ?? {})) worded[name] = wordMoment(value, language)
  return fill(reasonTexts[language][reason], worded)
}
