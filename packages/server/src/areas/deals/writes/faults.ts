import type { Language, Reason } from '@bookrunner/contract/kernel'
import { refusalMessage } from '@bookrunner/contract/text'
import { missingIn, tabOf, tickedIn, warningsIn, type Calendar } from '@bookrunner/domain/deals'
import type { FieldRefusal } from '@bookrunner/domain/kernel'
import type { Content } from '../ledger/deal-content.ts'

/** The language of faults, and the calendar of their days. */
export interface Reader {
  language: Language
  calendar: Calendar
  /** The deal is not announced yet. */
  draft?: boolean
}

const inWords =
  (language: Language) =>
  ({ field, reason, params }: FieldRefusal<Reason>) => ({
    field,
    reason,
    tab: tabOf(field),
    message: refusalMessage(language, reason, params),
  })

/** Everything an announcement would be refused for, with field and tab. */
export const missingOf = (content: Content, now: Temporal.Instant, { language }: Pick<Reader, 'language'>) =>
  missingIn({ ...content, now }).map(inWords(language))

/** Allowed content that looks wrong, such as a date that contradicts the tenor. */
export const warningsOf = (
  content: Content,
  now: Temporal.Instant,
  { language, calendar, draft = false }: Reader,
) => warningsIn({ ...content, calendar, now, draft }).map(inWords(language))

/** Odd content that somebody ticked as published, with the tick. */
export const tickedOf = (
  content: Content,
  now: Temporal.Instant,
  { language, calendar, draft = false }: Reader,
) =>
  tickedIn({ ...content, calendar, now, draft }).map(({ tick, ...found }) => ({
    ...inWords(language)(found),
    tick,
  }))
