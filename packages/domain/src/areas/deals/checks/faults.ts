import { isLei } from '../../entities/index.ts'
import {
  exact,
  faceAmount,
  showMm,
  type FaceAmount,
  type FieldRefusal,
  isIsin,
  isZone,
  type Rate,
} from '../../../kernel/index.ts'
import type { Shared } from '../announcement.ts'
import { couponFaults, type CouponReason } from './coupon-faults.ts'
import { capitalFaults, type CapitalReason } from './capital-faults.ts'
import { dateFaults, type DateReason } from './date-faults.ts'
import { faultAt, rangeFaults } from './fault.ts'
import { optionFaults, type OptionReason } from './option-faults.ts'
import { levelFault, type LevelReason } from '../level.ts'
import { partyFaults, type PartyReason } from '../parties.ts'
import { orderFaults, type TimesReason } from '../lifecycle/times.ts'
import { ratingFaults, type RatingReason } from '../ratings.ts'
import { syndicateFaults, type SyndicateReason } from '../roles/syndicate.ts'
import type { Terms, Times } from '../terms.ts'

export type FaultReason =
  | 'deal.amount-zero'
  | 'deal.off-grid'
  | 'deal.increment-over-minimum'
  | 'deal.order-under-minimum'
  | 'deal.cap-range'
  | 'deal.cap-under-minimum'
  | 'deal.denomination-over-size'
  | 'deal.rate-range'
  | 'deal.step-zero'
  | 'deal.isin-wrong'
  | 'deal.code-form'
  | 'lei.wrong'
  | 'deal.approval-days'
  | 'deal.not-in-syndicate'
  | 'zone.unknown'
  | CouponReason
  | CapitalReason
  | DateReason
  | LevelReason
  | OptionReason
  | PartyReason
  | RatingReason
  | SyndicateReason
  | TimesReason
type TermsFault = FieldRefusal<FaultReason>

export interface Content {
  terms: Terms
  shared: Shared
  times: Times
}

const zeroFaults = ({ retained, tapOutstanding, ...terms }: Terms): TermsFault[] => {
  const { minDenomination, increment, minOrder } = terms
  const amounts: [string, FaceAmount | null][] = [
    ['terms.retained', retained],
    ['terms.tapOutstanding', tapOutstanding],
    ['terms.minDenomination', minDenomination],
    ['terms.increment', increment],
    ['terms.minOrder', minOrder],
  ]
  return amounts.flatMap(([field, face]) => (face === 0 ? [faultAt(field, 'deal.amount-zero')] : []))
}

/** Holdings are the minimum plus whole increments, and the minimum itself is a multiple of the increment. */
const gridFaults = ({ minDenomination: least, increment, minOrder }: Terms): TermsFault[] => {
  if (!increment) return []
  const found: TermsFault[] = []
  const off = (face: number) => face % increment !== 0
  if (least && increment > least)
    found.push(faultAt('terms.increment', 'deal.increment-over-minimum', { least }))
  else if (least && off(least)) found.push(faultAt('terms.minDenomination', 'deal.off-grid', { increment }))
  if (minOrder && least && minOrder < least)
    found.push(faultAt('terms.minOrder', 'deal.order-under-minimum', { least }))
  else if (minOrder && off(minOrder - (least ?? 0)))
    found.push(faultAt('terms.minOrder', 'deal.off-grid', { increment }))
  return found
}

/** One order must be possible: the smallest one fits under the cap, and one denomination into the issue. */
const orderFaultsIn = (terms: Terms): TermsFault[] => {
  const { size, minDenomination, minOrder, sizeCap } = terms
  if (size?.kind !== 'number' || size.face === 0) return []
  if (minDenomination !== null && minDenomination > size.face)
    return [faultAt('terms.minDenomination', 'deal.denomination-over-size', { size: showMm(size.face) })]
  const least = Math.max(minOrder ?? 0, minDenomination ?? 0)
  const under = sizeCap !== null && exact(sizeCap).gt(0) && exact(sizeCap).times(size.face).div(100).lt(least)
  return under
    ? [faultAt('terms.sizeCap', 'deal.cap-under-minimum', { least: showMm(faceAmount(least)) })]
    : []
}

/** The size of an issue is more than nothing, and whole increments. */
export const sizeFaults = ({
  size,
  increment,
}: Terms): FieldRefusal<'deal.amount-zero' | 'deal.off-grid'>[] => {
  if (size?.kind !== 'number') return []
  if (size.face === 0) return [faultAt('terms.size', 'deal.amount-zero')]
  return increment && size.face % increment !== 0
    ? [faultAt('terms.size', 'deal.off-grid', { increment })]
    : []
}

const rateFaults = (terms: Terms): TermsFault[] => {
  const found: TermsFault[] = []
  const range = (field: string, value: Rate | null | undefined, least: string, most: string) =>
    found.push(...rangeFaults(field, value, { least, most }))
  if (terms.sizeCap !== null && (exact(terms.sizeCap).lte(0) || exact(terms.sizeCap).gt(100)))
    found.push(faultAt('terms.sizeCap', 'deal.cap-range'))
  range('terms.unusualTimes', terms.unusualTimes, '1', '100')
  if (exact(terms.couponStep).lte(0)) found.push(faultAt('terms.couponStep', 'deal.step-zero'))
  // A floater's coupon is its margin, in basis points.
  if (terms.couponType !== 'floating')
    range('terms.coupon', terms.coupon, '0', terms.couponType === 'zero' ? '0' : '100')
  range('terms.quotedMargin', terms.quotedMargin, '-2000', '10000')
  range('terms.guidanceReference', terms.guidanceReference?.yield, '-20', '100')
  range('terms.pricingBenchmark', terms.pricingBenchmark?.yield, '-20', '100')
  range('terms.hedge', terms.hedge?.ratio, '0', '1000')
  range('terms.benchmarkPrice', terms.benchmarkPrice, '1', '300')
  range('terms.grossFee', terms.grossFee, '0', '10')
  range('terms.privateBankRebate', terms.privateBankRebate, '0', '10')
  return found
}

const isinFaults = (terms: Terms): TermsFault[] => {
  const typed: [string, string | null | undefined][] = [
    ['terms.isin', terms.isin],
    ['terms.isin144A', terms.isin144A],
    ['terms.pricingBenchmark', terms.pricingBenchmark?.isin],
    ['terms.guidanceReference', terms.guidanceReference?.isin],
  ]
  return typed.flatMap(([field, isin]) => (isin && !isIsin(isin) ? [faultAt(field, 'deal.isin-wrong')] : []))
}

const levelFaults = (terms: Terms): TermsFault[] =>
  (['ipg', 'testPrice'] as const).flatMap((key) => {
    const fault = terms[key] && levelFault(terms[key], terms)
    return fault ? [faultAt(`terms.${key}`, fault.reason, fault.params)] : []
  })

const codeForm = /^[\w-]{4,40}$/

const sharedFaults = (
  { roadshowCode, syndicate, issuerLei }: Shared,
  { stabilisationManagerId: manager }: Terms,
): TermsFault[] => [
  ...(roadshowCode !== null && !codeForm.test(roadshowCode)
    ? [faultAt('shared.roadshowCode', 'deal.code-form')]
    : []),
  ...(issuerLei !== null && !isLei(issuerLei) ? [faultAt('shared.issuerLei', 'lei.wrong')] : []),
  ...(manager !== null && !syndicate.some(({ entityId }) => entityId === manager)
    ? [faultAt('terms.stabilisationManagerId', 'deal.not-in-syndicate')]
    : []),
]

/** An approval ends after it begins. */
const approvalFaults = ({ approvals }: Terms): TermsFault[] =>
  approvals.flatMap(({ issuedOn, validUntil }, at) =>
    issuedOn !== null && validUntil !== null && validUntil < issuedOn
      ? [faultAt(`terms.approvals.${at}.validUntil`, 'deal.approval-days')]
      : [],
  )

/** What can never be saved, not even in a draft: it means nothing. What is merely missing is not among it. */
export const dealFaults = ({ terms, shared, times }: Content): TermsFault[] => [
  ...(isZone(terms.timeZone) ? [] : [faultAt('terms.timeZone', 'zone.unknown')]),
  ...sizeFaults(terms),
  ...zeroFaults(terms),
  ...gridFaults(terms),
  ...orderFaultsIn(terms),
  ...rateFaults(terms),
  ...dateFaults(terms),
  ...couponFaults(terms),
  ...optionFaults(terms),
  ...capitalFaults(terms),
  ...isinFaults(terms),
  ...approvalFaults(terms),
  ...levelFaults(terms),
  ...ratingFaults(shared),
  ...syndicateFaults(shared),
  ...partyFaults(shared),
  ...sharedFaults(shared, terms),
  ...orderFaults(times),
]
