import { describe, expect, it } from 'vitest'
import { Exact, exact } from '../../../../../kernel/index.ts'
import { periodsTo } from '../../index.ts'
import { februaryFigures } from './february.figures.ts'
import { day, dayCountOf, frequencyOf, legBondOf, rate, sound } from './read.ts'

/** Figures of QuantLib for coupons and accrued interest around the end of February. */
describe('QuantLib agrees on February', () => {
  it.each(februaryFigures)('%s', (row) => {
    const [frequency, dayCount, from, settled, due, end, coupon, accrued, paid] = row.split(' ')
    const bond = legBondOf({
      settlement: day(settled!),
      interestFrom: day(from!),
      maturity: day(due!),
      endOfMonth: end === 'eom',
      legs: [
        {
          from: null,
          coupon: { kind: 'fixed', rate: rate(coupon!) },
          frequency: frequencyOf(frequency!),
          dayCount: dayCountOf(dayCount!),
        },
      ],
    })
    const periods = sound(periodsTo(bond, {}, { last: bond.lastCoupon!, price: new Exact(100) }))
    expect(periods.accrued.minus(accrued!).abs().lt('1e-8')).toBe(true)
    const expected = paid === '-' ? [] : paid!.split(',')
    for (const [at, each] of expected.entries())
      expect(exact(rate(each)).minus(periods.list[at]!.interest).abs().lt('1e-8')).toBe(true)
  })
})
