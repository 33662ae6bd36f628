import type { Decimal } from 'decimal.js'
import { Exact } from '../../../kernel/index.ts'

export interface Curve {
  /** Falls as x rises. */
  at: (x: Decimal) => { value: Decimal; slope: Decimal }
  low: Decimal
  high: Decimal
  start: Decimal
}

const fineness = new Exact('1e-20')
const mostSteps = 200

/** A target that lies beyond an end by less than the fineness is met there: targets are rounded, too. */
const atEnd = ({ at }: Curve, end: Decimal, target: Decimal): Decimal | undefined => {
  const { value, slope } = at(end)
  return value.minus(target).div(slope).abs().lt(fineness) ? end : undefined
}

/** Newton's method inside a shrinking bracket; a step that would leave the bracket halves it instead. */
export const solveFalling = (curve: Curve, target: Decimal): Decimal | undefined => {
  const { at, low, high, start } = curve
  let [least, most, x] = [low, high, start]
  for (let step = 0; step < mostSteps; step++) {
    const { value, slope } = at(x)
    const miss = value.minus(target)
    if (miss.isZero()) return x
    if (miss.isPositive()) least = x
    else most = x
    // On the last of a month of 30 days, a 30/360 bond due on the 31st has no time left to earn in.
    if (slope.isZero()) return undefined
    const newton = x.minus(miss.div(slope))
    if (newton.lte(low) && least === low && at(low).value.lt(target)) return atEnd(curve, low, target)
    if (newton.gte(high) && most === high && at(high).value.gt(target)) return atEnd(curve, high, target)
    const next = newton.gt(least) && newton.lt(most) ? newton : least.plus(most).div(2)
    if (next.minus(x).abs().lt(fineness)) return next
    x = next
  }
  return undefined
}
