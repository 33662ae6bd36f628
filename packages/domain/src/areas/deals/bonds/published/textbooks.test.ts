import { describe, expect, it } from 'vitest'
import { showFixed } from '../../../../kernel/index.ts'
import { cleanPrice, worstOf, yieldsOf, type RedemptionYield } from '../index.ts'
import { bondOf, day, rate, tenor } from './terms.ts'

// Bodie, Kane and Marcus, "Investments", yield to call: 8%, 30 years, callable in 10 at 110, bought at 115.
describe('a callable bond', () => {
  const bond = bondOf({
    ...{ frequency: 'semiAnnual', dayCount: '30/360' },
    ...{ settlement: day('2020-01-15'), tenor: tenor(30) },
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
  ])('of %s%% at %s%%', (coupon, y, price) => {
    const consol = bondOf({
      ...{ frequency: 'quarterly', dayCount: 'ACT/ACT ICMA', settlement: day('2020-01-15') },
      tenor: { perpetual: true, years: 0, months: 0, days: 0 },
    })
    expect(cleanPrice(consol.flows, rate(coupon), rate(y)).toFixed(3)).toBe(price)
  })
})
