import { isRefusal, type OrRefusal, type Rate, type Refusal, refuse } from '../../../../kernel/index.ts'
import type { Calendar } from '../calendar.ts'
import { endsOf, longestTenor, settle } from '../ends.ts'
import { isOnGrid } from '../grid.ts'
import type { Discounting } from '../schedule.ts'
import { rangeOfDaysFault, termsFault } from './check.ts'
import { countOf, legsWithDays } from './legs-days.ts'
import type { Leg } from './leg.ts'
import type { LegBond, LegBondReason, LegBondTerms, ResolvedLeg } from './terms.ts'

type Day = Temporal.PlainDate

const isBefore = (one: Day, other: Day): boolean => Temporal.PlainDate.compare(one, other) < 0

/** A zero coupon is one leg that pays nothing; its coupon days measure the time that compounds. */
const zeroLeg = ({ yieldFrequency, zeroDayCount }: LegBondTerms): Leg => ({
  from: null,
  coupon: { kind: 'fixed', rate: '0' as Rate },
  frequency: yieldFrequency ?? 'annual',
  dayCount: zeroDayCount ?? 'ACT/ACT ICMA',
})

const discountingOf = ({ discounting, legs }: LegBondTerms): Discounting => {
  const dayCount = legs[0]?.dayCount
  return discounting ?? (dayCount === '30/360' || dayCount === '30/360 US' ? 'street' : 'icma')
}

/** Days that cannot be. Checked first, so that nothing is counted over endless years. */
const lifeFault = (
  settlement: Day,
  interestFrom: Day,
  lastCoupon: Day | null,
): Refusal<LegBondReason> | undefined => {
  if (isBefore(settlement, interestFrom)) return refuse('bond.settles-before-interest')
  const end = lastCoupon ?? settlement
  if (lastCoupon && (!isBefore(settlement, lastCoupon) || !isBefore(interestFrom, lastCoupon)))
    return refuse('bond.matures-too-early')
  const years = interestFrom.until(end, { largestUnit: 'year' }).years
  return years > longestTenor ? refuse('bond.too-long', { most: longestTenor }) : undefined
}

const typedDaysFault = (
  { firstCoupon, penultimateCoupon, repayments = [] }: LegBondTerms,
  legs: readonly ResolvedLeg[],
  interestFrom: Day,
): Refusal<LegBondReason> | undefined => {
  const [first, last] = [legs[0]!.schedule, legs.at(-1)!.schedule]
  const isOutside = (day: Day) =>
    !isBefore(interestFrom, day) || (first.lastCoupon !== null && isBefore(first.lastCoupon, day))
  if ((firstCoupon && isOutside(firstCoupon)) || isOutside(first.firstCoupon))
    return refuse('bond.first-coupon-outside')
  if (penultimateCoupon) {
    const { lastCoupon, grid, firstCoupon: least } = last
    if (!lastCoupon || !isBefore(penultimateCoupon, lastCoupon) || isBefore(penultimateCoupon, least))
      return refuse('bond.penultimate-outside')
    if (!isOnGrid(grid, penultimateCoupon)) return refuse('bond.penultimate-outside')
  }
  const isCouponDay = (day: Day) =>
    legs.some(({ schedule }) => isBefore(schedule.interestFrom, day) && isOnGrid(schedule.grid, day))
  return repayments.every(({ day }) => isCouponDay(day)) ? undefined : refuse('bond.repayments-wrong')
}

/** Computes every day of a bond with legs; typed days stay, and a contradiction raises a doubt. */
export const resolveLegBond = (
  terms: LegBondTerms,
  calendar: Calendar,
): OrRefusal<LegBond, LegBondReason> => {
  const outside = rangeOfDaysFault(terms)
  if (outside) return outside
  const { settlement, doubts } = settle(terms, calendar)
  const issueDay = terms.issueDay ?? settlement
  const interestFrom = terms.interestFrom ?? issueDay
  const ends = endsOf(terms, issueDay, calendar)
  if (isRefusal(ends)) return ends
  const { lastCoupon, maturity } = ends
  const wrong = lifeFault(settlement, interestFrom, lastCoupon) ?? termsFault(terms, interestFrom, lastCoupon)
  if (wrong) return wrong
  const legs = terms.legs.length === 0 ? [zeroLeg(terms)] : terms.legs
  const discounting = discountingOf(terms)
  const life = { terms, interestFrom, lastCoupon }
  const days = legsWithDays(life, legs, countOf(life, legs), {
    discounting,
    settlement,
    calendar,
    convention: terms.convention,
    accrual: terms.accrual ?? 'unadjusted',
    termination: lastCoupon,
  })
  const fault = typedDaysFault(terms, days.legs, interestFrom)
  if (fault) return fault
  return {
    settlement,
    issueDay,
    interestFrom,
    lastCoupon,
    maturity,
    calendar,
    discounting,
    isZero: terms.legs.length === 0,
    legs: days.legs,
    yieldFrequency: terms.yieldFrequency ?? legs[0]!.frequency,
    redemption: terms.redemption ?? ('100' as Rate),
    repayments: terms.repayments ?? [],
    exDividend: terms.exDividend ?? null,
    options: terms.options ?? [],
    doubts: [...doubts, ...ends.doubts, ...days.doubts],
  }
}
