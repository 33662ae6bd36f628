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
export const simplePart = ({ list, discounting }: Flows): Decimal => {
  const first = list[0]?.gap ?? new Exact(0)
  if (discounting === 'treasury') return first.minus(first.floor())
  return discounting === 'street' && list.length === 1 ? first : new Exact(0)
}

/**
 * A flow n periods compounded and a simple part s away counts (1+r)^-n / (1+sr). With the sums of what flows
 * are worth, of that times n, and of that times n², the derivatives follow, since s is the same for all.
 * `coupon` is the coupon of one year for 100 of face.
 */
export const valueAt = (flows: Flows, coupon: Decimal, r: Decimal): Value => {
  const v = new Exact(1).div(r.plus(1))
  const s = simplePart(flows)
  const simple = s.div(s.times(r).plus(1))
  let factor = new Exact(1).div(s.times(r).plus(1))
  let n = s.neg()
  let [worth, byTime, byTwice] = [new Exact(0), new Exact(0), new Exact(0)]
  for (const [at, { gap, share, principal }] of flows.list.entries()) {
    const wait = at === 0 ? gap.minus(s) : gap
    n = n.plus(gap)
    factor = factor.times(wait.eq(1) ? v : v.pow(wait))
    const each = coupon.times(share).plus(principal).times(factor)
    const weighed = each.times(n)
    worth = worth.plus(each)
    byTime = byTime.plus(weighed)
    byTwice = byTwice.plus(weighed.times(n))
  }
  const [a, b] = [byTime.times(v), byTwice.plus(byTime).times(v).times(v)]
  const squared = worth.times(simple).plus(a).times(2).times(simple)
  const value = { dirty: worth, slope: a.plus(worth.times(simple)).neg(), bend: b.plus(squared) }
  return flows.tail
    ? withTail(value, { worth: coupon.times(flows.tail).times(factor).div(r), n, simple, v, r })
    : value
}

interface Tail {
  worth: Decimal
  n: Decimal
  simple: Decimal
  v: Decimal
  r: Decimal
}

/** Coupons without end count 1/r of one of them, from the last flow on. */
const withTail = ({ dirty, slope, bend }: Value, { worth, n, simple, v, r }: Tail): Value => {
  const pull = n.times(v).plus(simple).plus(new Exact(1).div(r))
  const more = n
    .times(v)
    .times(v)
    .plus(simple.times(simple))
    .plus(new Exact(1).div(r.times(r)))
  return {
    dirty: dirty.plus(worth),
    slope: slope.minus(worth.times(pull)),
    bend: bend.plus(worth.times(pull.times(pull).plus(more))),
  }
}
