import { describe, expect, it } from 'vitest'
import { Exact } from '../../../../kernel/index.ts'
import { day, legBondOf, rate, sound } from '../published/drawn/read.ts'
import { type Leg, type LegBondTerms, periodsTo } from '../index.ts'

const leg = (terms: Partial<Leg> = {}): Leg => ({
  from: null,
  coupon: { kind: 'fixed', rate: rate('4') },
  frequency: 'semiAnnual',
  dayCount: 'ACT/ACT ICMA',
  ...terms,
})

const bondOf = (terms: Partial<LegBondTerms> = {}) =>
  legBondOf({ settlement: day('2026-01-10'), maturity: day('2028-03-31'), legs: [leg()], ...terms })

const couponDays = (terms: Partial<LegBondTerms> = {}) => {
  const bond = bondOf(terms)
  const end = { last: bond.lastCoupon ?? day('2030-01-01'), price: new Exact(100) }
  return sound(periodsTo(bond, {}, end)).list.map((each) => each.day.toString())
}

describe('coupon days', () => {
  it('are counted back from maturity, the first period short', () => {
    expect(couponDays()).toEqual(['2026-03-31', '2026-09-30', '2027-03-31', '2027-09-30', '2028-03-31'])
  })

  it('of a long first period leave its first day out', () => {
    expect(couponDays({ odd: { period: 'first', length: 'long' } })).toEqual([
      '2026-09-30',
      '2027-03-31',
      '2027-09-30',
      '2028-03-31',
    ])
  })

  it('of a short last period are counted on from the beginning', () => {
    expect(couponDays({ odd: { period: 'last', length: 'short' } })).toEqual([
      '2026-07-10',
      '2027-01-10',
      '2027-07-10',
      '2028-01-10',
      '2028-03-31',
    ])
  })

  it('of a long last period merge the last two', () => {
    expect(couponDays({ odd: { period: 'last', length: 'long' } })).toEqual([
      '2026-07-10',
      '2027-01-10',
      '2027-07-10',
      '2028-03-31',
    ])
  })

  it('are counted on from a typed first coupon to a long last period', () => {
    const terms = { firstCoupon: day('2026-05-20'), odd: { period: 'last', length: 'long' } } as const
    expect(couponDays(terms)).toEqual(['2026-05-20', '2026-11-20', '2027-05-20', '2028-03-31'])
  })

  it('of a bond of the 30th of June are on the 30th, or at the end of the month', () => {
    const terms = { settlement: day('2026-06-30'), maturity: day('2027-06-30') }
    expect(couponDays(terms)).toEqual(['2026-12-30', '2027-06-30'])
    expect(couponDays({ ...terms, endOfMonth: true })).toEqual(['2026-12-31', '2027-06-30'])
  })

  it('of legs with other frequencies are on one row', () => {
    const legs = [leg({ frequency: 'annual' }), leg({ from: day('2027-03-31'), frequency: 'quarterly' })]
    expect(couponDays({ legs, settlement: day('2026-03-31') })).toEqual([
      '2027-03-31',
      '2027-06-30',
      '2027-09-30',
      '2027-12-31',
      '2028-03-31',
    ])
  })

  it('of a leg that ends off that row are counted from its end, with a doubt', () => {
    const legs = [leg(), leg({ from: day('2027-01-15') })]
    expect(couponDays({ legs })).toEqual([
      '2026-01-15',
      '2026-07-15',
      '2027-01-15',
      '2027-03-31',
      '2027-09-30',
      '2028-03-31',
    ])
    const doubts = bondOf({ legs }).doubts.filter(({ about }) => about === 'leg')
    expect(doubts).toEqual([{ about: 'leg', leg: 1, what: 'off-schedule', expected: day('2026-09-30') }])
  })

  it('of a perpetual are counted from its reset', () => {
    const legs = [leg(), leg({ from: day('2029-06-15') })]
    const terms = { legs, maturity: null, tenor: { perpetual: true, years: 0, months: 0, days: 0 } }
    expect(couponDays(terms).slice(0, 2)).toEqual(['2026-06-15', '2026-12-15'])
  })

  it('are paid on their own convention, and interest counts to another', () => {
    // 15 August 2026 is a Saturday.
    const terms = {
      settlement: day('2026-05-15'),
      maturity: day('2026-11-15'),
      legs: [leg({ frequency: 'quarterly', dayCount: 'ACT/360' })],
      convention: 'following',
    } as const
    const first = (more: Partial<LegBondTerms>) => {
      const end = { last: day('2026-11-15'), price: new Exact(100) }
      const { pays, share } = sound(periodsTo(bondOf({ ...terms, ...more }), {}, end)).list[0]!
      return [pays.toString(), share.times(360).toFixed(0)]
    }
    expect(first({})).toEqual(['2026-08-17', '92'])
    expect(first({ accrual: 'following' })).toEqual(['2026-08-17', '94'])
    expect(first({ accrual: 'preceding' })).toEqual(['2026-08-14', '91'])
  })
})
