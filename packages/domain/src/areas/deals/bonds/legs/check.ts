import type { Decimal } from 'decimal.js'
import { exact, Exact, refuse } from '../../../../kernel/index.ts'
import { longestTenor } from '../ends.ts'
import {
  areAscending,
  countFault,
  couponFault,
  type Fault,
  isWhole,
  isWithin,
  mostMonths,
  stepsFault,
} from './check-coupon.ts'
import type { Coupon, Leg } from './leg.ts'
import type { ExDividend, LegBondTerms, OptionSchedule } from './terms.ts'

type Day = Temporal.PlainDate

const most = {
  legs: 50,
  steps: 100,
  options: 50,
  months: 1200,
  exDividendDays: 60,
  cycle: 60,
  tenorPart: 40_000,
} as const
const years = { first: 1850, last: 2400 } as const
const redemptionBounds = { least: 1, most: 1000 } as const

/** Legs in order, each inside the bond's life. */
const legsFault = (legs: readonly Leg[], interestFrom: Day, lastCoupon: Day | null): Fault => {
  const starts = legs.map(({ from }, at) => (at === 0 ? (from ?? interestFrom) : from))
  const known = starts.filter((from) => from !== null)
  const isOrdered =
    legs.length <= most.legs &&
    known.length === legs.length &&
    (legs.length === 0 || known[0]!.equals(interestFrom)) &&
    areAscending(lastCoupon ? [...known, lastCoupon] : known)
  return isOrdered ? undefined : refuse('bond.legs-order', { most: most.legs })
}

const exDividendFault = (exDividend: ExDividend | null | undefined): Fault =>
  !exDividend || isWhole(exDividend.days, 0, most.exDividendDays)
    ? undefined
    : countFault(0, most.exDividendDays)

const optionFault = (option: OptionSchedule, interestFrom: Day, lastCoupon: Day | null): Fault => {
  const { from, until, exercise, price, priceSteps = [] } = option
  const isOutside = (day: Day) =>
    Temporal.PlainDate.compare(day, interestFrom) <= 0 ||
    (lastCoupon !== null && Temporal.PlainDate.compare(day, lastCoupon) > 0)
  if (isOutside(from) || (until && (isOutside(until) || Temporal.PlainDate.compare(until, from) < 0)))
    return refuse('bond.option-outside')
  if (typeof exercise === 'object' && !isWhole(exercise.everyMonths, 1, mostMonths))
    return countFault(1, mostMonths)
  const prices = [price, ...priceSteps.map((step) => step.price)]
  if (!prices.every((each) => isWithin(each, redemptionBounds)))
    return refuse('bond.redemption-range', redemptionBounds)
  return stepsFault(priceSteps)
}

const repaymentsFault = (terms: LegBondTerms, lastCoupon: Day | null): Fault => {
  const { repayments = [] } = terms
  if (repayments.length === 0) return undefined
  const sum = repayments.reduce((total: Decimal, { face }) => total.plus(face), new Exact(0))
  const isSound =
    lastCoupon !== null &&
    repayments.length <= mostMonths &&
    repayments.every(({ face }) => exact(face).gt(0)) &&
    areAscending([...repayments.map(({ day }) => day), lastCoupon]) &&
    sum.lt(100)
  return isSound ? undefined : refuse('bond.repayments-wrong')
}

const daysOfCoupon = (coupon: Coupon): Day[] =>
  coupon.kind === 'stepUp' || coupon.kind === 'conditionalStepUp' ? coupon.steps.map(({ from }) => from) : []

/** Every day somebody typed. */
const typedDaysIn = (terms: LegBondTerms): Day[] => {
  const { legs, options = [], repayments = [] } = terms
  const { pricingDay, settlement, issueDay, interestFrom, maturity, firstCoupon, penultimateCoupon } = terms
  const days = [
    pricingDay,
    settlement,
    issueDay,
    interestFrom,
    maturity,
    firstCoupon,
    penultimateCoupon,
    ...legs.flatMap(({ from, coupon }) => [from, ...daysOfCoupon(coupon)]),
    ...options.flatMap(({ from, until, priceSteps = [] }) => [
      from,
      until,
      ...priceSteps.map((step) => step.from),
    ]),
    ...repayments.map(({ day }) => day),
  ]
  return days.filter((day) => day != null)
}

const isTooFar = (start: Day, day: Day): boolean =>
  start.until(day, { largestUnit: 'year' }).years >= longestTenor

/** Days and counts outside of any bond's life, on which nothing can be computed. */
export const rangeOfDaysFault = (terms: LegBondTerms): Fault => {
  const { tenor, settlementCycle } = terms
  if (typedDaysIn(terms).some(({ year }) => year < years.first || year > years.last))
    return refuse('bond.days-range', years)
  if (!isWhole(settlementCycle, 0, most.cycle)) return countFault(0, most.cycle)
  const parts = tenor && !tenor.perpetual ? [tenor.years, tenor.months, tenor.days] : []
  return parts.every((part) => isWhole(part, 0, most.tenorPart)) ? undefined : countFault(0, most.tenorPart)
}

/** What is wrong in the terms themselves, before any day is computed from them. */
export const termsFault = (terms: LegBondTerms, interestFrom: Day, lastCoupon: Day | null): Fault => {
  const { legs, options = [], redemption, yieldFrequency } = terms
  if (!lastCoupon && typedDaysIn(terms).some((day) => isTooFar(interestFrom, day)))
    return refuse('bond.too-long', { most: longestTenor })
  if (legs.length === 0 && !yieldFrequency) return refuse('bond.no-yield-frequency')
  if (legs.length === 0 && !lastCoupon) return refuse('bond.zero-perpetual')
  if (redemption !== undefined && !isWithin(redemption, redemptionBounds))
    return refuse('bond.redemption-range', redemptionBounds)
  if (options.length > most.options) return refuse('bond.too-many-options', { most: most.options })
  const faults = [
    legsFault(legs, interestFrom, lastCoupon),
    ...legs.map(({ coupon }) => couponFault(coupon)),
    exDividendFault(terms.exDividend),
    ...options.map((option) => optionFault(option, interestFrom, lastCoupon)),
    repaymentsFault(terms, lastCoupon),
  ]
  return faults.find((fault) => fault !== undefined)
}
