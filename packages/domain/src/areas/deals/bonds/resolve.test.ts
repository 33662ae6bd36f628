import { describe, expect, it } from 'vitest'
import { type Bond, type BondTerms, resolveBond, ruledHolidays, weekdaysOnly } from './index.ts'
import { day, rate, tenor } from './published/terms.ts'

const terms: BondTerms = {
  couponType: 'fixed',
  frequency: 'semiAnnual',
  dayCount: '30/360',
  convention: 'following',
  pricingDay: day('2026-11-20'),
  settlementCycle: 5,
  tenor: tenor(5),
}
const resolve = (more: Partial<BondTerms> = {}) => resolveBond({ ...terms, ...more }, weekdaysOnly) as Bond
const texts = (bond: Bond) =>
  [bond.settlement, bond.issueDay, bond.interestFrom, bond.firstCoupon, bond.maturity, bond.lastCoupon].map(
    (each) => each && String(each),
  )

describe('a bond', () => {
  it('has every day worked out from pricing day, cycle and tenor', () => {
    expect(texts(resolve())).toEqual([
      '2026-11-27',
      '2026-11-27',
      '2026-11-27',
      '2027-05-27',
      '2031-11-27',
      '2031-11-27',
    ])
  })

  it('counts business days of the joint calendar', () => {
    const us = [{ holidays: new Set(ruledHolidays('US', 2026)), workdays: new Set<string>() }]
    const bond = resolveBond(terms, us) as Bond
    expect(String(bond.settlement)).toBe('2026-11-30')
  })

  it('matures on a business day and keeps its coupon days', () => {
    const bond = resolve({ pricingDay: day('2021-04-21'), tenor: tenor(3) })
    expect([String(bond.maturity), String(bond.lastCoupon), String(bond.firstCoupon)]).toEqual([
      '2024-04-29',
      '2024-04-28',
      '2021-10-28',
    ])
    // The same day typed in is understood, and changes nothing.
    const typed = resolve({ pricingDay: day('2021-04-21'), tenor: tenor(3), maturity: day('2024-04-29') })
    expect([String(typed.lastCoupon), typed.doubts]).toEqual(['2024-04-28', []])
  })

  it('pays interest to the end, whatever the rest says', () => {
    const tap = resolve({ interestFrom: day('2026-06-15'), tenor: null, maturity: day('2031-06-15') })
    expect(texts(tap)).toEqual([
      '2026-11-27',
      '2026-11-27',
      '2026-06-15',
      '2026-12-15',
      '2031-06-15',
      '2031-06-15',
    ])
  })
})

describe('days that contradict each other', () => {
  const doubts = (more: Partial<BondTerms>) =>
    resolve(more).doubts.map((doubt) => ({ ...doubt, expected: String(doubt.expected) }))

  it('stay, with a doubt', () => {
    expect(doubts({ settlement: day('2026-11-30') })).toEqual([
      { about: 'settlement', what: 'off-cycle', expected: '2026-11-27' },
    ])
    expect(doubts({ settlement: day('2026-11-28'), maturity: day('2031-11-28') })).toEqual([
      { about: 'settlement', what: 'closed', expected: '2026-11-30' },
    ])
    expect(doubts({ maturity: day('2032-11-29') })).toEqual([
      { about: 'maturity', what: 'off-tenor', expected: '2031-11-27' },
    ])
    expect(doubts({ tenor: null, maturity: day('2031-11-29') })).toEqual([
      { about: 'maturity', what: 'closed', expected: '2031-12-01' },
    ])
  })
})

describe('a perpetual', () => {
  const perpetual = { perpetual: true, years: 0, months: 0, days: 0 }

  it('is priced to its first call', () => {
    const earlyRedemptions = (['2036-11-27', '2031-11-27'] as const).map((at) => ({
      kind: 'call' as const,
      day: day(at),
      price: rate('100'),
    }))
    const bond = resolve({ tenor: perpetual, earlyRedemptions })
    expect(bond.pricedTo).toMatchObject({ kind: 'call' })
    expect(bond.flows.list).toHaveLength(10)
    expect([bond.maturity, bond.lastCoupon]).toEqual([null, null])
  })

  it('without one goes on for ever', () => {
    expect(resolve({ tenor: perpetual }).pricedTo).toBe('perpetuity')
  })
})

describe('terms that make no bond', () => {
  const call = (at: string) => [{ kind: 'call' as const, day: day(at), price: rate('100') }]
  it.each<[Partial<BondTerms>, string]>([
    [{ tenor: null }, 'bond.no-maturity'],
    [{ tenor: tenor(0) }, 'bond.tenor-zero'],
    [{ maturity: day('2026-11-20') }, 'bond.matures-too-early'],
    [{ maturity: day('2026-11-27') }, 'bond.matures-too-early'],
    [{ tenor: tenor(101) }, 'bond.too-long'],
    [{ tenor: tenor(1e9) }, 'bond.too-long'],
    [{ tenor: tenor(0, 0, 1e9) }, 'bond.too-long'],
    [{ firstCoupon: day('2026-11-27') }, 'bond.first-coupon-outside'],
    [{ firstCoupon: day('2032-05-27') }, 'bond.first-coupon-outside'],
    [{ interestFrom: day('2026-12-01') }, 'bond.settles-before-interest'],
    [{ earlyRedemptions: call('2031-11-28') }, 'bond.option-outside'],
    [{ earlyRedemptions: call('2026-11-27') }, 'bond.option-outside'],
  ])('%o: %s', (more, reason) => {
    expect(resolve(more)).toMatchObject({ refused: true, reason })
  })
})
