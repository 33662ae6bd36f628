import { maturityDay, settlementDay, type Calendar } from './bonds/index.ts'
import type { Terms } from './terms.ts'

export const followingDates = ['settlementDate', 'issueDate', 'maturityDate'] as const
export type FollowingDate = (typeof followingDates)[number]
type DateTerms = Pick<
  Terms,
  'pricingDate' | 'settlementCycle' | 'tenor' | 'convention' | 'tapOf' | FollowingDate
>

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)

/** The date that follows from earlier fields; null if they are unknown, or if none follows. */
const follows: Record<FollowingDate, (terms: DateTerms, calendar: Calendar) => string | null> = {
  settlementDate: ({ pricingDate, settlementCycle }, calendar) =>
    pricingDate === null || settlementCycle === null
      ? null
      : settlementDay(day(pricingDate), settlementCycle, calendar).toString(),
  // A tap's line was issued earlier: its day is typed.
  issueDate: ({ settlementDate, tapOf }) => (tapOf === null ? settlementDate : null),
  maturityDate: ({ issueDate, tenor, convention }, calendar) =>
    issueDate === null || tenor === null || tenor.perpetual || !(tenor.years + tenor.months + tenor.days)
      ? null
      : maturityDay(day(issueDate), tenor, convention, calendar).toString(),
}

/** What a date would be, on what is typed of the others. */
export const dateFollowing = (field: FollowingDate, terms: DateTerms, calendar: Calendar): string | null =>
  follows[field](terms, calendar)

/**
 * Dates follow what is typed: settlement T+n, issue on settlement, maturity the tenor later and rolled. One that
 * was overridden (it was not what followed) stays, and so does one typed in this very change.
 */
export const followDates = (
  before: DateTerms,
  after: DateTerms,
  calendar: Calendar,
): Pick<Terms, FollowingDate> => {
  const now = { ...after }
  for (const field of followingDates) {
    const typed = after[field] !== before[field]
    const followed = before[field] === null || before[field] === follows[field](before, calendar)
    const next = follows[field](now, calendar)
    if (typed || !followed) continue
    // A perpetual ends never; otherwise what is not known yet stays as it was.
    if (next !== null || (field === 'maturityDate' && now.tenor?.perpetual)) now[field] = next
  }
  return { settlementDate: now.settlementDate, issueDate: now.issueDate, maturityDate: now.maturityDate }
}

/**
 * For a draft that is sent without its days: those that now follow from what is sent, and did not before. A day
 * that is sent stays, and so does one that was overridden or left empty on purpose.
 */
export const filledDates = (
  before: DateTerms,
  sent: Partial<DateTerms>,
  calendar: Calendar,
): Partial<Pick<Terms, FollowingDate>> => {
  const after = { ...before, ...sent }
  const filled = { ...after, ...followDates(before, after, calendar) }
  return Object.fromEntries(
    followingDates
      .filter((field) => sent[field] === undefined && filled[field] !== before[field])
      .filter((field) => follows[field](filled, calendar) !== follows[field](before, calendar))
      .map((field) => [field, filled[field]]),
  )
}
