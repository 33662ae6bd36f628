import { describe, expect, it } from 'vitest'
import type { DayCount } from '../../choices.ts'
import { days30, days30E, days30EIsda, days30US, flowsTo, yearFraction } from '../index.ts'
import { bondOf, day, rate, type PublishedTerms } from './terms.ts'

// ISDA, 30/360 day count conventions (isda.org/2008/12/22/30-360-day-count-conventions): from, to, and the
// days of bond basis and of Eurobond basis.
const thirty: [string, string, number, number][] = [
  ['2006-08-20', '2007-02-20', 180, 180],
  ['2007-02-20', '2007-08-20', 180, 180],
  ['2008-02-20', '2008-08-20', 180, 180],
  ['2006-08-31', '2007-02-28', 178, 178],
  ['2007-02-28', '2007-08-31', 183, 182],
  ['2007-08-31', '2008-02-29', 179, 179],
  ['2008-02-29', '2008-08-31', 182, 181],
  ['2006-01-31', '2006-02-28', 28, 28],
  ['2006-01-30', '2006-02-28', 28, 28],
  ['2006-02-28', '2006-03-03', 5, 5],
  ['2006-02-14', '2006-02-28', 14, 14],
  ['2006-09-30', '2006-10-31', 30, 30],
  ['2006-10-31', '2006-11-28', 28, 28],
  ['2007-08-31', '2008-02-28', 178, 178],
  ['2008-02-28', '2008-08-28', 180, 180],
  ['2008-02-28', '2008-08-30', 182, 182],
  ['2008-02-28', '2008-08-31', 183, 182],
  ['2007-02-26', '2008-02-28', 362, 362],
  ['2007-02-26', '2008-02-29', 363, 363],
  ['2008-02-29', '2009-02-28', 359, 359],
  ['2008-02-28', '2008-03-30', 32, 32],
  ['2008-02-28', '2008-03-31', 33, 32],
]

describe('30/360, ISDA’s table', () => {
  it.each(thirty)('from %s to %s', (from, to, bond, euro) => {
    expect([days30(day(from), day(to)), days30E(day(from), day(to))]).toEqual([bond, euro])
  })
})

// The same page, 30E/360 (ISDA): from, to, days and the maturity, the last day of February.
const isda30: [string, string, number, string][] = [
  ['2006-02-28', '2006-08-31', 180, '2012-02-29'],
  ['2006-08-31', '2007-02-28', 180, '2012-02-29'],
  ['2007-08-31', '2008-02-29', 180, '2012-02-29'],
  ['2008-02-29', '2008-08-31', 180, '2012-02-29'],
  ['2011-02-28', '2011-08-31', 180, '2012-02-29'],
  ['2011-08-31', '2012-02-29', 179, '2012-02-29'],
  ['2006-01-31', '2006-02-28', 30, '2008-02-29'],
  ['2006-01-30', '2006-02-28', 30, '2008-02-29'],
  ['2006-02-28', '2006-03-03', 3, '2008-02-29'],
  ['2006-02-14', '2006-02-28', 16, '2008-02-29'],
  ['2006-09-30', '2006-10-31', 30, '2008-02-29'],
  ['2006-10-31', '2006-11-28', 28, '2008-02-29'],
  ['2007-08-31', '2008-02-28', 178, '2008-02-29'],
  ['2008-02-28', '2008-08-28', 180, '2008-02-29'],
  ['2008-02-28', '2008-08-30', 182, '2008-02-29'],
  ['2008-02-28', '2008-08-31', 182, '2008-02-29'],
  ['2007-02-28', '2008-02-28', 358, '2008-02-29'],
  ['2007-02-28', '2008-02-29', 359, '2008-02-29'],
  ['2008-02-29', '2009-02-28', 360, '2008-02-29'],
  ['2008-02-29', '2008-03-30', 30, '2008-02-29'],
  ['2008-02-29', '2008-03-31', 30, '2008-02-29'],
]

describe('30E/360 (ISDA), ISDA’s table', () => {
  it.each(isda30)('from %s to %s: %i, due %s', (from, to, days, maturity) => {
    expect(days30EIsda(day(from), day(to), day(maturity))).toBe(days)
  })
})

// Mayle, "Standard Securities Calculation Methods": the rules in their order, for a bond that pays at the end of
// the month, and for one that does not.
const us30: [string, string, number, number][] = [
  ['2007-02-28', '2007-03-31', 30, 33],
  ['2007-02-28', '2008-02-29', 360, 361],
  ['2008-02-29', '2008-03-01', 1, 2],
  ['2007-01-31', '2007-02-28', 28, 28],
  ['2007-08-30', '2007-08-31', 0, 0],
  ['2007-08-15', '2007-08-31', 16, 16],
]

describe('30/360 US', () => {
  it.each(us30)('from %s to %s', (from, to, atMonthEnd, otherwise) => {
    expect(days30US(day(from), day(to), true)).toBe(atMonthEnd)
    expect(days30US(day(from), day(to), false)).toBe(otherwise)
  })
})

// ISDA, "EMU and Market Conventions: Recent Developments" (1998), Act/Act: interest of each period on 10,000
// at 10%, in the memorandum's order. Fractions to as many digits as the amounts have.
const isda: [string, string, string][] = [
  ['2003-11-01', '2004-05-01', '497.72'],
  ['1999-02-01', '1999-07-01', '410.96'],
  ['1999-07-01', '2000-07-01', '1001.38'],
  ['2002-08-15', '2003-07-15', '915.07'],
  ['2003-07-15', '2004-01-15', '504.00'],
  ['1999-07-30', '2000-01-30', '503.89'],
  ['2000-01-30', '2000-06-30', '415.30'],
]

describe('ACT/ACT ISDA, the memorandum’s examples', () => {
  it.each(isda)('from %s to %s', (from, to, interest) => {
    expect(yearFraction('ACT/ACT ISDA', day(from), day(to)).times(1000).toFixed(2)).toBe(interest)
  })
})

type Periods = [string, PublishedTerms, string[]]
const icma: PublishedTerms = { frequency: 'semiAnnual', dayCount: 'ACT/ACT ICMA' }
const examples: Periods[] = [
  ['regular', { ...icma, settlement: day('2003-11-01'), maturity: day('2004-05-01') }, ['500.00']],
  [
    'short first, annual',
    { ...icma, frequency: 'annual', settlement: day('1999-02-01'), maturity: day('2000-07-01') },
    ['410.96', '1000.00'],
  ],
  [
    'long first',
    {
      ...icma,
      settlement: day('2002-08-15'),
      firstCoupon: day('2003-07-15'),
      maturity: day('2004-01-15'),
    },
    ['915.76', '500.00'],
  ],
  [
    'short last',
    {
      ...icma,
      settlement: day('1999-01-30'),
      firstCoupon: day('1999-07-30'),
      maturity: day('2000-06-30'),
    },
    ['500.00', '500.00', '417.58'],
  ],
]

describe('ACT/ACT ICMA, the memorandum’s examples', () => {
  it.each(examples)('%s', (_name, terms, interest) => {
    const { list } = bondOf(terms).flows
    expect(list.map(({ share }) => share.times(1000).toFixed(2))).toEqual(interest)
  })
})

// Microsoft, YEARFRAC: 1 January to 30 July 2012 on basis 0 and 3; 4 and 2 are the same months and days.
const fractions: [DayCount, string][] = [
  ['30/360', '0.58055556'],
  ['ACT/365F', '0.57808219'],
]

describe('a part of a year, as YEARFRAC’s page has it', () => {
  it.each(fractions)('%s', (dayCount, expected) => {
    const count = dayCount as Exclude<DayCount, 'ACT/ACT ICMA'>
    expect(yearFraction(count, day('2012-01-01'), day('2012-07-30')).toFixed(8)).toBe(expected)
  })

  it('ACT/ACT ISDA within a leap year is YEARFRAC’s basis 1', () => {
    expect(yearFraction('ACT/ACT ISDA', day('2012-01-01'), day('2012-07-30')).toFixed(8)).toBe('0.57650273')
  })
})

describe('ACT/360', () => {
  // 31 CFR 356 appendix B IV.D, interest of a floating rate note: 92 days at 0.215022819% on 100.
  it('pays a floating rate note of the Treasury', () => {
    const note = bondOf({
      frequency: 'quarterly',
      dayCount: 'ACT/360',
      couponType: 'floating',
      settlement: day('2012-07-31'),
      maturity: day('2014-07-31'),
    })
    const first = flowsTo(note, day('2014-07-31'), rate('100')).list[0]!
    expect(first.share.times('0.215022819').toFixed(6)).toBe('0.054950')
  })
})
