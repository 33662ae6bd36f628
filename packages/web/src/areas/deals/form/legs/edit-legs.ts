import {
  termIndex,
  type CouponLeg,
  type Day,
  type LegCoupon,
  type LegKind,
  type Repayment,
  type Terms,
} from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'

type Limited = Extract<LegCoupon, { margin: unknown }>
type Stepped = Extract<LegCoupon, { steps: unknown }>

const noLimits = { margin: null, floor: null, cap: null, assumed: null }

const isLimited = (coupon: LegCoupon): coupon is Limited =>
  coupon.kind === 'floating' || coupon.kind === 'reset'

/** Another kind of coupon. What both kinds have stays. Without a day for its first step it has no steps yet. */
export function couponOfKind(kind: LegKind, before: LegCoupon, firstStep: Day | null): LegCoupon {
  const limits = isLimited(before)
    ? { margin: before.margin, floor: before.floor, cap: before.cap, assumed: before.assumed }
    : noLimits
  const rate = isLimited(before) ? null : before.rate
  switch (kind) {
    case 'fixed':
      return { kind, rate }
    case 'stepUp':
      return { kind, rate, steps: firstStep ? [{ from: firstStep, rate: rate ?? zero }] : [] }
    case 'conditionalStepUp':
      return {
        kind,
        rate,
        condition: null,
        steps: firstStep ? [{ from: firstStep, basisPoints: '25' as Rate, outcome: 'open' }] : [],
      }
    case 'floating':
      return { kind, ...limits, index: null, method: termIndex }
    case 'reset':
      return { kind, ...limits, benchmark: null, everyMonths: 60, quoted: null }
  }
}

const zero = '0' as Rate
const plain: LegCoupon = { kind: 'fixed', rate: null }

const legOf = (from: Day | null, coupon: LegCoupon): CouponLeg => ({
  from,
  coupon,
  frequency: null,
  dayCount: null,
})

/** What a desk chooses first; the legs follow, and each can be changed. */
export const legPatterns = {
  fixed: ['thenFloating', 'thenReset', 'stepUp', 'conditionalStepUp'],
  floating: ['marginSteps', 'inArrears', 'thenFixed'],
} as const
export type LegPattern = (typeof legPatterns)['fixed' | 'floating'][number]

type Dated = Pick<Terms, 'options' | 'issueDate' | 'settlementDate' | 'pricingDate' | 'maturityDate'>

const plus = (day: Day, years: number): Day => Temporal.PlainDate.from(day).add({ years }).toString()

/**
 * Where the coupon probably changes: at the first call, else a year before the end, else five years after issue. Null while
 * the deal has no dates: the desk sets the day.
 */
export function nextLegDay({
  options,
  issueDate,
  settlementDate,
  pricingDate,
  maturityDate,
}: Dated): Day | null {
  const call = options.find(({ kind }) => kind === 'call')?.from
  if (call) return call
  if (maturityDate !== null) return plus(maturityDate, -1)
  const start = issueDate ?? settlementDate ?? pricingDate
  return start === null ? null : plus(start, 5)
}

/** The legs of a pattern, the first of which pays the deal's own coupon. */
export function legsOf(pattern: LegPattern, terms: Dated): CouponLeg[] {
  const from = nextLegDay(terms)
  const of = (kind: LegKind) => couponOfKind(kind, plain, from)
  switch (pattern) {
    case 'thenFloating':
      return [
        legOf(null, plain),
        { ...legOf(from, of('floating')), frequency: 'quarterly', dayCount: 'ACT/360' },
      ]
    case 'thenReset':
      return [legOf(null, plain), legOf(from, of('reset'))]
    case 'stepUp':
    case 'conditionalStepUp':
      return [legOf(null, of(pattern))]
    case 'marginSteps':
      return [legOf(null, of('floating')), legOf(from, of('floating'))]
    case 'inArrears':
      return [
        legOf(null, {
          kind: 'floating',
          ...noLimits,
          index: null,
          method: { kind: 'compounded', lookBack: 5, observationShift: true, lockOut: 0 },
        }),
      ]
    case 'thenFixed':
      return [legOf(null, of('floating')), legOf(from, plain)]
  }
}

/** A further leg after the last one, of the kind that usually comes next. */
export function nextLeg(legs: readonly CouponLeg[], terms: Dated): CouponLeg {
  const last = legs.at(-1)
  const from = last?.from ? plus(last.from, 1) : nextLegDay(terms)
  return legOf(from, couponOfKind('floating', plain, from))
}

/** A further repayment half a year after the last, of the same face; without a day where none is known. */
export function nextRepayment(rows: readonly Repayment[], terms: Dated): Repayment {
  const last = rows.at(-1)
  if (!last) return { day: nextLegDay(terms), face: '10' as Rate }
  const day = last.day && Temporal.PlainDate.from(last.day).add({ months: 6 }).toString()
  return { day, face: last.face }
}

/** A further step a year after the last, at the same figure; without a day where none is known. */
export function withStep(coupon: Stepped, from: Day | null): Stepped {
  const last = coupon.steps.at(-1)
  const day = last ? last.from && plus(last.from, 1) : from
  return coupon.kind === 'stepUp'
    ? { ...coupon, steps: [...coupon.steps, { from: day, rate: coupon.steps.at(-1)?.rate ?? zero }] }
    : {
        ...coupon,
        steps: [...coupon.steps, { from: day, basisPoints: '25' as Rate, outcome: 'open' as const }],
      }
}
