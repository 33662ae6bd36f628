import { dayIn, type FieldRefusal, isRefusal, isZone } from '../../../kernel/index.ts'
import { dealBondOf, isBusinessDay, nearestOpen, type Calendar, type LegDoubt } from '../bonds/index.ts'
import { dateFollowing } from '../dates.ts'
import { classOf, proposedClass, scaleOf } from '../ratings.ts'
import { hasLead, isSelfLed } from '../roles/deal-role.ts'
import type { AsPublished } from '../terms.ts'
import { tickOf } from './as-published.ts'
import { faultAt } from './fault.ts'
import { oddCombinations, type OddContent, type OddReason } from './odd/index.ts'

export type WarningReason =
  | 'deal.odd-settlement'
  | 'deal.odd-closed'
  | 'deal.odd-issue'
  | 'deal.odd-maturity'
  | 'deal.odd-first-coupon'
  | 'deal.odd-leg'
  | 'deal.odd-grade'
  | 'deal.odd-class'
  | 'deal.odd-no-lead'
  | 'deal.odd-self-led'
  | 'deal.retained-over'
  | OddReason
type Warning = FieldRefusal<WarningReason>

export interface Warned extends OddContent {
  /** The joint calendar of the currency and the centres. */
  calendar: Calendar
}

const fieldOf = {
  settlement: 'settlementDate',
  maturity: 'maturityDate',
  firstCoupon: 'firstCouponDate',
} as const

const placeOf = (doubt: LegDoubt): string =>
  doubt.about === 'leg' ? `terms.legs.${doubt.leg}.from` : `terms.${fieldOf[doubt.about]}`

const reasonOf = (doubt: LegDoubt): WarningReason => {
  if (doubt.what === 'closed') return 'deal.odd-closed'
  if (doubt.about === 'leg') return 'deal.odd-leg'
  if (doubt.about === 'settlement') return 'deal.odd-settlement'
  return doubt.about === 'maturity' ? 'deal.odd-maturity' : 'deal.odd-first-coupon'
}

/** What the bond's own arithmetic doubts: days that contradict T+n, the tenor or the schedule, or are closed. */
const doubtsIn = ({ terms, calendar, now }: Warned): Warning[] => {
  // Only with a pricing day is there something to contradict.
  if (terms.pricingDate === null || !isZone(terms.timeZone)) return []
  const bond = dealBondOf(terms, dayIn(terms.timeZone, now), calendar)
  if (!bond || isRefusal(bond)) return []
  return bond.doubts.map((doubt) =>
    faultAt(placeOf(doubt), reasonOf(doubt), { expected: doubt.expected.toString() }),
  )
}

const closedDays = ({ terms, calendar }: Warned): Warning[] =>
  (['pricingDate', 'firstTradingDay'] as const).flatMap((key) => {
    const day = terms[key] === null ? null : Temporal.PlainDate.from(terms[key])
    if (day === null || isBusinessDay(day, calendar)) return []
    return [
      faultAt(`terms.${key}`, 'deal.odd-closed', { expected: nearestOpen(day, calendar, 1).toString() }),
    ]
  })

const oddIssue = ({ terms, calendar }: Warned): Warning[] => {
  const expected = dateFollowing('issueDate', terms, calendar)
  return terms.issueDate === null || expected === null || expected === terms.issueDate
    ? []
    : [faultAt('terms.issueDate', 'deal.odd-issue', { expected })]
}

const oddSizes = ({ terms: { size, retained } }: Warned): Warning[] =>
  size?.kind === 'number' && retained !== null && retained > size.face
    ? [faultAt('terms.retained', 'deal.retained-over')]
    : []

const oddRatings = ({ terms, shared }: Warned): Warning[] => {
  const unknown = shared.ratings.flatMap(({ agency, grade }, at) =>
    grade !== null && scaleOf(agency).length > 0 && !classOf(agency, grade)
      ? [faultAt(`shared.ratings.${at}.grade`, 'deal.odd-grade')]
      : [],
  )
  const proposed = proposedClass(shared)
  const other = terms.ratingClass !== null && proposed !== null && proposed !== terms.ratingClass
  return other ? [...unknown, faultAt('terms.ratingClass', 'deal.odd-class', { proposed })] : unknown
}

const oddSyndicate = ({ shared }: Warned): Warning[] => [
  ...(shared.syndicate.length > 0 && !hasLead(shared)
    ? [faultAt('shared.syndicate', 'deal.odd-no-lead')]
    : []),
  ...(isSelfLed(shared) ? [faultAt('shared.issuerId', 'deal.odd-self-led')] : []),
]

/** What is allowed and looks wrong, ticked or not. */
const allIn = (deal: Warned): Warning[] => [
  ...doubtsIn(deal),
  ...closedDays(deal),
  ...oddIssue(deal),
  ...oddSizes(deal),
  ...oddRatings(deal),
  ...oddSyndicate(deal),
  ...oddCombinations(deal),
]

/** What looks wrong and nobody ticked as published. */
export const warningsIn = (deal: Warned): Warning[] => allIn(deal).filter((found) => !tickOf(deal, found))

/** What somebody ticked as published, and still stands. */
export const tickedIn = (deal: Warned): (Warning & { tick: AsPublished })[] =>
  allIn(deal).flatMap((found) => {
    const tick = tickOf(deal, found)
    return tick ? [{ ...found, tick }] : []
  })
