import type { FieldRefusal } from '../../../kernel/index.ts'
import type { Shared } from '../announcement.ts'
import { legsMissing, repaymentsMissing } from './coupon-faults.ts'
import { dealFaults, type FaultReason } from './faults.ts'
import { faultAt } from './fault.ts'
import { missingInOptions } from './option-faults.ts'
import { pastFaults } from '../lifecycle/times.ts'
import { rolesMissing, type RoleMissing } from '../roles/syndicate.ts'
import { partiesRated } from '../rated.ts'
import type { Terms, Times } from '../terms.ts'

export type MissingReason =
  | 'field.required'
  | 'deal.tenor-missing'
  | 'deal.rating-missing'
  | 'deal.rating-whose'
  | 'deal.bank-missing'
  | 'deal.addressed-missing'
  | 'deal.waiver-missing'
  | RoleMissing
  | FaultReason
type Missing = FieldRefusal<MissingReason>

/** What is submitted, and when. */
export interface Submitted {
  terms: Terms
  shared: Shared
  times: Times
  now: Temporal.Instant
}

const required = [
  'size',
  'currency',
  'format',
  'capitalStructure',
  'pricingDate',
  'settlementCycle',
  'couponType',
  'couponFrequency',
  'dayCount',
  'minDenomination',
  'increment',
  'ipg',
] satisfies (keyof Terms)[]

/** Fields that a deal always needs to be announced, for a mark beside them. */
export const mandatoryFields: readonly string[] = [
  'name',
  'shared.issuerId',
  'shared.syndicate',
  'shared.ratings',
  'terms.tenor',
  ...required.map((key) => `terms.${key}`),
]

const emptyFields = (terms: Terms): Missing[] =>
  required.filter((key) => terms[key] === null).map((key) => faultAt(`terms.${key}`, 'field.required'))

/** §5: at least one of year, month and day, or perpetual. A maturity typed instead is a tenor, too. */
const tenorMissing = ({ tenor, maturityDate }: Terms): Missing[] =>
  tenor === null && maturityDate === null ? [faultAt('terms.tenor', 'deal.tenor-missing')] : []

/** Days follow from the fields before them. One that was emptied is missing once those are known. */
const daysMissing = (terms: Terms): Missing[] => {
  const { pricingDate, settlementCycle, settlementDate, issueDate, maturityDate, tenor } = terms
  const empty = [
    pricingDate !== null && settlementCycle !== null && settlementDate === null && 'settlementDate',
    settlementDate !== null && issueDate === null && 'issueDate',
    tenor !== null && !tenor.perpetual && issueDate !== null && maturityDate === null && 'maturityDate',
  ]
  return empty.flatMap((key) => (key ? [faultAt(`terms.${key}`, 'field.required')] : []))
}

/** §5: at least one bond rating, or the express statement that there is none. */
const ratingMissing = (shared: Shared): Missing[] => {
  const { ratings, unrated, issueNotRated } = shared
  const empty = ratings.flatMap(({ grade, notRated }, at) =>
    grade === null && !notRated ? [faultAt(`shared.ratings.${at}.grade`, 'field.required')] : [],
  )
  const whose = ratings.flatMap(({ subject, party }, at) =>
    party === null && partiesRated(shared, subject).length > 1
      ? [faultAt(`shared.ratings.${at}.party`, 'deal.rating-whose')]
      : [],
  )
  const none = ratings.length === 0 && !unrated && !issueNotRated
  return none ? [faultAt('shared.ratings', 'deal.rating-missing')] : [...empty, ...whose]
}

const addressedMissing = ({ addressed }: Terms): Missing[] => {
  const chosen =
    addressed.kind === 'all' ||
    (addressed.kind === 'chosen' && addressed.entityIds.length > 0) ||
    (addressed.kind === 'types' && addressed.classIds.length > 0) ||
    (addressed.kind === 'groups' && addressed.groupIds.length > 0)
  return chosen ? [] : [faultAt('terms.addressed', 'deal.addressed-missing')]
}

const floatingMissing = ({ couponType, floatingIndex }: Terms): Missing[] =>
  couponType === 'floating' && !floatingIndex ? [faultAt('terms.floatingIndex', 'field.required')] : []

const partiesMissing = ({ issuerId, issuerName, syndicate, namedBanks, support }: Shared): Missing[] => [
  ...(issuerId === null && issuerName === null ? [faultAt('shared.issuerId', 'field.required')] : []),
  ...(syndicate.length === 0 ? [faultAt('shared.syndicate', 'deal.bank-missing')] : []),
  ...rolesMissing(syndicate),
  ...rolesMissing(namedBanks, 'shared.namedBanks'),
  ...support.flatMap(({ kinds }, at) =>
    kinds.length === 0 ? [faultAt(`shared.support.${at}.kinds`, 'field.required')] : [],
  ),
]

/** What announcing a deal needs, every fault at its field (§3, §5). What may never be saved is among it. */
export const missingIn = ({ terms, shared, times, now }: Submitted): Missing[] => [
  ...partiesMissing(shared),
  ...ratingMissing(shared),
  ...emptyFields(terms),
  ...tenorMissing(terms),
  ...daysMissing(terms),
  ...floatingMissing(terms),
  ...legsMissing(terms),
  ...repaymentsMissing(terms),
  ...missingInOptions(terms),
  ...addressedMissing(terms),
  ...(terms.issuerSignsOff || terms.waiverReason
    ? []
    : [faultAt('terms.waiverReason', 'deal.waiver-missing')]),
  ...dealFaults({ terms, shared, times }),
  ...pastFaults(times, null, now),
]
