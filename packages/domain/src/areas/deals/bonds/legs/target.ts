import type { Rate } from '../../../../kernel/index.ts'
import { exerciseDays } from './options.ts'
import type { LegBond, ResolvedLeg } from './terms.ts'

type Day = Temporal.PlainDate

/**
 * Where a yield ends. `reset`: as if the face were paid back at par on the day of the first reset, or on which a fixed
 * coupon begins to float, as the market quotes bonds before it. `perpetuity`: coupons without end.
 */
export type YieldTarget =
  | { kind: 'maturity' | 'call' | 'put' | 'reset'; day: Day; price: Rate }
  | { kind: 'perpetuity' }

const par = '100' as Rate

const groupOf = ({ coupon }: ResolvedLeg): 'fixed' | 'floating' | 'reset' =>
  coupon.kind === 'floating' || coupon.kind === 'reset' ? coupon.kind : 'fixed'

/** The beginning of the first leg ahead whose coupon is of another kind: it floats, is reset, or is fixed again. */
const resetTarget = ({ legs, settlement }: LegBond): YieldTarget[] => {
  const next = legs.find((leg, at) => {
    const before = legs[at - 1]
    const isChange = before !== undefined && groupOf(before) !== groupOf(leg)
    return isChange && Temporal.PlainDate.compare(leg.schedule.interestFrom, settlement) > 0
  })
  return next ? [{ kind: 'reset', day: next.schedule.interestFrom, price: par }] : []
}

/** The end of the bond: its maturity, or none. */
export const finalTarget = ({ lastCoupon, redemption }: LegBond): YieldTarget =>
  lastCoupon ? { kind: 'maturity', day: lastCoupon, price: redemption } : { kind: 'perpetuity' }

/** Every yield the market quotes: to each call and put ahead, to the next reset, to the end. */
export const yieldTargets = (bond: LegBond): YieldTarget[] => [
  ...exerciseDays(bond),
  ...resetTarget(bond),
  finalTarget(bond),
]

/** What a price is worked out on: maturity; of a perpetual its first call, else its reset, else endless coupons. */
export const pricingTarget = (bond: LegBond): YieldTarget => {
  if (bond.lastCoupon) return finalTarget(bond)
  const targets = yieldTargets(bond)
  return targets.find(({ kind }) => kind === 'call') ?? resetTarget(bond)[0] ?? finalTarget(bond)
}

/** A call window at par that ends with a change of the coupon: the market quotes to its end. */
const endsWindow = ({ options }: LegBond, day: Day): boolean =>
  options.some(
    ({ kind, exercise, until, price, priceSteps = [] }) =>
      kind === 'call' &&
      exercise === 'anyDay' &&
      until?.equals(day) &&
      price === par &&
      priceSteps.length === 0,
  )

/**
 * What the price of a deal is worked out on: its first call up to the day on which the coupon changes its kind, else
 * that day; a bond without such a change to maturity, or as any perpetual.
 */
export const dealTarget = (bond: LegBond): YieldTarget => {
  const [change] = resetTarget(bond)
  if (change?.kind !== 'reset') return pricingTarget(bond)
  if (endsWindow(bond, change.day)) return { ...change, kind: 'call' }
  const call = exerciseDays(bond).find(({ kind }) => kind === 'call')
  return call && Temporal.PlainDate.compare(call.day, change.day) <= 0 ? call : change
}
