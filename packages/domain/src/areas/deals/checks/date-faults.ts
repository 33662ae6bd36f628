import type { FieldRefusal } from '../../../kernel/index.ts'
import { faultAt } from './fault.ts'
import type { Terms } from '../terms.ts'

export type DateReason =
  | 'deal.tenor-zero'
  | 'deal.perpetual-maturity'
  | 'deal.perpetual-tenor'
  | 'deal.settles-before-pricing'
  | 'deal.issue-before-pricing'
  | 'deal.maturity-before-issue'
  | 'deal.first-coupon-outside'
  | 'deal.interest-after-settlement'
type DateFault = FieldRefusal<DateReason>

/** ISO days compare as text. */
const isBefore = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one < other

const isNotAfter = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one <= other

const tenorFaults = ({ tenor, maturityDate }: Terms): DateFault[] => {
  if (tenor === null) return []
  const ends = tenor.years + tenor.months + tenor.days > 0
  if (tenor.perpetual && ends) return [faultAt('terms.tenor', 'deal.perpetual-tenor')]
  if (tenor.perpetual)
    return maturityDate === null ? [] : [faultAt('terms.maturityDate', 'deal.perpetual-maturity')]
  return ends ? [] : [faultAt('terms.tenor', 'deal.tenor-zero')]
}

/** The day interest begins to run: the issue's, of a tap the one its line pays from. */
export const startOf = ({ interestFrom, issueDate, settlementDate, pricingDate }: Terms): string | null =>
  interestFrom ?? issueDate ?? settlementDate ?? pricingDate

const orderFaults = (terms: Terms): DateFault[] => {
  const { pricingDate, settlementDate, issueDate, maturityDate, interestFrom, firstCouponDate } = terms
  const found: DateFault[] = []
  const wrong = (field: string, reason: DateReason, when: boolean) => {
    if (when) found.push(faultAt(field, reason))
  }
  const settles = settlementDate ?? issueDate
  wrong('terms.settlementDate', 'deal.settles-before-pricing', isBefore(settlementDate, pricingDate))
  // A tap's line was issued earlier; everything else is issued once it is priced.
  wrong(
    'terms.issueDate',
    'deal.issue-before-pricing',
    terms.tapOf === null && isBefore(issueDate, pricingDate),
  )
  const ends =
    isNotAfter(maturityDate, issueDate ?? settlementDate ?? pricingDate) || isNotAfter(maturityDate, settles)
  wrong('terms.maturityDate', 'deal.maturity-before-issue', ends)
  wrong('terms.interestFrom', 'deal.interest-after-settlement', isBefore(settles, interestFrom))
  const early = isNotAfter(firstCouponDate, startOf(terms)) || isBefore(maturityDate, firstCouponDate)
  wrong('terms.firstCouponDate', 'deal.first-coupon-outside', early)
  return found
}

/** Days that cannot be together, whatever else is typed. */
export const dateFaults = (terms: Terms): DateFault[] => [...tenorFaults(terms), ...orderFaults(terms)]
