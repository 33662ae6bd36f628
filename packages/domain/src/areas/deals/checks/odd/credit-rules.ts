import { dayIn, isZone } from '../../../../kernel/index.ts'
import { hasNoBillingBank } from '../not-set.ts'
import type { Shared } from '../../announcement.ts'
import type { RatingSubject } from '../../choices.ts'
import { hasSigner } from '../../parties.ts'
import type { Terms } from '../../terms.ts'
import type { OddContent, OddRule } from './rule.ts'

export type OddCredit =
  | 'deal.odd-guarantor-rating'
  | 'deal.odd-provider-rating'
  | 'deal.odd-own-guarantor'
  | 'deal.odd-no-bnd'
  | 'deal.odd-nobody-signs'
  | 'deal.odd-size'
  | 'deal.odd-tenor'
  | 'deal.odd-pricing-past'

const rates = ({ ratings }: Shared, subject: RatingSubject): boolean =>
  ratings.some((rating) => rating.subject === subject)

/** No tranche has been larger; a yen is a hundredth of the others. */
const largestIssue = 25_000_000_000
const yens = 100

const isHuge = ({ size, currency }: Terms): boolean =>
  size?.kind === 'number' && size.face > largestIssue * (currency === 'JPY' ? yens : 1)

const mostYears = 100
/** "100y 1200m" adds up what each part already says. */
const isOddTenor = ({ tenor }: Terms): boolean => {
  if (tenor === null || tenor.perpetual) return false
  const { years, months, days } = tenor
  const isDoubled = (years > 0 && (months >= 12 || days >= 365)) || (months > 0 && days >= 365)
  return isDoubled || years + months / 12 + days / 365 > mostYears
}

/** A deal that is still to be announced cannot have been priced. */
const isPricingPast = ({ terms: { pricingDate, timeZone }, now, draft }: OddContent): boolean =>
  draft === true &&
  pricingDate !== null &&
  isZone(timeZone) &&
  Temporal.PlainDate.compare(pricingDate, dayIn(timeZone, now)) < 0

export const creditRules: readonly OddRule<OddCredit>[] = [
  {
    reason: 'deal.odd-guarantor-rating',
    field: 'shared.guarantors',
    with: ['shared.ratings'],
    isOdd: ({ shared }) => rates(shared, 'guarantor') && shared.guarantors.length === 0,
  },
  {
    reason: 'deal.odd-provider-rating',
    field: 'shared.support',
    with: ['shared.ratings'],
    isOdd: ({ shared }) => rates(shared, 'provider') && shared.support.length === 0,
  },
  {
    reason: 'deal.odd-own-guarantor',
    field: 'shared.guarantors',
    with: ['shared.issuerId', 'shared.issuerName'],
    isOdd: ({ shared: { issuerId, issuerName, guarantors } }) =>
      guarantors.some(({ entityId, name }) =>
        entityId === null ? name === issuerName : entityId === issuerId,
      ),
  },
  {
    reason: 'deal.odd-no-bnd',
    field: 'shared.syndicate',
    with: ['shared.namedBanks'],
    // A bank by itself bills and delivers.
    isOdd: ({ shared }) => shared.syndicate.length + shared.namedBanks.length > 1 && hasNoBillingBank(shared),
  },
  {
    reason: 'deal.odd-nobody-signs',
    field: 'terms.issuerSignsOff',
    with: ['shared.issuerId', 'shared.issuerName'],
    isOdd: ({ terms, shared }) => terms.issuerSignsOff && shared.issuerName !== null && !hasSigner(shared),
  },
  {
    reason: 'deal.odd-size',
    field: 'terms.size',
    with: ['terms.currency'],
    isOdd: ({ terms }) => isHuge(terms),
  },
  { reason: 'deal.odd-tenor', field: 'terms.tenor', isOdd: ({ terms }) => isOddTenor(terms) },
  { reason: 'deal.odd-pricing-past', field: 'terms.pricingDate', isOdd: isPricingPast },
]
