import { expect, it } from 'vitest'
import { areGapsAcknowledged, settlementGapsOf } from './settlement-gaps.ts'

const complete = {
  isin: 'XS2529520715',
  isin144A: null,
  depositories: ['Euroclear' as const],
  settlementDate: '2027-03-09',
}
const syndicate = [{ entityId: 'ent_lantern', roles: ['OC' as const, 'BND' as const], appointedOn: null }]

it('finds nothing in complete terms, with either ISIN', () => {
  expect(settlementGapsOf(complete, { syndicate, namedBanks: [] })).toEqual([])
  const only144A = { ...complete, isin: null, isin144A: 'US0378331005' }
  expect(settlementGapsOf(only144A, { syndicate, namedBanks: [] })).toEqual([])
})

it('finds each missing detail', () => {
  const bare = { isin: null, isin144A: null, depositories: [], settlementDate: null }
  const withoutDelivery = [{ ...syndicate[0]!, roles: ['OC' as const] }]
  expect(settlementGapsOf(bare, { syndicate: withoutDelivery, namedBanks: [] })).toEqual([
    'isin',
    'clearing',
    'bank',
    'settlementDate',
  ])
})

it('knows the bank that bills and delivers by its name only', () => {
  const namedBanks = [{ name: 'DBS', roles: ['JLM' as const, 'BND' as const] }]
  expect(settlementGapsOf(complete, { syndicate: [], namedBanks })).toEqual([])
})

it('does not count an acknowledgement for a gap that appears later', () => {
  expect(areGapsAcknowledged(['isin'], ['isin'])).toBe(true)
  expect(areGapsAcknowledged(['isin', 'bank'], ['isin'])).toBe(false)
  expect(areGapsAcknowledged(['bank'], ['isin', 'bank'])).toBe(true)
  expect(areGapsAcknowledged([], [])).toBe(true)
})
