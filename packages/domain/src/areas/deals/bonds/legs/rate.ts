import type { Decimal } from 'decimal.js'
import { exact, Exact, isRefusal, type OrRefusal, type Rate, rateOf } from '../../../../kernel/index.ts'
import { convertYield } from '../convert.ts'
import { type AssumptionReason, type Assumptions, levelOn, soundLevel } from './assumptions.ts'
import type { ConditionalStepUpCoupon, Coupon, FloatingCoupon, ResetCoupon, StepUpCoupon } from './leg.ts'
import type { ResolvedLeg } from './terms.ts'

type Day = Temporal.PlainDate
type Answer = OrRefusal<Decimal, AssumptionReason>

const isReached = (from: Day, day: Day): boolean => Temporal.PlainDate.compare(from, day) <= 0

const basisPoints = (points: Rate): Decimal => exact(points).div(100)

/** Within floor and cap; never below zero, because no holder pays a coupon. */
export const limit = (rate: Decimal, { floor, cap }: Pick<FloatingCoupon, 'floor' | 'cap'>): Decimal => {
  const least = Exact.max(floor === null ? 0 : exact(floor), rate)
  return cap === null ? least : Exact.min(exact(cap), least)
}

const steppedRate = ({ rate, steps }: StepUpCoupon, from: Day): Decimal =>
  exact(steps.findLast((step) => isReached(step.from, from))?.rate ?? rate)

/** Steps may lead down; nobody pays a negative coupon. */
const conditionalRate = ({ rate, steps }: ConditionalStepUpCoupon, from: Day, open: boolean): Decimal => {
  const sum = steps
    .filter((step) => isReached(step.from, from))
    .filter(({ outcome }) => outcome === 'applies' || (outcome === 'open' && open))
    .reduce((total, step) => total.plus(basisPoints(step.basisPoints)), exact(rate))
  return Exact.max(0, sum)
}

/** The reset that a coupon period's rate was, or will be, fixed for. */
const resetDay = (legFrom: Day, everyMonths: number | null, from: Day): Day => {
  if (everyMonths === null) return legFrom
  const months = 12 * (from.year - legFrom.year) + from.month - legFrom.month
  const guess = Math.floor(months / everyMonths)
  const day = legFrom.add({ months: guess * everyMonths })
  return isReached(day, from) ? day : legFrom.add({ months: (guess - 1) * everyMonths })
}

const resetRate = (coupon: ResetCoupon, leg: ResolvedLeg, from: Day, assumed: Assumptions): Answer => {
  const { interestFrom, grid } = leg.schedule
  const level = levelOn('benchmark', assumed, resetDay(interestFrom, coupon.everyMonths, from))
  if (isRefusal(level)) return level
  const sum = rateOf(exact(level).plus(basisPoints(coupon.margin)))
  const { quoted } = coupon
  const converted = quoted ? convertYield(sum, { frequency: quoted }, { frequency: grid.frequency }) : sum
  return limit(exact(converted), coupon)
}

/** The index of a period: the fixing of the running one, else the projection. */
export const indexOf = (
  leg: ResolvedLeg,
  from: Day,
  assumed: Assumptions,
): OrRefusal<Rate, AssumptionReason> => {
  const isRunning = isReached(from, leg.schedule.settlement)
  if (isRunning && assumed.fixing != null) return soundLevel(assumed.fixing)
  return levelOn('index', assumed, isRunning ? leg.schedule.settlement : from)
}

/** What a coupon whose period begins on this day pays in a year, in per cent. */
export const rateFrom = (leg: ResolvedLeg, from: Day, assumed: Assumptions): Answer => {
  const coupon: Coupon = leg.coupon
  switch (coupon.kind) {
    case 'fixed':
      return exact(coupon.rate)
    case 'stepUp':
      return steppedRate(coupon, from)
    case 'conditionalStepUp':
      return conditionalRate(coupon, from, assumed.openSteps === 'apply')
    case 'floating': {
      const level = indexOf(leg, from, assumed)
      return isRefusal(level) ? level : limit(exact(level).plus(basisPoints(coupon.margin)), coupon)
    }
    case 'reset':
      return resetRate(coupon, leg, from, assumed)
  }
}
