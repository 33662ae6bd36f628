import type { Language, Reason } from '@bookrunner/contract/kernel'
import { wordsFor } from '@bookrunner/contract/text'
import { missingIn, tabOf, warningsIn, type Calendar } from '@bookrunner/domain/deals'
import type { FieldRefusal } from '@bookrunner/domain/kernel'
import type { Content } from '../ledger/deal-content.ts'

/** What the words of faults and the days they speak of come from. */
export interface Reader {
  language: Language
  calendar: Calendar
}

const inWords =
  (language: Language) =>
  ({ field, reason, params }: FieldRefusal<Reason>) => ({
    field,
    reason,
    tab: tabOf(field),
    message: wordsFor(language, reason, params),
  })

/** What announcing it would be refused for, each with its field and tab. */
export const missingOf = (content: Content, now: Temporal.Instant, { language }: Pick<Reader, 'language'>) =>
  missingIn({ ...content, now }).map(inWords(language))

/** What is allowed and looks wrong: a date that contradicts the tenor. */
export const warningsOf = (content: Content, now: Temporal.Instant, { language, calendar }: Reader) =>
  warningsIn({ ...content, calendar, now }).map(inWords(language))
