import type { Decimal } from 'decimal.js'
import { Exact } from '../../../kernel/index.ts'
import type { CashFlows } from './cash-flows.ts'

/** What flows are worth at a yield, and how that changes with it. Yields are per period, not in per cent. */
export interface Value {
  /** With accrued interest, for 100 of face. */
  dirty: Decimal
  /** First and second derivative by the yield per period. */
  slope: Decimal
  bend: Decimal
}

/** Which part of the way to the first flow is not compounded (`Discounting` says why). */
export const simplePart = ({ list, discounting }: CashFlows): Decimal => {
  const first = list[0]?.gap ?? new Exact(0)
  if (discounting === 'treasury') return first.minus(first.floor())
  return discounting === 'street' && list.length === 1 ? first : new Exact(0)
}

/**
 * A flow n periods compounded and a simple part s away counts (1+r)^-n / (1+sr). With the sums of what flows
 * are worth, of that times n, and of that times n², the derivatives follow, since s is the same for all.
 */
export const valueAt = (cash: CashFlows, r: Decimal): Value => {
  const v = new Exact(1).div(r.plus(1))
  const s = simplePart(cash)
  const simple = s.div(s.times(r).plus(1))
  let factor = new Exact(1).div(s.times(r).plus(1))
  let n = s.neg()
  // Most waits are the same, and a power of a broken one is slow.
  let [power, wait] = [v, new Exact(1)]
  let [worth, byTime, byTwice] = [new Exact(0), new Exact(0), new Exact(0)]
  for (const [at, { gap, interest, principal }] of cash.list.entries()) {
    const next = at === 0 ? gap.minus(s) : gap
    if (!next.eq(wait)) [power, wait] = [next.eq(1) ? v : v.pow(next), next]
    n = n.plus(gap)
    factor = factor.times(power)
    const each = interest.plus(principal).times(factor)
    const weighed = each.times(n)
    worth = worth.plus(each)
    byTime = byTime.plus(weighed)
    byTwice = byTwice.plus(weighed.times(n))
  }
  const [a, b] = [byTime.times(v), byTwice.plus(byTime).times(v).times(v)]
  const squared = worth.times(simple).plus(a).times(2).times(simple)
  const value = { dirty: worth, slope: a.plus(worth.times(simple)).neg(), bend: b.plus(squared) }
  return cash.tail ? withTail(value, { coupons: cash.tail, factor, n, simple, v, r }) : value
}

interface End {
  coupons: { interest: Decimal; gap: Decimal }
  factor: Decimal
  n: Decimal
  simple: Decimal
  v: Decimal
  r: Decimal
}

/**
 * Coupons without end, g periods apart, count 1/q of one of them from the last flow on, q = (1+r)^g - 1.
 */
const withTail = ({ dirty, slope, bend }: Value, { coupons, factor, n, simple, v, r }: End): Value => {
  const { interest, gap } = coupons
  const isEveryPeriod = gap.eq(1)
  const growth = r.plus(1).pow(gap)
  const q = isEveryPeriod ? r : growth.minus(1)
  // How fast q grows with r, and how fast that does, both over q.
  const first = isEveryPeriod ? new Exact(1).div(r) : gap.times(growth).times(v).div(q)
  const second = gap.minus(1).times(v).times(first)
  const worth = interest.times(factor).div(q)
  const pull = n.times(v).plus(simple).plus(first)
  const more = n.times(v).times(v).plus(simple.times(simple)).plus(first.times(first)).minus(second)
  return {
    dirty: dirty.plus(worth),
    slope: slope.minus(worth.times(pull)),
    bend: bend.plus(worth.times(pull.times(pull).plus(more))),
  }
}
