import { describe, expect, it } from 'vitest'
import { exact, type FaceAmount, type Rate } from '../../../../kernel/index.ts'
import {
  finalTarget,
  legCashFlows,
  legYields,
  priceLegBond,
  ruledHolidays,
  valueOfCash,
  worstYield,
  yieldLegBond,
  type Calendar,
  type Leg,
} from '../index.ts'
import { day, legBondOf, rate, sound } from './drawn/read.ts'

const face = 1_000_000 as FaceAmount
const fixed = (coupon: string, terms: Pick<Leg, 'frequency' | 'dayCount'>): Leg => ({
  from: null,
  coupon: { kind: 'fixed', rate: rate(coupon) },
  ...terms,
})

// UK Debt Management Office, "Formulae for Calculating Gilt Prices from Yields", examples of 8 June 1998. A gilt
// goes ex dividend 7 business days before its coupon, and the buyer still gets it on that very day.
const holidays = (year: number) => ruledHolidays('UK', year) ?? []
const uk: Calendar = [
  { holidays: new Set(['1999-05-03', '1999-05-31', ...holidays(2000)]), workdays: new Set() },
]
const gilt = { frequency: 'semiAnnual', dayCount: 'ACT/ACT ICMA' } as const
const exDividend = { days: 7, count: 'business', onTheDay: 'buyer' } as const
type Example = [string, string, string, string, string, string, string]
const gilts: Example[] = [
  ['8', '2015-12-07', '4.445', '1999-05-24', '145.012268', '135', '5.1620635'],
  ['8', '2015-12-07', '4.445', '1999-05-26', '145.047301', '135', '5.1649111'],
  ['8', '2015-12-07', '4.445', '1999-05-27', '141.070132', '135', '4.871425'],
  ['8', '2015-12-07', '4.445', '1999-06-07', '141.257676', '135', '4.8856785'],
  ['6.75', '2004-11-26', '4.634', '1999-05-10', '113.315543', '108', '5.7009527'],
  ['6.75', '2004-11-26', '4.634', '1999-05-17', '113.415969', '108', '5.7253361'],
  ['6.75', '2004-11-26', '4.634', '1999-05-18', '110.058738', '108', '5.0413308'],
  ['6.75', '2004-11-26', '4.634', '1999-05-26', '110.170218', '108', '5.0652248'],
]

describe('gilts, cum and ex dividend, as the Debt Management Office prices them', () => {
  it.each(gilts)('%s% of %s at %s, settled %s', (...example) => {
    const [coupon, due, y, settled, dirty, at, yieldAt] = example
    const bond = legBondOf(
      {
        exDividend,
        settlement: day(settled),
        interestFrom: day('1998-01-01'),
        maturity: day(due),
        legs: [fixed(coupon, gilt)],
      },
      uk,
    )
    const cash = sound(legCashFlows(bond, finalTarget(bond), {}))
    expect(valueOfCash(cash, rate(y)).dirty.toFixed(6)).toBe(dirty)
    const clean = rate(exact(rate(at)).minus(cash.accrued).toFixed())
    const found = sound(yieldLegBond(bond, { target: finalTarget(bond), assumed: {}, price: clean, face }))
    expect(exact(found.yield).minus(yieldAt).abs().lt('1e-6')).toBe(true)
  })
})

// The same, accrued interest of 6% Treasury 2002, issued 7 May 1999 with a long first dividend.
const accrued: [string, string][] = [
  ['1999-05-08', '0.016484'],
  ['1999-06-08', '0.527382'],
  ['1999-07-08', '1.019186'],
  ['1999-11-08', '3.035579'],
  ['1999-11-26', '3.330661'],
  ['1999-11-27', '-0.163934'],
  ['1999-12-06', '-0.016393'],
  ['1999-12-07', '0.000000'],
]

describe('accrued interest of a gilt with a long first dividend', () => {
  it.each(accrued)('on %s', (settled, interest) => {
    const bond = legBondOf(
      {
        exDividend,
        settlement: day(settled),
        interestFrom: day('1999-05-07'),
        firstCoupon: day('1999-12-07'),
        maturity: day('2002-12-07'),
        legs: [fixed('6', gilt)],
      },
      uk,
    )
    expect(sound(legCashFlows(bond, finalTarget(bond), {})).accrued.toFixed(6)).toBe(interest)
  })
})

// Riksgälden, "Calculation examples": 0.75% due 12 May 2028 at 0.815%, settled 23 August 2017; 30E/360.
describe('a bond of the Swedish National Debt Office in its first period', () => {
  it('has its accrued interest and its clean price', () => {
    const bond = legBondOf({
      settlement: day('2017-08-23'),
      interestFrom: day('2017-05-12'),
      maturity: day('2028-05-12'),
      exDividend: { days: 5, count: 'business', onTheDay: 'seller' },
      legs: [fixed('0.75', { frequency: 'annual', dayCount: '30E/360' })],
    })
    const found = sound(
      priceLegBond(bond, { target: finalTarget(bond), assumed: {}, yield: rate('0.815'), face }),
    )
    expect(exact(found.accrued).toFixed(6)).toBe('0.210417')
    // Printed as 99.334778; one of its last digit more or less is rounding.
    expect(exact(found.clean).minus('99.334778').abs().lt('1e-6')).toBe(true)
  })
})

// Microsoft’s pages of ODDLPRICE and ODDLYIELD: simple interest in an odd last period; redeemed at 100.
describe('Excel’s examples of an odd last period', () => {
  const odd = { discounting: 'street', interestFrom: day('2006-10-15') } as const
  const legs = (coupon: string) => [fixed(coupon, { frequency: 'semiAnnual', dayCount: '30/360 US' })]

  it('ODDLPRICE', () => {
    const bond = legBondOf({
      ...odd,
      settlement: day('2008-02-07'),
      penultimateCoupon: day('2007-10-15'),
      maturity: day('2008-06-15'),
      legs: legs('3.75'),
    })
    const found = sound(
      priceLegBond(bond, { target: finalTarget(bond), assumed: {}, yield: rate('4.05'), face }),
    )
    expect(exact(found.clean).toFixed(2)).toBe('99.88')
  })

  it('ODDLYIELD', () => {
    const bond = legBondOf({
      ...odd,
      settlement: day('2008-04-20'),
      penultimateCoupon: day('2007-12-24'),
      maturity: day('2008-06-15'),
      legs: legs('3.75'),
    })
    const found = sound(
      yieldLegBond(bond, { target: finalTarget(bond), assumed: {}, price: rate('99.875'), face }),
    )
    expect(exact(found.yield).toFixed(2)).toBe('4.52')
  })
})

// MathWorks, stepcpnprice: bonds due 15 June 2010 at 7.221%, settled 2 August 1992, 30/360 by the SIA, semi-annual.
// A step within a period counts from the next.
describe('bonds with stepped coupons, as MathWorks has them', () => {
  const steps = (of: number) => [
    { from: new Temporal.PlainDate(1997, 6, of), rate: rate('8.875') },
    { from: new Temporal.PlainDate(2001, 6, of), rate: rate('9.25') },
    { from: new Temporal.PlainDate(2005, 6, of), rate: rate('10') },
  ]
  const stepped: [string, string, { from: Temporal.PlainDate; rate: Rate }[], string, string][] = [
    ['A', '8.875', [{ from: day('2003-06-15'), rate: rate('9.25') }], '117.3824', '1.1587'],
    ['B', '7.5', steps(15), '113.4339', '0.9792'],
    ['C', '7.5', steps(14), '113.4339', '0.9792'],
  ]

  it.each(stepped)('%s', (_name, first, steps, price, interest) => {
    const bond = legBondOf({
      settlement: day('1992-08-02'),
      interestFrom: day('1990-06-15'),
      maturity: day('2010-06-15'),
      endOfMonth: true,
      legs: [
        {
          from: null,
          frequency: 'semiAnnual',
          dayCount: '30/360 US',
          coupon: { kind: 'stepUp', rate: rate(first), steps },
        },
      ],
    })
    const found = sound(
      priceLegBond(bond, { target: finalTarget(bond), assumed: {}, yield: rate('7.221'), face }),
    )
    expect([exact(found.clean).toFixed(4), exact(found.accrued).toFixed(4)]).toEqual([price, interest])
  })
})

// Fabozzi, "Bond Markets, Analysis and Strategies": a zero coupon of 15 years at 9.4%, $1,000 at maturity.
describe('Fabozzi’s zero coupon', () => {
  it('costs 252.12', () => {
    const bond = legBondOf({
      settlement: day('2020-01-15'),
      maturity: day('2035-01-15'),
      yieldFrequency: 'semiAnnual',
      legs: [],
    })
    const found = sound(
      priceLegBond(bond, { target: finalTarget(bond), assumed: {}, yield: rate('9.4'), face }),
    )
    expect(exact(found.clean).times(10).toFixed(2)).toBe('252.12')
  })
})

// Bodie, Kane and Marcus, "Investments", yield to call: 8%, 30 years, callable in 10 at 110, bought at 115.
describe('a callable bond', () => {
  const bond = legBondOf({
    settlement: day('2020-01-15'),
    maturity: day('2050-01-15'),
    legs: [fixed('8', { frequency: 'semiAnnual', dayCount: '30/360' })],
    options: [
      { kind: 'call', from: day('2030-01-15'), until: null, exercise: 'couponDays', price: rate('110') },
    ],
  })
  const yields = legYields(bond, { assumed: {}, price: rate('115'), face })

  it('yields 6.64% to its first call and 6.82% to maturity', () => {
    const ends = [yields[0]!, yields.at(-1)!].map(({ found }) => exact(sound(found).yield).toFixed(2))
    expect(ends).toEqual(['6.64', '6.82'])
  })

  it('is at worst called first', () => {
    const worst = worstYield(bond, yields)
    expect(worst?.lowest.target).toMatchObject({ kind: 'call', day: day('2030-01-15') })
    expect(worst?.isComplete).toBe(true)
  })
})
