import { describe, expect, it } from 'vitest'
import { isRefusal, showFixed, type Rate } from '../../../kernel/index.ts'
import type { Terms } from '../terms.ts'
import {
  accruedOf,
  couponAtYield,
  dealYields,
  discountMarginOf,
  isStructured,
  priceAtYield,
  priceOfDiscountMargin,
  riskAtYield,
  yieldAtPrice,
} from './index.ts'
import { atDeal, bondOf, face, leg, noLimits, sound, usd } from './published/deal-parts.ts'
import { rate } from './published/terms.ts'

describe('a perpetual with resets', () => {
  // HSBC, issued 28 September 2018: 5.875% to 28 September 2026, then five-year mid-swaps + 427.6, at par.
  const perpetual = (assumed: Rate | null) =>
    bondOf({
      couponFrequency: 'semiAnnual',
      dayCount: 'ACT/ACT ICMA',
      tenor: { perpetual: true, years: 0, months: 0, days: 0 },
      pricingDate: '2018-09-24',
      settlementDate: '2018-09-28',
      issueDate: '2018-09-28',
      options: [{ kind: 'call', from: '2026-09-28', until: '2026-09-28', price: null }],
      legs: [
        leg(null, atDeal),
        leg('2026-09-28', {
          ...noLimits,
          kind: 'reset',
          benchmark: '5-year mid-swaps',
          everyMonths: 60,
          quoted: null,
          margin: rate('427.6'),
          assumed,
        }),
      ],
    })

  it('is priced to its call on the day of the reset', () => {
    const bond = perpetual(null)
    expect(isStructured(bond) && bond.pricedTo).toMatchObject({ kind: 'call' })
    expect(sound(priceAtYield(bond, rate('5.875'), rate('5.875'))).toFixed(3)).toBe('100.000')
  })

  it('has a yield without end on the benchmark as it stands', () => {
    const yieldsOf = (assumed: Rate | null) => {
      const bond = perpetual(assumed)
      if (!isStructured(bond)) throw new Error('plain')
      const { yields, worst } = dealYields(bond, {
        coupon: rate('5.875'),
        price: rate('100'),
        index: null,
        face,
      })
      const found = yields.map(({ target, found: each }) => [
        target.kind,
        isRefusal(each) ? each.reason : showFixed(each.yield, 3),
      ])
      return { found, isComplete: worst?.isComplete }
    }
    expect(yieldsOf(null)).toEqual({
      found: [
        ['call', '5.875'],
        ['reset', '5.875'],
        ['perpetuity', 'bond.no-benchmark-level'],
      ],
      isComplete: false,
    })
    // 1.599 + 4.276 is the coupon: it stays as it is.
    expect(yieldsOf(rate('1.599')).found[2]).toEqual(['perpetuity', '5.875'])
  })
})

describe('a zero coupon', () => {
  // Germany, 0% of 15 August 2050, syndicated at 89.215, value 18 May 2021:
  // https://www.factentry.com/the-federal-republic-of-germany-issued-a-30-year-green-bond-for-the-first-time/
  // Its yield was not found published to the digit: price and yield lead to each other.
  const bund = bondOf({
    couponType: 'zero',
    couponFrequency: 'annual',
    dayCount: 'ACT/ACT ICMA',
    pricingDate: '2021-05-11',
    settlementDate: '2021-05-18',
    issueDate: '2021-05-18',
    maturityDate: '2050-08-15',
  })
  const none = rate('0')

  it('has a yield, a price and no coupon', () => {
    const y = sound(yieldAtPrice(bund, none, rate('89.215')))
    expect(showFixed(y, 3)).toBe('0.391')
    expect(sound(priceAtYield(bund, none, y)).toFixed(3)).toBe('89.215')
    expect(sound(couponAtYield(bund, y, { step: rate('0.125'), places: 3 }))).toBe('0')
    expect(sound(accruedOf(bund, none, null)).isZero()).toBe(true)
    expect(sound(riskAtYield(bund, none, y)).macaulay.toFixed(2)).toBe('29.24')
  })
})

const sofrFloater: Partial<Terms> = {
  ...usd,
  couponType: 'floating',
  couponFrequency: 'quarterly',
  dayCount: 'ACT/360',
  pricingDate: '2026-01-08',
  settlementDate: '2026-01-15',
  issueDate: '2026-01-15',
  maturityDate: '2029-01-15',
  floatingIndex: 'SOFR',
}

describe('a floater compounded in arrears', () => {
  const bond = bondOf({
    ...sofrFloater,
    legs: [
      leg(null, {
        ...noLimits,
        kind: 'floating',
        index: null,
        method: { kind: 'compounded', lookBack: 5, observationShift: true, lockOut: 0 },
        margin: null,
        floor: rate('4'),
      }),
    ],
  })
  const quote = { index: rate('4.1'), quotedMargin: rate('85') }

  it('is at par at its quoted margin, and margin and price lead to each other', () => {
    expect(sound(priceOfDiscountMargin(bond, quote, rate('85'))).toFixed(6)).toBe('100.000000')
    const price = sound(priceOfDiscountMargin(bond, quote, rate('90')))
    expect(sound(discountMarginOf(bond, quote, price.toFixed(10) as Rate)).slice(0, 6)).toMatch(
      /^(90|89\.999)/,
    )
  })

  it('counts its floor on the assumed index', () => {
    const low = { ...quote, index: rate('2') }
    expect(sound(priceOfDiscountMargin(bond, low, rate('85'))).toNumber()).toBeGreaterThan(100)
  })
})

describe('a floater whose margin rises', () => {
  it('is on the level of its own index, also where a later leg names that index', () => {
    const floats = { ...noLimits, kind: 'floating' as const, method: { kind: 'term' as const } }
    const bond = bondOf({
      ...sofrFloater,
      legs: [
        leg(null, { ...floats, index: null, margin: null }),
        leg('2028-01-15', { ...floats, index: 'SOFR', margin: rate('150') }),
      ],
    })
    const quote = { index: rate('4.1'), quotedMargin: rate('85') }
    // A year of 65 bp more, two years from now.
    expect(sound(priceOfDiscountMargin(bond, quote, rate('85'))).toFixed(1)).toBe('100.6')
  })
})

describe('what else a deal may have', () => {
  const plain: Partial<Terms> = {
    ...usd,
    pricingDate: '2026-02-20',
    settlementDate: '2026-02-28',
    issueDate: '2026-02-28',
    maturityDate: '2031-02-28',
  }

  it('is paid back above par, in parts, at month ends, over an odd last period', () => {
    const price = (more: Partial<Terms>) =>
      sound(priceAtYield(bondOf({ ...plain, ...more }), rate('5'), rate('5'))).toFixed(3)
    expect(price({ endOfMonth: true })).toBe('100.000')
    expect(price({ redemptionPrice: rate('105') })).toBe('103.906')
    expect(
      price({ repayments: [{ day: '2028-02-28', face: rate('50') }], redemptionPrice: rate('105') }),
    ).toBe('101.953')
    const last = bondOf({ ...plain, maturityDate: '2031-05-28', oddPeriod: 'longLast' })
    expect(isStructured(last) && last.legBond.legs[0]!.schedule.penultimateCoupon?.toString()).toBe(
      '2030-08-28',
    )
  })

  it('is a plain bond while nothing else is typed', () => {
    expect(isStructured(bondOf(plain))).toBe(false)
    expect(
      isStructured(bondOf({ ...plain, exDividend: { days: 7, count: 'business', onTheDay: 'buyer' } })),
    ).toBe(true)
  })

  it('is the same to the last digit with one fixed leg', () => {
    const one = bondOf({ ...plain, legs: [leg(null, atDeal)] })
    for (const coupon of ['4', '5.125'])
      expect(sound(priceAtYield(one, rate(coupon), rate('4.75'))).toString()).toBe(
        sound(priceAtYield(bondOf(plain), rate(coupon), rate('4.75'))).toString(),
      )
  })
})

describe('accrued interest of a plain floater', () => {
  const tap = bondOf({
    ...usd,
    couponType: 'floating',
    couponFrequency: 'quarterly',
    dayCount: 'ACT/360',
    pricingDate: '2026-02-09',
    settlementDate: '2026-02-14',
    issueDate: '2026-01-15',
    interestFrom: '2026-01-15',
    maturityDate: '2029-01-15',
    floatingIndex: 'SOFR',
    quotedMargin: rate('85'),
  })

  it('is index + margin for the days that have run, and none without its index', () => {
    // 30 days at 4.15 + 0.85.
    expect(sound(accruedOf(tap, rate('85'), rate('4.15'))).toFixed(6)).toBe('0.416667')
    expect(accruedOf(tap, rate('85'), null)).toBeUndefined()
  })
})
