import type { Decimal } from 'decimal.js'
import { Exact } from '../../../kernel/index.ts'
import type { Flows } from './flows.ts'

/** What flows are worth at a yield, and how that changes with it. Yields are per period, not in per cent. */
export interface Value {
  /** With accrued interest, for 100 of face. */
  dirty: Decimal
  /** First and second derivative by the yield per period. */
  slope: Decimal
  bend: Decimal
}

/** Which part of the way to the first flow is not compounded (`Discounting` says why). */
const simplePart = ({ list, discounting }: Flows): Decimal => {
  const first = list[0]?.time ?? new Exact(0)
  if (discounting === 'treasury') return first.minus(first.floor())
  return discounting === 'street' && list.length === 1 ? first : new Exact(0)
}

/**
 * A flow n whole periods and a simple part s away counts (1+r)^-n / (1+sr); the derivatives of its logarithm
 * give those of the whole. `coupon` is the coupon of one year for 100 of face.
 */
export const valueAt = (flows: Flows, coupon: Decimal, r: Decimal): Value => {
  const v = new Exact(1).div(r.plus(1))
  const s = simplePart(flows)
  const simple = s.div(s.times(r).plus(1))
  let compounded = new Exact(0)
  let factor = new Exact(1).div(s.times(r).plus(1))
  let [dirty, slope, bend] = [new Exact(0), new Exact(0), new Exact(0)]
  const add = (worth: Decimal, extra: Decimal) => {
    const pull = compounded.times(v).plus(simple).plus(extra)
    const more = compounded.times(v).times(v).plus(simple.times(simple)).plus(extra.times(extra))
    dirty = dirty.plus(worth)
    slope = slope.minus(worth.times(pull))
    bend = bend.plus(worth.times(pull.times(pull).plus(more)))
  }
  for (const { time, share, principal } of flows.list) {
    const n = time.minus(s)
    const gap = n.minus(compounded)
    compounded = n
    factor = factor.times(gap.eq(1) ? v : v.pow(gap))
    add(coupon.times(share).plus(principal).times(factor), new Exact(0))
  }
  if (flows.tail) add(coupon.times(flows.tail).times(factor).div(r), new Exact(1).div(r))
  return { dirty, slope, bend }
}
