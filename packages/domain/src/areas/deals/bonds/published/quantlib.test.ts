import { describe, expect, it } from 'vitest'
import { exact } from '../../../../kernel/index.ts'
import type { DayCount, Frequency } from '../../choices.ts'
import { accruedInterest, cleanPrice, riskOf } from '../index.ts'
import { quantlibFigures } from './quantlib.figures.ts'
import { bondOf, day, rate } from './terms.ts'

/** Figures of QuantLib 1.29 for bonds drawn at random: every day count and frequency, coupon days 26 to 31. */
const read = (row: string) => {
  const [frequency, dayCount, from, settled, due, coupon, y, accrued, clean, modified] = row.split(' ')
  const terms = {
    frequency: frequency as Frequency,
    dayCount: dayCount!.replaceAll('_', ' ') as DayCount,
    interestFrom: day(from!),
    settlement: day(settled!),
    maturity: day(due!),
  }
  return { bond: bondOf(terms), coupon: rate(coupon!), yield: rate(y!), accrued, clean, modified }
}

const near = (one: string, other: string, within: string) => exact(rate(one)).minus(other).abs().lt(within)

describe('QuantLib agrees', () => {
  it.each(quantlibFigures)('%s', (row) => {
    const { bond, coupon, yield: y, ...figures } = read(row)
    const found = {
      accrued: accruedInterest(bond.flows, coupon).toFixed(9),
      clean: cleanPrice(bond.flows, coupon, y).toFixed(8),
      modified: riskOf(bond.flows, coupon, y).modified.toFixed(8),
    }
    for (const figure of ['accrued', 'clean', 'modified'] as const)
      expect([figure, found[figure], near(found[figure], figures[figure]!, '1e-7')]).toEqual([
        figure,
        found[figure],
        true,
      ])
  })
})
