import type { CouponLeg } from '../../coupon-terms.ts'
import type { Terms } from '../../terms.ts'
import { optionSchedulesOf } from './option-rows.ts'
import { parWindowEnd } from './options.ts'
import { isChangeOfKind } from './target.ts'

type Day = Temporal.PlainDate

/** The day on which the coupon changes its kind. */
const changeOf = (legs: readonly CouponLeg[]): Day | null => {
  const next = legs.find(({ coupon }, at) => at > 0 && isChangeOfKind(legs[at - 1]!.coupon, coupon))
  return next?.from == null ? null : Temporal.PlainDate.from(next.from)
}

/**
 * Where the yield of a deal with legs ends, by its terms alone: its first call up to the day on which the coupon changes
 * its kind, else that day. A call window at par that ends on it is quoted to its end, as in `dealTarget`.
 */
export const quotedTo = ({
  legs,
  options,
}: Pick<Terms, 'legs' | 'options'>): { kind: 'call' | 'reset'; day: Day } | null => {
  const change = changeOf(legs)
  if (change === null) return null
  const calls = optionSchedulesOf(options).filter(({ kind }) => kind === 'call')
  if (calls.some((call) => parWindowEnd(call)?.equals(change))) return { kind: 'call', day: change }
  const [first] = calls
    .map(({ from }) => from)
    .toSorted((one, other) => Temporal.PlainDate.compare(one, other))
  return first && Temporal.PlainDate.compare(first, change) <= 0
    ? { kind: 'call', day: first }
    : { kind: 'reset', day: change }
}
