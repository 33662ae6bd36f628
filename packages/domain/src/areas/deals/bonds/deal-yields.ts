import { exact, type FaceAmount, isRefusal, type Rate, type Refusal } from '../../../kernel/index.ts'
import {
  type Assumptions,
  bestPutYield,
  type LegBond,
  type LegPrice,
  legYields,
  priceLegBond,
  type TargetYield,
  worstYield,
  type WorstYield,
  type YieldTarget,
} from './legs/index.ts'
import { assumptionsOf, bondAt, openFault, type QuoteReason, type StructuredBond } from './structured.ts'

/** A yield to one of its ends, or why there is none. */
export interface DealYield extends Omit<TargetYield, 'found'> {
  found: TargetYield['found'] | Refusal<QuoteReason>
}

export interface DealYields {
  yields: DealYield[]
  worst: WorstYield | undefined
  /** The best of the puts. */
  put: LegPrice | undefined
  /** What they rest on. */
  assumed: Assumptions
  /** Steps that wait for an event count as lapsed. */
  hasOpenSteps: boolean
}

const hasOpenSteps = ({ legs }: LegBond): boolean =>
  legs.some(
    ({ coupon }) =>
      coupon.kind === 'conditionalStepUp' && coupon.steps.some(({ outcome }) => outcome === 'open'),
  )

interface Request {
  coupon: Rate
  price: Rate
  index: Rate | null
  face: FaceAmount
  /** The yield that the price was worked out of, and how exact the price is. */
  quoted?: { yield: Rate | null; pricePlaces: number } | undefined
}

const isSameTarget = (one: YieldTarget, other: YieldTarget): boolean =>
  one.kind === 'perpetuity' || other.kind === 'perpetuity'
    ? one.kind === other.kind
    : one.kind === other.kind && one.day.equals(other.day) && exact(one.price).eq(exact(other.price))

/**
 * The figures at the quoted yield, if the price follows from it. Solved again from a rounded price, they would differ in
 * their last digits from those that the deal shows beside its price.
 */
const atQuoted = (
  bond: LegBond,
  target: YieldTarget,
  { price, quoted, face }: Request,
  assumed: Assumptions,
): LegPrice | undefined => {
  if (!quoted?.yield) return undefined
  const found = priceLegBond(bond, { target, assumed, yield: quoted.yield, face })
  if (isRefusal(found)) return undefined
  const isThePrice = exact(found.clean).toDecimalPlaces(quoted.pricePlaces).eq(exact(price))
  return isThePrice ? { ...found, clean: price } : undefined
}

/** The yields to each call and put, to the next change of the coupon and to the end, with their durations and DV01. */
export const dealYields = (bond: StructuredBond, request: Request): DealYields => {
  const { coupon, price, index, face } = request
  const { assumed, open } = assumptionsOf(bond, index)
  const at = bondAt(bond, coupon)
  const yields = legYields(at, { assumed, price, face }).map(({ target, found }) => ({
    target,
    found:
      openFault(open, target) ??
      (isSameTarget(target, bond.pricedTo) ? atQuoted(at, target, request, assumed) : undefined) ??
      found,
  }))
  return {
    yields,
    assumed,
    worst: worstYield(at, yields as TargetYield[]),
    put: bestPutYield(yields as TargetYield[]),
    hasOpenSteps: hasOpenSteps(at),
  }
}
