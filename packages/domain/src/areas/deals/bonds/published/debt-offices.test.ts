import { describe, expect, it } from 'vitest'
import { cleanPrice, valueOf } from '../index.ts'
import { bondOf, day, rate } from './terms.ts'

// UK Debt Management Office, "Formulae for Calculating Gilt Prices from Yields", price/yield examples of
// 8 June 1998: dirty prices of settlement days on which the gilts are not ex dividend.
const gilt = { frequency: 'semiAnnual', dayCount: 'ACT/ACT ICMA' } as const
const treasury2015 = { maturity: '2015-12-07', coupon: '8', yield: '4.445' }
const treasury2004 = { maturity: '2004-11-26', coupon: '6.75', yield: '4.634' }
const gilts: [string, typeof treasury2015, string, string][] = [
  ['8% Treasury 2015', treasury2015, '1999-05-24', '145.012268'],
  ['8% Treasury 2015', treasury2015, '1999-05-26', '145.047301'],
  ['8% Treasury 2015', treasury2015, '1999-06-07', '141.257676'],
  ['6¾% Treasury 2004', treasury2004, '1999-05-10', '113.315543'],
  ['6¾% Treasury 2004', treasury2004, '1999-05-17', '113.415969'],
  ['6¾% Treasury 2004', treasury2004, '1999-05-26', '110.170218'],
]

describe('gilts, as the Debt Management Office prices them', () => {
  it.each(gilts)('%s, %o, settled %s', (_name, stock, settled, dirty) => {
    const bond = bondOf({
      ...gilt,
      interestFrom: day('1998-01-01'),
      settlement: day(settled),
      maturity: day(stock.maturity),
    })
    expect(valueOf(bond.flows, rate(stock.coupon), rate(stock.yield)).dirty.toFixed(6)).toBe(dirty)
  })
})

// Riksgälden, "Calculation examples": 3.5% due 30 March 2039 at 2.261%, settled 15 March 2023; Swedish
// government bonds count 30E/360.
describe('a bond of the Swedish National Debt Office', () => {
  const bond = bondOf({
    frequency: 'annual',
    dayCount: '30E/360',
    interestFrom: day('2022-03-30'),
    settlement: day('2023-03-15'),
    maturity: day('2039-03-30'),
  })

  it('has its dirty and its clean price', () => {
    expect(valueOf(bond.flows, rate('3.5'), rate('2.261')).dirty.toFixed(6)).toBe('119.868393')
    expect(cleanPrice(bond.flows, rate('3.5'), rate('2.261')).toFixed(3)).toBe('116.514')
  })
})
