import { describe, expect, it } from 'vitest'
import { finalTarget, legCashFlows, riskOfCash, valueOfCash } from '../../index.ts'
import { day, dayCountOf, differing, frequencyOf, legBondOf, rate, sound } from './read.ts'
import { repaymentFigures } from './repayments.figures.ts'

/** Figures of QuantLib for bonds that are paid back in parts. */
describe('QuantLib agrees on repayments', () => {
  it.each(repaymentFigures)('%s', (row) => {
    const [frequency, dayCount, from, settled, due, repaid, redemption, coupon, y, dirty, modified] =
      row.split(' ')
    const bond = legBondOf({
      settlement: day(settled!),
      interestFrom: day(from!),
      maturity: day(due!),
      redemption: rate(redemption!),
      repayments: repaid!.split(',').map((each) => {
        const [on, face] = each.split('=')
        return { day: day(on!), face: rate(face!) }
      }),
      discounting: 'icma',
      legs: [
        {
          from: null,
          coupon: { kind: 'fixed', rate: rate(coupon!) },
          frequency: frequencyOf(frequency!),
          dayCount: dayCountOf(dayCount!),
        },
      ],
    })
    const cash = sound(legCashFlows(bond, finalTarget(bond), {}))
    const found = {
      dirty: valueOfCash(cash, rate(y!)).dirty.toFixed(9),
      modified: riskOfCash(cash, rate(y!)).modified.toFixed(9),
    }
    expect(differing(found, { dirty, modified }, '1e-7')).toEqual([])
  })
})
