import { exact, Exact, type Rate, rateOf } from '../../../kernel/index.ts'
import type { Frequency } from '../choices.ts'
import { couponsPerYear } from './frequency.ts'

/** How a yield is quoted: how often it compounds, and whether its year has 360 days (money market). */
export interface YieldConvention {
  frequency: Frequency
  moneyMarket?: boolean
}

const days = new Exact(365).div(360)

/** The same yield as another convention quotes it, to ten decimals of a per cent. */
export const convertYield = (yieldRate: Rate, from: YieldConvention, to: YieldConvention): Rate => {
  const money = Boolean(from.moneyMarket)
  if (from.frequency === to.frequency && money === Boolean(to.moneyMarket)) return yieldRate
  const [f, t] = [couponsPerYear(from.frequency), couponsPerYear(to.frequency)]
  const annual = exact(yieldRate).times(money ? days : 1)
  const compounded = annual
    .div(100 * f)
    .plus(1)
    .pow(new Exact(f).div(t))
    .minus(1)
  const quoted = f === t ? annual : compounded.times(100 * t)
  return rateOf(quoted.div(to.moneyMarket ? days : 1).toDecimalPlaces(10))
}
