import { describe, expect, it } from 'vitest'
import { cleanPriceOfCash, finalTarget, legCashFlows, riskOfCash } from '../../index.ts'
import { exDividendFigures } from './ex-dividend.figures.ts'
import { day, dayCountOf, differing, frequencyOf, legBondOf, rate, sound } from './read.ts'

type Columns = [string, string, string, string, string, string, 'business' | 'calendar', string, string]

/** Figures of QuantLib for bonds that are, or are not yet, ex dividend. */
describe('QuantLib agrees on ex dividend', () => {
  it.each(exDividendFigures)('%s', (row) => {
    const [frequency, dayCount, from, settled, due, days, count, coupon, y, ...figures] = row.split(
      ' ',
    ) as Columns
    const [accrued, clean, modified] = figures as string[]
    const bond = legBondOf({
      settlement: day(settled),
      interestFrom: day(from),
      maturity: day(due),
      exDividend: { days: Number(days), count, onTheDay: 'seller' },
      legs: [
        {
          from: null,
          coupon: { kind: 'fixed', rate: rate(coupon) },
          frequency: frequencyOf(frequency),
          dayCount: dayCountOf(dayCount),
        },
      ],
    })
    const cash = sound(legCashFlows(bond, finalTarget(bond), {}))
    const found = {
      accrued: cash.accrued.toFixed(9),
      clean: cleanPriceOfCash(cash, rate(y)).toFixed(9),
      modified: riskOfCash(cash, rate(y)).modified.toFixed(9),
    }
    expect(differing(found, { accrued, clean, modified }, '1e-7')).toEqual([])
  })
})
