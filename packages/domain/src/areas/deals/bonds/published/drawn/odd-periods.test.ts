import { describe, expect, it } from 'vitest'
import {
  accruedInterest,
  cleanPrice,
  cleanPriceOfCash,
  finalTarget,
  legCashFlows,
  resolveBond,
  riskOfCash,
  weekdaysOnly,
} from '../../index.ts'
import { oddPeriodFigures } from './odd-periods.figures.ts'
import { day, dayCountOf, dayOrNone, differing, frequencyOf, legBondOf, rate, sound } from './read.ts'

const read = (row: string) => {
  const [
    frequency,
    dayCount,
    from,
    first,
    settled,
    penultimate,
    due,
    end,
    coupon,
    y,
    redemption,
    ...figures
  ] = row.split(' ') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const [accrued, clean, modified, convexity] = figures as string[]
  const shared = {
    settlement: day(settled),
    interestFrom: day(from),
    maturity: day(due),
    firstCoupon: day(first),
    penultimateCoupon: dayOrNone(penultimate),
    endOfMonth: end === 'eom',
    redemption: rate(redemption),
  }
  return {
    shared,
    frequency: frequencyOf(frequency),
    dayCount: dayCountOf(dayCount),
    coupon: rate(coupon),
    yield: rate(y),
    figures: { accrued, clean, modified, convexity },
  }
}

/** Figures of QuantLib for fixed bonds drawn at random, with odd first and last periods. */
describe('QuantLib agrees on odd periods', () => {
  it.each(oddPeriodFigures)('%s', (row) => {
    const { shared, frequency, dayCount, coupon, yield: y, figures } = read(row)
    const bond = legBondOf({
      ...shared,
      legs: [{ from: null, coupon: { kind: 'fixed', rate: coupon }, frequency, dayCount }],
    })
    const cash = sound(legCashFlows(bond, finalTarget(bond), {}))
    const { modified, convexity } = riskOfCash(cash, y)
    const found = {
      accrued: cash.accrued.toFixed(9),
      clean: cleanPriceOfCash(cash, y).toFixed(9),
      modified: modified.toFixed(9),
      convexity: convexity.toFixed(9),
    }
    expect(differing(found, figures, '1e-6')).toEqual([])
  })

  it.each(oddPeriodFigures)('on the plain bond: %s', (row) => {
    const { shared, frequency, dayCount, coupon, yield: y, figures } = read(row)
    const terms = { ...shared, frequency, dayCount, settlementCycle: 0, convention: 'unadjusted' as const }
    const bond = sound(
      resolveBond({ ...terms, couponType: 'fixed', pricingDay: shared.settlement }, weekdaysOnly),
    )
    const found = {
      accrued: accruedInterest(bond.flows, coupon).toFixed(9),
      clean: cleanPrice(bond.flows, coupon, y).toFixed(9),
    }
    expect(differing(found, { accrued: figures.accrued, clean: figures.clean }, '1e-6')).toEqual([])
  })
})
