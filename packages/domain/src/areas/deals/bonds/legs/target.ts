import type { Rate } from '../../../../kernel/index.ts'
import type { LegKind } from '../../coupon-terms.ts'
import { exerciseDays, parWindowEnd } from './options.ts'
import type { LegBond, OptionSchedule } from './terms.ts'

type Day = Temporal.PlainDate

/**
 * Where a yield ends. `reset`: as if the face were paid back at par on the day of the first reset, or on which a fixed
 * coupon begins to float, as the market quotes bonds before it. `perpetuity`: coupons without end.
 */
export type YieldTarget =
  | { kind: 'maturity' | 'call' | 'put' | 'reset'; day: Day; price: Rate }
  | { kind: 'perpetuity' }

const par = '100' as Rate

interface Kind {
  readonly kind: LegKind
}

const groupOf = ({ kind }: Kind): 'fixed' | 'floating' | 'reset' =>
  kind === 'floating' || kind === 'reset' ? kind : 'fixed'

/** A coupon floats, is reset, or is fixed again; a step is no change of its kind. */
export const isChangeOfKind = (before: Kind, after: Kind): boolean => groupOf(before) !== groupOf(after)

/** The beginning of the first leg ahead whose coupon is of another kind. */
const resetTarget = ({ legs, settlement }: LegBond): YieldTarget[] => {
  const next = legs.find((leg, at) => {
    const before = legs[at - 1]
    const isChange = before !== undefined && isChangeOfKind(before.coupon, leg.coupon)
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

const callsOf = ({ options }: LegBond): OptionSchedule[] => options.filter(({ kind }) => kind === 'call')

/** The first call ahead; of a window at par its last day. */
const firstCall = (bond: LegBond): YieldTarget | undefined => {
  const call = exerciseDays(bond).find(({ kind }) => kind === 'call')
  if (!call) return undefined
  const window = callsOf(bond).find(({ from, until }) => {
    const isOpen = Temporal.PlainDate.compare(from, call.day) <= 0
    return isOpen && until !== null && Temporal.PlainDate.compare(call.day, until) <= 0
  })
  return { ...call, day: (window && parWindowEnd(window)) ?? call.day }
}

/** What a price is worked out on: maturity; of a perpetual its first call, else its reset, else endless coupons. */
export const pricingTarget = (bond: LegBond): YieldTarget =>
  bond.lastCoupon ? finalTarget(bond) : (firstCall(bond) ?? resetTarget(bond)[0] ?? finalTarget(bond))

/**
 * What the price of a deal is worked out on: its first call up to the day on which the coupon changes its kind, else
 * that day; a bond without such a change to maturity, or as any perpetual.
 */
export const dealTarget = (bond: LegBond): YieldTarget => {
  const [change] = resetTarget(bond)
  if (change?.kind !== 'reset') return pricingTarget(bond)
  if (callsOf(bond).some((call) => parWindowEnd(call)?.equals(change.day))) return { ...change, kind: 'call' }
  const call = exerciseDays(bond).find(({ kind }) => kind === 'call')
  return call && Temporal.PlainDate.compare(call.day, change.day) <= 0 ? call : change
}
