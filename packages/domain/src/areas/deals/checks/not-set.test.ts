import { expect, it } from 'vitest'
import type { FaceAmount } from '../../../kernel/index.ts'
import { emptyTerms, type Terms } from '../terms.ts'
import { hasNoBillingBank, notSetIn } from './not-set.ts'

const benchmark = { name: 'CT5', isin: null, yield: null, frequency: null }
const full: Terms = {
  ...emptyTerms,
  size: { kind: 'number', face: 500_000_000 as FaceAmount, unit: 'mm' },
  settlementDate: '2026-12-01',
  pricingBenchmark: benchmark,
  governingLaw: 'English',
  listing: ['HKEX'],
  depositories: ['Euroclear'],
  isin: 'XS0000000009',
}

it('names nothing of full terms', () => expect(notSetIn(full)).toEqual([]))

it('names empty terms and empty lists', () => {
  expect(notSetIn({ ...full, isin: null, listing: [] })).toEqual(['terms.listing', 'terms.isin'])
})

it('accepts the ISIN of a 144A tranche alone', () => {
  expect(notSetIn({ ...full, isin: null, isin144A: 'US0378331005' })).toEqual([])
})

it('asks for a benchmark only where the price comes from it', () => {
  const none = { ...full, pricingBenchmark: null }
  expect(notSetIn(none)).toEqual(['terms.pricingBenchmark'])
  expect(notSetIn({ ...none, priceType: 'price' })).toEqual([])
  expect(notSetIn({ ...none, couponType: 'floating' })).toEqual([])
})

it('asks for a bank that bills and delivers', () => {
  const lead = { entityId: 'ent_a', roles: ['OC' as const], appointedOn: null }
  const billing = { ...lead, roles: ['OC' as const, 'BND' as const] }
  const named = { name: 'DBS', roles: ['JLM' as const, 'BND' as const] }
  expect(hasNoBillingBank({ syndicate: [lead], namedBanks: [] })).toBe(true)
  expect(hasNoBillingBank({ syndicate: [billing], namedBanks: [] })).toBe(false)
  expect(hasNoBillingBank({ syndicate: [lead], namedBanks: [named] })).toBe(false)
})
