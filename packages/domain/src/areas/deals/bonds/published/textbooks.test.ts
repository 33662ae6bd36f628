import { describe, expect, it } from 'vitest'
import { exact, faceAmount, rateOf, showFixed } from '../../../../kernel/index.ts'
import { cleanPrice, dv01, riskOf, worstOf, yieldsOf, type RedemptionYield } from '../index.ts'
import { bondOf, day, rate, tenor } from './terms.ts'

// Bodie, Kane and Marcus, "Investments", yield to call: 8%, 30 years, callable in 10 at 110, bought at 115.
describe('a callable bond', () => {
  const bond = bondOf({
    frequency: 'semiAnnual',
    dayCount: '30/360',
    settlement: day('2020-01-15'),
    tenor: tenor(30),
    earlyRedemptions: [{ kind: 'call', day: day('2030-01-15'), price: rate('110') }],
  })
  const yields = yieldsOf(bond, rate('8'), rate('115')) as RedemptionYield[]

  it('has a yield to call and one to maturity', () => {
    expect(yields.map(({ yield: y }) => showFixed(y, 2))).toEqual(['6.64', '6.82'])
  })

  it('is at worst called', () => {
    expect(worstOf(yields)?.redemption).toMatchObject({ kind: 'call' })
  })
})

// The same, "perpetuities": a consol is worth its coupon divided by its yield.
describe('a consol', () => {
  it.each([
    ['2.5', '4', '62.500'],
    ['4', '3.2', '125.000'],
  ])('of %s per cent at %s per cent', (coupon, y, price) => {
    const consol = bondOf({
      frequency: 'quarterly',
      dayCount: 'ACT/ACT ICMA',
      settlement: day('2020-01-15'),
      tenor: { perpetual: true, years: 0, months: 0, days: 0 },
    })
    expect(cleanPrice(consol.flows, rate(coupon), rate(y)).toFixed(3)).toBe(price)
  })
})

// Fabozzi, "Bond Markets, Analysis and Strategies", bond price volatility: bonds that yield 9%, their
// prices then and a basis point higher, Macaulay and modified duration, convexity.
type Measures = [
  coupon: string,
  years: number,
  at9: string,
  at901: string,
  macaulay: string,
  modified: string,
]
const measured: Measures[] = [
  ['9', 5, '100.0000', '99.9604', '4.13', '3.96'],
  ['9', 25, '100.0000', '99.9013', '10.33', '9.88'],
  ['6', 25, '70.3570', '70.2824', '11.10', '10.62'],
  ['0', 5, '64.3928', '64.3620', '5.00', '4.78'],
  ['0', 25, '11.0710', '11.0445', '25.00', '23.92'],
]
const yielding = (years: number) =>
  bondOf({
    frequency: 'semiAnnual',
    dayCount: '30/360',
    settlement: day('2020-01-15'),
    tenor: tenor(years),
  })

describe.each(measured)('a bond of %s per cent and %i years', (...measures) => {
  const [coupon, years, at9, at901, macaulay, modified] = measures
  const { flows } = yielding(years)

  it('has its prices', () => {
    const prices = ['9', '9.01'].map((y) => cleanPrice(flows, rate(coupon), rate(y)).toFixed(4))
    expect(prices).toEqual([at9, at901])
  })

  it('has its durations', () => {
    const risk = riskOf(flows, rate(coupon), rate('9'))
    expect([risk.macaulay.toFixed(2), risk.modified.toFixed(2)]).toEqual([macaulay, modified])
  })

  it('has the value of a basis point, which the difference of the prices is', () => {
    const million = dv01(riskOf(flows, rate(coupon), rate('9.005')), faceAmount(1_000_000))
    const lost = exact(rateOf(at9)).minus(at901).times(10_000)
    expect(exact(million).minus(lost).abs().lte('1')).toBe(true)
  })
})

describe('convexity', () => {
  it('of 9% and 25 years', () => {
    expect(riskOf(yielding(25).flows, rate('9'), rate('9')).convexity.toFixed(2)).toBe('160.72')
  })
})
