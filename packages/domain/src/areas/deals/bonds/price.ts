import type { Decimal } from 'decimal.js'
import { exact, Exact, type Rate, rateOf, type Refusal, refuse } from '../../../kernel/index.ts'
import { type CashFlows, cashFlowsOf } from './cash-flows.ts'
import type { Flows } from './flows.ts'
import { solveFalling } from './solve.ts'
import { valueAt, type Value } from './value.ts'

/** Yields this far out are mistakes, and no price of a bond needs them. */
export const yieldBounds = { least: -20, most: 100 } as const
const places = 10

const priceBounds = { least: 0.001, most: 1000 } as const

/** A price that no bond is sold at, such as that of endless coupons at a yield of zero. */
export const priceFault = (price: Decimal): Refusal<'bond.no-price'> | undefined =>
  price.lt(priceBounds.least) || price.gt(priceBounds.most) ? refuse('bond.no-price', priceBounds) : undefined

export const perPeriod = (
  yieldRate: Decimal,
  { couponsPerYear }: Pick<CashFlows, 'couponsPerYear'>,
): Decimal => yieldRate.div(couponsPerYear).div(100)

/** The coupons of a perpetual bond have no finite value at a yield of zero or less, so this minimum applies. */
const leastEndless = new Exact('0.0001')

export const valueOfCash = (cash: CashFlows, yieldRate: Rate): Value => {
  const target = exact(yieldRate)
  const counted = cash.tail ? Exact.max(target, leastEndless) : target
  return valueAt(cash, perPeriod(counted, cash))
}

export const valueOf = (flows: Flows, coupon: Rate, yieldRate: Rate): Value =>
  valueOfCash(cashFlowsOf(flows, coupon), yieldRate)

/** Interest that has run since the last coupon, for 100 of face. */
export const accruedInterest = (flows: Flows, coupon: Rate): Decimal => flows.accrued.times(coupon)

/** The clean price of a yield, in per cent of face, not yet rounded. */
export const cleanPriceOfCash = (cash: CashFlows, yieldRate: Rate): Decimal =>
  valueOfCash(cash, yieldRate).dirty.minus(cash.accrued)

export const cleanPrice = (flows: Flows, coupon: Rate, yieldRate: Rate): Decimal =>
  cleanPriceOfCash(cashFlowsOf(flows, coupon), yieldRate)

/** The yield of a clean price, to ten decimals of a per cent. The search starts at `guess`, in per cent. */
export const yieldOfCash = (
  cash: CashFlows,
  price: Rate,
  guess: Decimal,
): Rate | Refusal<'bond.no-yield'> => {
  const most = new Exact(yieldBounds.most)
  const least = new Exact(cash.tail ? leastEndless : yieldBounds.least)
  const solved = solveFalling(
    {
      at: (r) => {
        const { dirty: value, slope } = valueAt(cash, r)
        return { value, slope }
      },
      low: perPeriod(least, cash),
      high: perPeriod(most, cash),
      start: perPeriod(Exact.min(most, Exact.max(least, guess, 1)), cash),
    },
    exact(price).plus(cash.accrued),
  )
  if (!solved) return refuse('bond.no-yield', yieldBounds)
  return rateOf(solved.times(100).times(cash.couponsPerYear).toDecimalPlaces(places))
}

export const yieldOf = (flows: Flows, coupon: Rate, price: Rate): Rate | Refusal<'bond.no-yield'> =>
  yieldOfCash(cashFlowsOf(flows, coupon), price, exact(coupon))
