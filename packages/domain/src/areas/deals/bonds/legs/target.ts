import type { Rate } from '../../../../kernel/index.ts'
import { exerciseDays } from './options.ts'
import type { LegBond } from './terms.ts'

type Day = Temporal.PlainDate

/**
 * Where a yield ends. `reset`: as if the face were paid back at par on the day of the first reset, as the market
 * quotes bonds before it. `perpetuity`: coupons without end.
 */
export type YieldTarget =
  | { kind: 'maturity' | 'call' | 'put' | 'reset'; day: Day; price: Rate }
  | { kind: 'perpetuity' }

const par = '100' as Rate

/** The beginning of the first reset leg that lies ahead. */
const resetTarget = ({ legs, settlement }: LegBond): YieldTarget[] => {
  const next = legs.find(
    ({ coupon, schedule }) =>
      coupon.kind === 'reset' && Temporal.PlainDate.compare(schedule.interestFrom, settlement) > 0,
  )
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
