import { describe, expect, it } from 'vitest'
import { showFixed, type Rate } from '../../../../kernel/index.ts'
import { accruedInterest, valueOf, yieldOf } from '../index.ts'
import { bondOf, day, rate, type PublishedTerms } from './terms.ts'

// 31 CFR 356, appendix B, section II: the Treasury's examples A to G.
const note = { frequency: 'semiAnnual', dayCount: 'ACT/ACT ICMA', discounting: 'treasury' } as const

type Example = [string, PublishedTerms, { coupon: string; yield: string; price: string; accrued: string }]
const examples: Example[] = [
  [
    'A, regular first period',
    { ...note, settlement: day('1990-05-15'), maturity: day('2020-05-15') },
    { coupon: '8.75', yield: '8.84', price: '99.057893', accrued: '0.000000' },
  ],
  [
    'B, short first period',
    { ...note, settlement: day('1990-04-02'), maturity: day('1992-03-31'), endOfMonth: true },
    { coupon: '8.5', yield: '8.59', price: '99.838183', accrued: '0.000000' },
  ],
  [
    'C, long first period',
    {
      ...note,
      settlement: day('1990-03-01'),
      firstCoupon: day('1990-11-15'),
      maturity: day('1995-05-15'),
    },
    { coupon: '8.5', yield: '8.53', price: '99.805118', accrued: '0.000000' },
  ],
  [
    'D, accruing from the coupon day before',
    {
      ...note,
      interestFrom: day('1985-11-15'),
      settlement: day('1985-11-29'),
      maturity: day('1995-11-15'),
    },
    { coupon: '9.5', yield: '9.54', price: '99.730918', accrued: '0.367403' },
  ],
  [
    'E, reopened in the regular part of a long first period',
    {
      ...note,
      interestFrom: day('1985-07-02'),
      firstCoupon: day('1986-02-15'),
      settlement: day('1985-11-04'),
      maturity: day('2005-08-15'),
    },
    { coupon: '10.75', yield: '10.47', price: '102.214586', accrued: '3.672798' },
  ],
  [
    'F, reopened in a short first period',
    {
      ...note,
      interestFrom: day('1983-05-16'),
      settlement: day('1983-08-15'),
      maturity: day('1991-05-15'),
    },
    { coupon: '10.5', yield: '10.53', price: '99.777074', accrued: '2.596467' },
  ],
  [
    'G, reopened in the fractional part of a long first period',
    {
      ...note,
      interestFrom: day('1988-10-15'),
      firstCoupon: day('1989-06-15'),
      settlement: day('1988-11-15'),
      maturity: day('1994-12-15'),
    },
    { coupon: '9.75', yield: '9.79', price: '99.738045', accrued: '0.825820' },
  ],
]

describe.each(examples)('the Treasury’s example %s', (_name, terms, published) => {
  const { flows } = bondOf(terms)
  const coupon = rate(published.coupon)

  // The appendix takes the price from the sum of price and interest, both rounded.
  it('has its price and its accrued interest', () => {
    const dirty = valueOf(flows, coupon, rate(published.yield)).dirty.toDecimalPlaces(6)
    const accrued = accruedInterest(flows, coupon).toDecimalPlaces(6)
    expect(accrued.toFixed(6)).toBe(published.accrued)
    expect(dirty.minus(accrued).toFixed(6)).toBe(published.price)
  })

  it('has its yield', () => {
    const solved = yieldOf(flows, coupon, rate(published.price)) as Rate
    expect(showFixed(solved, 5)).toBe(showFixed(rate(published.yield), 5))
  })
})
