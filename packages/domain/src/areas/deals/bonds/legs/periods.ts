import type { Decimal } from 'decimal.js'
import { Exact, isRefusal, type OrRefusal, type Rate } from '../../../../kernel/index.ts'
import { type Flow, flowsTo } from '../flows.ts'
import { couponsPerYear } from '../frequency.ts'
import type { AssumptionReason, Assumptions } from './assumptions.ts'
import { isExDividend } from './ex-dividend.ts'
import { remainingFace } from './face.ts'
import { rateFrom } from './rate.ts'
import type { LegBond, ResolvedLeg } from './terms.ts'

type Day = Temporal.PlainDate

/** One coupon that lies ahead, for 100 of face. */
export interface LegPeriod {
  leg: ResolvedLeg
  from: Day
  day: Day
  pays: Day
  /** From the coupon before, or from settlement, in periods of the yield. */
  gap: Decimal
  /** The part of a year it is paid for. */
  share: Decimal
  /** Per cent of a year. */
  rate: Decimal
  /** The bond is ex dividend: the seller keeps this coupon. */
  isSellers: boolean
  /** What the buyer gets, and what it is for a coupon of one per cent. */
  interest: Decimal
  perPoint: Decimal
  principal: Decimal
}

/** Coupons up to a day, and the interest that has run: as a part of a year, and in per cent of face. */
export interface LegPeriods {
  list: readonly LegPeriod[]
  accruedShare: Decimal
  accrued: Decimal
}

const none = new Exact(0)
const noRedemption = '0' as Rate
const isBefore = (one: Day, other: Day): boolean => Temporal.PlainDate.compare(one, other) < 0

export interface LegFlow {
  leg: ResolvedLeg
  flow: Flow
  gap: Decimal
}

export interface LegFlows {
  list: readonly LegFlow[]
  accruedShare: Decimal
}

/** Coupons of all legs, each leg by its own grid and day count, and the part of a year that has run. */
const flowsOfLegs = (bond: LegBond, last: Day): LegFlows => {
  const perYear = couponsPerYear(bond.yieldFrequency)
  let accruedShare = none
  const list = bond.legs.flatMap((leg) => {
    const { lastCoupon, interestFrom, grid } = leg.schedule
    const end = lastCoupon && isBefore(lastCoupon, last) ? lastCoupon : last
    if (!isBefore(bond.settlement, end) || !isBefore(interestFrom, end)) return []
    const flows = flowsTo(leg.schedule, end, noRedemption)
    accruedShare = accruedShare.plus(flows.accrued)
    const periods = couponsPerYear(grid.frequency)
    const scaled = (gap: Decimal) => (periods === perYear ? gap : gap.times(perYear).div(periods))
    return flows.list.map((flow) => ({ leg, flow, gap: scaled(flow.gap) }))
  })
  return { list, accruedShare }
}

/**
 * The coupons up to days that are asked for one after the other. Those up to a coupon day are the first ones of
 * those up to a later day, so that the many calls of a bond share one computation.
 */
export const flowsUpTo = (bond: LegBond, furthest: Day): ((last: Day) => LegFlows) => {
  const all = flowsOfLegs(bond, furthest)
  const places = new Map(all.list.map(({ flow }, at) => [flow.day.toString(), at]))
  return (last) => {
    const at = places.get(last.toString())
    return at === undefined
      ? flowsOfLegs(bond, last)
      : { list: all.list.slice(0, at + 1), accruedShare: all.accruedShare }
  }
}

/** The coupons after settlement up to a day on which the face is paid back at a price. */
export const periodsTo = (
  bond: LegBond,
  assumed: Assumptions,
  { last, price }: { last: Day; price: Decimal },
  { list: flows, accruedShare }: LegFlows = flowsOfLegs(bond, last),
): OrRefusal<LegPeriods, AssumptionReason> => {
  const face = remainingFace(bond)
  const list: LegPeriod[] = []
  for (const [at, { leg, flow, gap }] of flows.entries()) {
    const rate = rateFrom(leg, flow.from, assumed)
    if (isRefusal(rate)) return rate
    const { from, day, pays, share } = flow
    const isSellers = at === 0 && isExDividend(bond.settlement, pays, bond.exDividend, bond.calendar)
    const isLast = at === flows.length - 1
    const perPoint = isSellers ? none : share.times(face.after(from))
    list.push({
      leg,
      from,
      day,
      pays,
      gap,
      share,
      rate,
      isSellers,
      interest: rate.times(perPoint),
      perPoint,
      principal: isLast ? price.times(face.after(from)) : face.repaidOn(day),
    })
  }
  return { list, accruedShare, accrued: accruedIn(list, accruedShare) }
}

/** Interest since the last coupon, less the coupon itself once it belongs to the seller. */
const accruedIn = ([first]: readonly LegPeriod[], accruedShare: Decimal): Decimal => {
  if (!first) return none
  const run = first.rate.times(accruedShare)
  return first.isSellers ? run.minus(first.rate.times(first.share)) : run
}
