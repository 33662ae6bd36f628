import { describe, expect, it } from 'vitest'
import { couponPeriods } from './index.ts'
import { bondOf, day, tenor, type PublishedTerms } from './published/terms.ts'

const usd = { frequency: 'semiAnnual', dayCount: '30/360' } as const
const ends = (terms: PublishedTerms, last = terms.maturity!) =>
  couponPeriods(bondOf(terms), last).map(({ to }) => String(to))

describe('coupon days', () => {
  it('are counted back from maturity', () => {
    const terms = { ...usd, settlement: day('2026-11-20'), maturity: day('2028-05-20') }
    expect(ends(terms)).toEqual(['2027-05-20', '2027-11-20', '2028-05-20'])
  })

  it.each([
    ['annual', ['2027-11-20']],
    ['quarterly', ['2027-02-20', '2027-05-20', '2027-08-20', '2027-11-20']],
  ] as const)('come as often as the terms say: %s', (frequency, days) => {
    const terms = { ...usd, frequency, settlement: day('2026-11-20'), maturity: day('2027-11-20') }
    expect(ends(terms)).toEqual(days)
  })

  it('of a monthly bond from the 31st keep to the end of each month', () => {
    const terms = { ...usd, frequency: 'monthly', settlement: day('2026-12-31'), maturity: day('2027-05-31') }
    expect(ends(terms as PublishedTerms)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ])
  })

  it('begin with a short period when interest begins between two of them', () => {
    const terms = { ...usd, settlement: day('2026-11-20'), maturity: day('2028-03-15') }
    const periods = couponPeriods(bondOf(terms), terms.maturity)
    expect(periods.map(({ to, regular }) => [String(to), regular])).toEqual([
      ['2027-03-15', false] as const,
      ['2027-09-15', true] as const,
      ['2028-03-15', true] as const,
    ])
  })

  it('begin with a long one when the first coupon says so', () => {
    const terms = {
      ...usd,
      settlement: day('2026-11-20'),
      firstCoupon: day('2027-09-15'),
      maturity: day('2028-03-15'),
    }
    expect(ends(terms)).toEqual(['2027-09-15', '2028-03-15'])
  })

  it('are counted on from a first coupon that is off the row, and end with an odd rest', () => {
    const terms = {
      ...usd,
      settlement: day('2026-11-20'),
      firstCoupon: day('2027-05-01'),
      maturity: day('2028-03-15'),
    }
    expect(ends(terms)).toEqual(['2027-05-01', '2027-11-01', '2028-03-15'])
    expect(bondOf(terms).doubts).toMatchObject([{ about: 'firstCoupon', what: 'off-schedule' }])
  })

  it('stay at the end of the month by the end-of-month rule, and only by it', () => {
    const terms = { ...usd, settlement: day('2027-02-28'), maturity: day('2028-02-29') }
    expect(ends({ ...terms, endOfMonth: true })).toEqual(['2027-08-31', '2028-02-29'])
    expect(ends({ ...terms, interestFrom: day('2027-02-28') })).toEqual(['2027-08-29', '2028-02-29'])
  })

  it('are paid on business days, while interest is counted to the nominal ones', () => {
    // 20 March 2027 is a Saturday.
    const bond = bondOf({
      ...usd,
      convention: 'following',
      settlement: day('2026-09-20'),
      tenor: tenor(1),
    })
    expect(bond.flows.list.map(({ day: nominal, pays }) => [String(nominal), String(pays)])).toEqual([
      ['2027-03-20', '2027-03-22'],
      ['2027-09-20', '2027-09-20'],
    ])
    expect(bond.flows.list.map(({ share }) => share.toFixed())).toEqual(['0.5', '0.5'])
  })

  it('of an adjusted bond pay for the days between payments', () => {
    const bond = bondOf({
      frequency: 'semiAnnual',
      dayCount: 'ACT/365F',
      adjusted: true,
      convention: 'following',
      settlement: day('2026-09-20'),
      interestFrom: day('2026-09-20'),
      tenor: tenor(1),
    })
    // 20 September 2026 to Monday 22 March 2027, then to 20 September 2027.
    expect(bond.flows.list.map(({ share }) => share.times(365).toNumber())).toEqual([183, 182])
  })
})
