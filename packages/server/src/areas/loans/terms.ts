import type { loansCalls } from '@bookrunner/contract/loans'
import type { InputOf } from '@bookrunner/contract/kernel'
import { refuseFields, type FieldRefusal, type Rate } from '@bookrunner/domain/kernel'
import {
  isPrice,
  latestPriceDay,
  loanFaults,
  marginCallPriceOf,
  type LoanFaultReason,
} from '@bookrunner/domain/loans'
import type { LoanBookState } from './loan-book.ts'
import type { LoanRecord } from './loan-record.ts'

export type SentTerms = Omit<InputOf<typeof loansCalls.edit>, 'loanId' | 'expectedVersion'>
export interface SentPrice {
  price: Rate
  priceDay: string
}

type TermsReason = LoanFaultReason | 'record.unknown' | 'loan.user-elsewhere' | 'loan.price-future'
export type TermsFault = FieldRefusal<TermsReason>

/** The borrower exists, and the contact works for it. */
export const borrowerFaults = (
  { entityId, userId }: Pick<SentTerms, 'entityId' | 'userId'>,
  { borrowers, contacts }: Pick<LoanBookState, 'borrowers' | 'contacts'>,
): TermsFault[] => {
  if (!borrowers.has(entityId)) return [{ field: 'entityId', reason: 'record.unknown' }]
  if (userId === null) return []
  const contact = contacts.get(userId)
  if (!contact) return [{ field: 'userId', reason: 'record.unknown' }]
  return contact.entityId === entityId ? [] : [{ field: 'userId', reason: 'loan.user-elsewhere' }]
}

export const priceFaults = (
  { price, priceDay }: SentPrice,
  now: Temporal.Instant,
  under = '',
): TermsFault[] => [
  ...(isPrice(price) ? [] : [{ field: `${under}price`, reason: 'loan.price-wrong' as const }]),
  ...(priceDay > latestPriceDay(now)
    ? [{ field: `${under}priceDay`, reason: 'loan.price-future' as const }]
    : []),
]

export const termsFault = (terms: SentTerms, state: LoanBookState, more: readonly TermsFault[] = []) => {
  const faults = [...borrowerFaults(terms, state), ...loanFaults(terms), ...more]
  return faults.length > 0 ? refuseFields('input.invalid', faults) : undefined
}

/** The terms as a loan deal has them. They were checked. */
export const recordTerms = (terms: SentTerms, { borrowers, contacts }: LoanBookState) => {
  const { entityId, userId, ...own } = terms
  const contact = userId === null ? undefined : contacts.get(userId)
  return {
    ...own,
    entity: borrowers.get(entityId)!,
    user: contact ? { userId: contact.userId, name: contact.name } : null,
    marginCallPrice: marginCallPriceOf(terms)!,
    isCallPriceSet: terms.marginCallPrice !== null,
  } satisfies Partial<LoanRecord>
}

export const newRecord = (
  loanId: string,
  terms: SentTerms,
  { price, priceDay }: SentPrice,
  state: LoanBookState,
  now: Temporal.Instant,
): LoanRecord => ({
  loanId,
  ...recordTerms(terms, state),
  currentPrice: price,
  priceDay,
  priceSource: 'hand',
  status: 'open',
  band: null,
  version: 1,
  createdAt: now.toString({ smallestUnit: 'millisecond' }),
  inquiry: null,
  inquiryIds: [],
})
