import type { Decimal } from 'decimal.js'
import { Exact } from '../../../../kernel/index.ts'

/** One flow of a floater, for 100 of face. */
export interface MarginFlow {
  /** Years since the flow before, or since settlement, by the leg's day count. */
  length: Decimal
  /** The index of the period, as a part of one. */
  level: Decimal
  paid: Decimal
  /** What it pays more for a point of index, in per cent of face for one per cent. */
  perPoint: Decimal
}

export interface MarginFlows {
  list: readonly MarginFlow[]
  /** The coupon of a year that goes on without end; null if the face is paid back. */
  tail: Decimal | null
  accrued: Decimal
}

export interface MarginValue {
  /** With accrued interest. */
  value: Decimal
  /** First and second derivative by the margin as a part of one. */
  slope: Decimal
  bend: Decimal
  /** Each flow's worth times its years. */
  time: Decimal
  /** Derivative by the index, which moves coupons and discounting alike. */
  indexSlope: Decimal
}

const none = new Exact(0)

/** Simple interest within each period, at the index of the period + the margin. */
export const marginValue = ({ list, tail }: MarginFlows, margin: Decimal): MarginValue => {
  let [factor, pull, bow, years] = [new Exact(1), none, none, none]
  let [value, slope, bend, time, gain] = [none, none, none, none, none]
  for (const { length, level, paid, perPoint } of list) {
    const growth = level.plus(margin).times(length).plus(1)
    const each = length.div(growth)
    factor = factor.div(growth)
    pull = pull.plus(each)
    bow = bow.plus(each.times(each))
    years = years.plus(length)
    const worth = paid.times(factor)
    value = value.plus(worth)
    slope = slope.minus(worth.times(pull))
    bend = bend.plus(worth.times(pull.times(pull).plus(bow)))
    time = time.plus(worth.times(years))
    gain = gain.plus(perPoint.times(100).times(factor))
  }
  if (!tail) return { value, slope, bend, time, indexSlope: slope.plus(gain) }
  const rate = list.at(-1)!.level.plus(margin)
  const worth = tail.times(factor).div(rate)
  const all = pull.plus(new Exact(1).div(rate))
  const bowed = bow.plus(new Exact(1).div(rate.times(rate)))
  return {
    value: value.plus(worth),
    slope: slope.minus(worth.times(all)),
    bend: bend.plus(worth.times(all.times(all).plus(bowed))),
    time: time.plus(worth.times(years.plus(new Exact(1).div(rate)))),
    indexSlope: slope.minus(worth.times(all)).plus(gain).plus(new Exact(100).times(factor).div(rate)),
  }
}
