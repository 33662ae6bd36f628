import { describe, expect, it } from 'vitest'
import { Exact, isRefusal, rateOf } from '../../../../kernel/index.ts'
import { day, legBondOf, rate, sound } from '../published/drawn/read.ts'
import {
  type Assumptions,
  type Coupon,
  isExDividend,
  periodsTo,
  rateInArrears,
  weekdaysOnly,
  type ConditionalStepUpCoupon,
  type FloatingCoupon,
} from '../index.ts'

/** The rates of four yearly coupons from 1 March 2026. */
const ratesOf = (coupon: Coupon, assumed: Assumptions = {}) => {
  const bond = legBondOf({
    settlement: day('2026-03-01'),
    maturity: day('2030-03-01'),
    legs: [{ from: null, coupon, frequency: 'annual', dayCount: '30E/360' }],
  })
  return sound(periodsTo(bond, assumed, { last: day('2030-03-01'), price: new Exact(100) })).list.map(
    (period) => period.rate.toString(),
  )
}

describe('a conditional step-up', () => {
  const coupon = (outcome: 'open' | 'applies' | 'lapsed'): ConditionalStepUpCoupon => ({
    kind: 'conditionalStepUp',
    rate: rate('4'),
    steps: [
      { from: day('2027-03-01'), basisPoints: rate('25'), outcome: 'applies' },
      { from: day('2028-03-01'), basisPoints: rate('50'), outcome },
    ],
  })

  it('counts what applies, and what is open as it is assumed', () => {
    expect(ratesOf(coupon('open'))).toEqual(['4', '4.25', '4.25', '4.25'])
    expect(ratesOf(coupon('open'), { openSteps: 'apply' })).toEqual(['4', '4.25', '4.75', '4.75'])
    expect(ratesOf(coupon('lapsed'), { openSteps: 'apply' })).toEqual(['4', '4.25', '4.25', '4.25'])
    expect(ratesOf(coupon('applies'))).toEqual(['4', '4.25', '4.75', '4.75'])
  })

  it('never leads below zero', () => {
    const down = { ...coupon('applies'), rate: rate('0.2') }
    const steps = down.steps.map((step) => ({ ...step, basisPoints: rate('-25') }))
    expect(ratesOf({ ...down, steps })).toEqual(['0.2', '0', '0', '0'])
  })
})

describe('a floating coupon', () => {
  const coupon: FloatingCoupon = {
    kind: 'floating',
    index: { name: 'EURIBOR 12M', method: { kind: 'term' } },
    margin: rate('-75'),
    floor: null,
    cap: rate('5'),
  }
  const forward: Assumptions = {
    index: {
      kind: 'forward',
      levels: [
        { from: day('2026-01-01'), level: rate('0.5') },
        { from: day('2028-03-01'), level: rate('3') },
        { from: day('2029-03-01'), level: rate('7') },
      ],
    },
  }

  it('is its index + margin between zero and its cap', () => {
    expect(ratesOf(coupon, forward)).toEqual(['0', '0', '2.25', '5'])
  })

  it('has the fixing of the running period, and a floor of its own', () => {
    const fixed = { ...forward, fixing: rate('4') }
    expect(ratesOf({ ...coupon, floor: rate('1') }, fixed)).toEqual(['3.25', '1', '2.25', '5'])
  })
})

describe('an index in arrears', () => {
  const monday = day('2026-06-01')
  const levels = new Map(
    ['2026-05-28', '2026-05-29', '2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'].map(
      (each, at) => [each, rateOf(String(at + 1))],
    ),
  )
  const period = {
    from: monday,
    to: day('2026-06-08'),
    year: 360,
    calendar: weekdaysOnly,
    fixingOn: (of: Temporal.PlainDate) => levels.get(of.toString()),
  } as const
  const method = { kind: 'averaged', lookBack: 0, observationShift: false, lockOut: 0 } as const

  it('counts each business day for the days to the next', () => {
    // 3, 4, 5, 6 for a day each, 7 for three.
    expect(
      sound(rateInArrears({ ...period, method }))
        .times(7)
        .toString(),
    ).toBe('39')
  })

  it('takes earlier fixings with a look-back', () => {
    // 1, 2, 3, 4 for a day each, 5 for three.
    const found = sound(rateInArrears({ ...period, method: { ...method, lookBack: 2 } }))
    expect(found.times(7).toString()).toBe('25')
  })

  it('takes their weights, too, with an observation shift', () => {
    // From Thursday to Thursday: 1 a day, 2 for three days, 3, 4, 5 a day each.
    const found = sound(
      rateInArrears({ ...period, method: { ...method, lookBack: 2, observationShift: true } }),
    )
    expect(found.times(7).toString()).toBe('19')
  })

  it('stops before a lock-out', () => {
    // 3, 4, then 5 for five days.
    const found = sound(rateInArrears({ ...period, method: { ...method, lockOut: 2 } }))
    expect(found.times(7).toString()).toBe('32')
  })

  it('needs every fixing, and a period', () => {
    const missing = rateInArrears({ ...period, to: day('2026-06-10'), method })
    expect(missing).toMatchObject({ reason: 'bond.no-fixing', params: { day: '2026-06-08' } })
    for (const wrong of [
      { ...period, method, to: monday },
      { ...period, method, to: day('2030-06-01') },
      { ...period, method: { ...method, lookBack: -1 } },
      { ...period, method: { ...method, lockOut: 0.5 } },
    ]) {
      const found = rateInArrears(wrong)
      expect(isRefusal(found) && found.reason).toBe('bond.period-wrong')
    }
  })
})

describe('an ex-dividend day', () => {
  const coupon = day('2026-06-10')
  const of = (settled: string, onTheDay: 'buyer' | 'seller', count: 'business' | 'calendar') =>
    isExDividend(day(settled), coupon, { days: 7, count, onTheDay }, weekdaysOnly)

  it('is so many calendar or business days before the coupon', () => {
    expect([of('2026-06-02', 'seller', 'calendar'), of('2026-06-03', 'seller', 'calendar')]).toEqual([
      false,
      true,
    ])
    expect([of('2026-05-31', 'seller', 'business'), of('2026-06-01', 'seller', 'business')]).toEqual([
      false,
      true,
    ])
  })

  it('may still be the buyer’s', () => {
    expect([of('2026-06-01', 'buyer', 'business'), of('2026-06-02', 'buyer', 'business')]).toEqual([
      false,
      true,
    ])
  })
})
