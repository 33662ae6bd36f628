import { describe, expect, it } from 'vitest'
import { Exact, exact, isRefusal } from '../../../../../kernel/index.ts'
import type { Convention } from '../../../choices.ts'
import { periodsTo, ruledHolidays, type Calendar } from '../../index.ts'
import { day, dayCountOf, frequencyOf, legBondOf, rate } from './read.ts'
import { rolledFigures } from './rolled.figures.ts'

const years = Array.from({ length: 25 }, (_, at) => 2015 + at)
const target: Calendar = [
  { holidays: new Set(years.flatMap((year) => ruledHolidays('TARGET', year)!)), workdays: new Set() },
]

/** Figures of QuantLib for coupons whose days of interest and of payment are rolled apart. */
describe('QuantLib agrees on rolled days', () => {
  it.each(rolledFigures)('%s', (row) => {
    const [frequency, dayCount, from, due, end, accrual, payment, coupon, paid] = row.split(' ')
    const bond = legBondOf(
      {
        settlement: day(from!),
        maturity: day(due!),
        endOfMonth: end === 'eom',
        accrual: accrual as Convention,
        convention: payment as Convention,
        legs: [
          {
            from: null,
            coupon: { kind: 'fixed', rate: rate(coupon!) },
            frequency: frequencyOf(frequency!),
            dayCount: dayCountOf(dayCount!),
          },
        ],
      },
      target,
    )
    const periods = periodsTo(bond, {}, { last: bond.lastCoupon!, price: new Exact(100) })
    if (isRefusal(periods)) throw new Error(periods.reason)
    const found = periods.list.map(({ pays, interest }) => `${pays.toString()}=${interest.toFixed(8)}`)
    const expected = paid!.split(',')
    expect(found.map((each) => each.slice(0, 10))).toEqual(expected.map((each) => each.slice(0, 10)))
    for (const [at, each] of expected.entries())
      expect(
        exact(rate(found[at]!.slice(11)))
          .minus(each.slice(11))
          .abs()
          .lt('2e-8'),
      ).toBe(true)
  })
})
