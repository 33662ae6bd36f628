import { expect, it } from 'vitest'
import { bondFactRows, type BondFacts } from './bond-facts.ts'

const facts: BondFacts = {
  issuer: null,
  isin: null,
  isin144A: null,
  tradeDate: null,
  settlementDate: null,
  maturityDate: null,
  benchmark: null,
  clearing: [],
  bank: null,
}

it('names each ISIN that a deal has, or one as missing', () => {
  const rows = (own: Partial<BondFacts>) => bondFactRows({ ...facts, ...own }, ['isin'], 'US')
  expect(rows({})).toEqual([['ISIN', null]])
  expect(rows({ isin: 'XS2529520715' })).toEqual([['ISIN', 'XS2529520715']])
  expect(rows({ isin144A: 'US0378331005' })).toEqual([['ISIN (144A)', 'US0378331005']])
  expect(rows({ isin: 'XS2529520715', isin144A: 'US0378331005' })).toEqual([
    ['ISIN', 'XS2529520715'],
    ['ISIN (144A)', 'US0378331005'],
  ])
})
