import { describe, expect, it } from 'vitest'
import { faceAmount } from '../../../kernel/index.ts'
import { priceBond, ruledHolidays, yieldOf, type PricedBond } from './index.ts'
import { bondOf, day, rate, tenor } from './published/terms.ts'

const face = faceAmount(1_000_000)

describe('a priced bond', () => {
  // KfW's tap of April 2009, as in real-deals.test.ts: interest of 84 days of 365 is paid with the price.
  it('tells clean price, accrued interest and what is paid', () => {
    const target = [{ holidays: new Set(ruledHolidays('TARGET', 2009)), workdays: new Set<string>() }]
    const bond = bondOf(
      {
        frequency: 'annual',
        dayCount: 'ACT/ACT ICMA',
        settlementCycle: 5,
        pricingDay: day('2009-04-06'),
        interestFrom: day('2009-01-21'),
        maturity: day('2019-01-21'),
      },
      target,
    )
    const priced = priceBond({ bond, coupon: rate('3.875'), yield: rate('4.2189'), pricePlaces: 3, face })
    expect(priced).toMatchObject({ clean: '97.278', accrued: '0.8917808219', dirty: '98.1697808219' })
  })

  // Fabozzi's 25-year bond of 9%, as in published/textbooks.test.ts.
  it('tells how it moves', () => {
    const bond = bondOf({
      frequency: 'semiAnnual',
      dayCount: '30/360',
      settlement: day('2020-01-15'),
      tenor: tenor(25),
    })
    const request = { bond, coupon: rate('9'), yield: rate('9'), pricePlaces: 3, face }
    const priced = priceBond(request) as PricedBond
    expect(
      [priced.macaulay, priced.modified, priced.convexity].map((each) => Number(each).toFixed(2)),
    ).toEqual(['10.33', '9.88', '160.72'])
    expect(priced.yields).toMatchObject([{ redemption: { kind: 'maturity' }, yield: '9' }])
    expect(priced.worst).toBe(priced.yields[0])
  })

  it('has no price when it is perpetual and the yield is zero or less', () => {
    const bond = bondOf({
      frequency: 'annual',
      dayCount: '30/360',
      settlement: day('2026-01-15'),
      tenor: { perpetual: true, years: 0, months: 0, days: 0 },
    })
    const at = (y: string) => priceBond({ bond, coupon: rate('5'), yield: rate(y), pricePlaces: 3, face })
    for (const y of ['0', '-1']) expect(at(y)).toMatchObject({ refused: true, reason: 'bond.no-price' })
    expect(at('5')).toMatchObject({ clean: '100' })
  })

  it.each([
    ['street', '2027-03-15', '0.25'],
    ['icma', '2027-03-15', '0.25'],
    ['treasury', '2027-03-15', '0.25'],
  ] as const)(
    'with one payment left has the time to it as its duration: %s',
    (discounting, settled, years) => {
      const bond = bondOf({
        discounting,
        frequency: 'semiAnnual',
        dayCount: '30/360',
        interestFrom: day('2026-12-15'),
        settlement: day(settled),
        maturity: day('2027-06-15'),
      })
      const priced = priceBond({ bond, coupon: rate('5'), yield: rate('5'), pricePlaces: 3, face })
      expect(priced).toMatchObject({ macaulay: years })
    },
  )

  it('has no yield when no time is left', () => {
    const bond = bondOf({
      frequency: 'annual',
      dayCount: '30/360',
      interestFrom: day('2024-05-31'),
      settlement: day('2025-05-30'),
      maturity: day('2025-05-31'),
    })
    expect(yieldOf(bond.flows, rate('4'), rate('99'))).toMatchObject({ reason: 'bond.no-yield' })
  })

  it('has no yield to a redemption its price is out of reach of', () => {
    const bond = bondOf({
      frequency: 'annual',
      dayCount: '30/360',
      settlement: day('2020-01-15'),
      tenor: tenor(30),
      earlyRedemptions: [{ kind: 'put', day: day('2020-02-15'), price: rate('1000') }],
    })
    const request = { bond, coupon: rate('9'), yield: rate('9'), pricePlaces: 3, face }
    expect(priceBond(request)).toMatchObject({ refused: true, reason: 'bond.no-yield' })
  })
})
