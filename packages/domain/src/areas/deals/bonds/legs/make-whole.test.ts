import { describe, expect, it } from 'vitest'
import { exact, type FaceAmount, isRefusal } from '../../../../kernel/index.ts'
import { day, legBondOf, rate, sound } from '../published/drawn/read.ts'
import { finalTarget, type MakeWhole, makeWholePrice, priceLegBond } from '../index.ts'

const face = 1_000_000 as FaceAmount

/** 5% twice a year to 15 March 2034, called on a day between two coupons. */
const bond = legBondOf({
  settlement: day('2028-06-20'),
  interestFrom: day('2024-03-15'),
  maturity: day('2034-03-15'),
  legs: [
    {
      from: null,
      frequency: 'semiAnnual',
      dayCount: '30/360',
      coupon: { kind: 'fixed', rate: rate('5') },
    },
  ],
})

const terms: MakeWhole = {
  benchmarkYield: rate('3.25'),
  quoted: { frequency: 'semiAnnual' },
  spread: rate('20'),
  parCall: null,
  least: rate('100'),
}

describe('a make-whole call', () => {
  it('pays what the remaining payments are worth at benchmark + spread', () => {
    const price = sound(makeWholePrice(bond, terms, {}))
    const at = sound(
      priceLegBond(bond, { target: finalTarget(bond), assumed: {}, yield: rate('3.45'), face }),
    )
    expect([price.price, price.accrued, price.discountedAt]).toEqual([at.clean, at.accrued, '3.45'])
  })

  it('is the sum that the terms write down', () => {
    const { price, accrued } = sound(makeWholePrice(bond, terms, {}))
    // 85 of 180 days to the first of 12 coupons.
    let sum = exact(rate('0'))
    const v = exact(rate('1')).div('1.01725')
    for (let at = 0; at < 12; at++) sum = sum.plus(v.pow(exact(rate('85')).div(180).plus(at)).times('2.5'))
    sum = sum.plus(v.pow(exact(rate('85')).div(180).plus(11)).times(100))
    expect(
      exact(accrued)
        .minus(exact(rate('5')).times(95).div(360))
        .abs()
        .lt('1e-9'),
    ).toBe(true)
    expect(sum.minus(accrued).minus(price).abs().lt('1e-8')).toBe(true)
  })

  it('counts to the first call at par where the terms have one', () => {
    const early = sound(makeWholePrice(bond, { ...terms, parCall: day('2033-12-15') }, {}))
    const late = sound(makeWholePrice(bond, terms, {}))
    expect(exact(early.price).lt(late.price)).toBe(true)
    expect(exact(early.price).gt(100)).toBe(true)
  })

  it('pays par at least', () => {
    const high = sound(makeWholePrice(bond, { ...terms, benchmarkYield: rate('6') }, {}))
    expect(high.price).toBe('100')
    expect(exact(high.worth).lt(100)).toBe(true)
  })

  it('converts a benchmark that is quoted otherwise', () => {
    const annual = sound(makeWholePrice(bond, { ...terms, quoted: { frequency: 'annual' } }, {}))
    const converted = exact(rate('1.0345')).sqrt().minus(1).times(200)
    expect(annual.discountedAt).toBe(converted.toFixed(10))
  })

  it('compounds to the end, also when one coupon is left', () => {
    const last = legBondOf({
      settlement: day('2033-12-15'),
      interestFrom: day('2024-03-15'),
      maturity: day('2034-03-15'),
      legs: bond.legs.map(({ coupon }) => ({
        from: null,
        coupon,
        frequency: 'semiAnnual',
        dayCount: '30/360',
      })),
    })
    const price = sound(makeWholePrice(last, { ...terms, least: rate('1') }, {}))
    const worth = exact(rate('102.5'))
      .div(exact(rate('1.01725')).sqrt())
      .minus('1.25')
    expect(exact(price.price).minus(worth).abs().lt('1e-9')).toBe(true)
  })

  it.each([
    [{ parCall: day('2028-06-20') }, 'bond.option-outside'],
    [{ parCall: day('2040-01-01') }, 'bond.option-outside'],
    [{ benchmarkYield: rate('99.9'), spread: rate('900') }, 'bond.yield-range'],
    [{ benchmarkYield: rate('-30') }, 'bond.yield-range'],
  ])('refuses %o', (wrong, reason) => {
    const found = makeWholePrice(bond, { ...terms, ...wrong }, {})
    expect(isRefusal(found) && found.reason).toBe(reason)
  })
})
