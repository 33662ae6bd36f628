import { describe, expect, it } from 'vitest'
import { emptyTerms, type Terms } from '../terms.ts'
import { bondTermsOf, jointCentres, resolveBond, weekdaysOnly, type Bond } from './index.ts'
import { day, rate, tenor } from './published/terms.ts'

const terms: Terms = {
  ...emptyTerms,
  couponType: 'fixed',
  couponFrequency: 'annual',
  dayCount: 'ACT/ACT ICMA',
  tenor: tenor(10),
  pricingDate: '2026-11-20',
}
const today = day('2026-11-01')

describe('a deal’s terms', () => {
  it('make a bond', () => {
    const bond = resolveBond(bondTermsOf(terms, today)!, weekdaysOnly) as Bond
    expect([String(bond.settlement), String(bond.maturity)]).toEqual(['2026-11-27', '2036-11-27'])
  })

  it('are counted from today until they name a pricing date', () => {
    expect(String(bondTermsOf({ ...terms, pricingDate: null }, today)?.pricingDay)).toBe('2026-11-01')
  })

  it('make none while too little is known', () => {
    for (const field of ['couponType', 'couponFrequency', 'dayCount', 'settlementCycle'] as const)
      expect(bondTermsOf({ ...terms, [field]: null }, today)).toBeUndefined()
    expect(
      bondTermsOf({ ...terms, settlementCycle: null, settlementDate: '2026-11-27' }, today),
    ).toBeDefined()
  })

  it('bring calls and puts, at par where they name no price; other options set no yield', () => {
    const option = { from: '2031-11-27', until: null, price: null }
    const options = (['call', 'put', 'makeWhole', 'cleanUp'] as const).map((kind) => ({ ...option, kind }))
    const priced = { ...option, kind: 'call' as const, from: '2032-11-27', price: rate('101') }
    const found = bondTermsOf({ ...terms, options: [...options, priced] }, today)?.earlyRedemptions
    expect(found?.map(({ kind, day: at, price }) => [kind, String(at), price])).toEqual([
      ['call', '2031-11-27', '100'],
      ['put', '2031-11-27', '100'],
      ['call', '2032-11-27', '101'],
    ])
  })
})

describe('the centres of a deal', () => {
  it('are its currency’s and those chosen, once each', () => {
    expect(jointCentres('CNH', ['US', 'HK'])).toEqual(['HK', 'US'])
    expect(jointCentres('EUR', [])).toEqual(['TARGET'])
    expect(jointCentres(null, ['SG'])).toEqual(['SG'])
  })
})
