import { exact, type FaceAmount, isRefusal, type OrRefusal, type Rate } from '../../../../kernel/index.ts'
import type { Assumptions } from './assumptions.ts'
import { areAllCounted } from './options.ts'
import { flowsUpTo } from './periods.ts'
import { type LegPrice, type LegPricingReason, yieldLegBond } from './pricing.ts'
import { type YieldTarget, yieldTargets } from './target.ts'
import type { LegBond } from './terms.ts'

/** A yield, or why there is none: no level of the benchmark is known, for example. */
export interface TargetYield {
  target: YieldTarget
  found: OrRefusal<LegPrice, LegPricingReason>
}

/** The yields to every call and put, to the next reset and to the end, at a clean price. */
export const legYields = (
  bond: LegBond,
  { assumed, price, face }: { assumed: Assumptions; price: Rate; face: FaceAmount },
): TargetYield[] => {
  const targets = yieldTargets(bond)
  const days = targets.flatMap((target) => (target.kind === 'perpetuity' ? [] : [target.day]))
  const furthest = days.toSorted((one, other) => Temporal.PlainDate.compare(other, one))[0]
  const flowsTo = furthest && flowsUpTo(bond, furthest)
  let near: Rate | undefined
  return targets.map((target) => {
    const found = yieldLegBond(bond, { target, assumed, price, face, near, flowsTo })
    if (!isRefusal(found)) near = found.yield
    return { target, found }
  })
}

export interface WorstYield {
  lowest: LegPrice
  /** False if a yield that could be lower is unknown, or too many days to work out. */
  isComplete: boolean
}

const knownOf = (yields: readonly TargetYield[]): LegPrice[] =>
  yields.flatMap(({ found }) => (isRefusal(found) ? [] : [found]))

/**
 * The lowest of the yields to the end and to the calls, because the issuer calls when it suits him. A put is the
 * holder's, and at a reset nothing is paid back.
 */
export const worstYield = (bond: LegBond, yields: readonly TargetYield[]): WorstYield | undefined => {
  const counted = yields.filter(({ target }) => target.kind !== 'put' && target.kind !== 'reset')
  const known = knownOf(counted)
  const [lowest] = known.toSorted((one, other) => exact(one.yield).comparedTo(other.yield))
  return lowest && { lowest, isComplete: known.length === counted.length && areAllCounted(bond) }
}

/** Holders put when it suits them: the highest of the yields to the puts. */
export const bestPutYield = (yields: readonly TargetYield[]): LegPrice | undefined =>
  knownOf(yields.filter(({ target }) => target.kind === 'put')).toSorted((one, other) =>
    exact(other.yield).comparedTo(one.yield),
  )[0]
