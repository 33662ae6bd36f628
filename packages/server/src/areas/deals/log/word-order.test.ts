import { describe, expect, it } from 'vitest'
import type { Language } from '@bookrunner/contract/kernel'
import { orderLevel } from '../../../../test/orders.ts'
import { digest, loggedValue } from '../writes/log-changes.ts'
import type { LogNames } from './names.ts'
import { wordValue } from './word-value.ts'

const names: LogNames = {
  language: 'US',
  zone: 'Asia/Hong_Kong',
  levels: new Map(),
  names: new Map([['ent_lantern', 'Lantern']]),
  texts: new Map([[digest('Garden Fund'), 'Garden Fund']]),
}

/** What is logged of an order's field, in words: nobody reads how it is kept. */
const said = (field: string, value: unknown, language: Language = 'US') =>
  wordValue(`order.${field}`, loggedValue(value, field), { ...names, language })

const at = '2026-11-21T08:44:41Z'

describe('a field of an order in the deal’s log', () => {
  it('ladders, level by level', () => {
    expect(said('orderLevels', [orderLevel(10, '60'), orderLevel(6, '53')])).toBe('10mm ≥ 60bp; 6mm ≥ 53bp')
    expect(said('orderLevels', [orderLevel(2.5)])).toBe('2.5mm at reoffer')
    const priced = { ...orderLevel(7), minYield: '4.75', maxPrice: '99.5' }
    expect(said('orderLevels', [priced])).toBe('7mm ≥ 4.75%, ≤ 99.5')
    expect(said('orderLevels', [])).toBeNull()
  })

  it('answers to tests and at FPG', () => {
    const tests = [
      { round: 1, size: 5_000_000, at },
      { round: 2, size: 0, at },
    ]
    expect(said('tests', tests)).toBe('round 1: 5mm; round 2: 0mm')
    expect(
      said('fpg', { push: 3, how: 'reduce', orderLevels: [orderLevel(8, '60'), orderLevel(4, '50')], at }),
    ).toBe('Reduced: 8mm ≥ 60bp; 4mm ≥ 50bp')
    expect(said('fpg', { push: 3, how: 'drop', orderLevels: [], at })).toBe('Dropped')
    expect(said('conditional', { since: at, accepted: [orderLevel(3)] })).toBe('accepted 3mm at reoffer')
    expect(said('conditional', { since: at, accepted: [] })).toBe('accepted 0mm')
  })

  it('amounts, codes, names, yes and no', () => {
    expect(said('minSize', 1_500_000)).toBe('1.5mm')
    expect(said('commitment', 'soft')).toBe('Soft')
    expect(said('hedge', 'none', 'CN')).toBe('不对冲')
    expect(said('stage', 'live', 'HK')).toBe('已提交')
    expect(said('relations', ['group', 'issuer'])).toBe('Affiliate of a bank; Issuer-related')
    expect(said('region', 'AMER')).toBe('Americas')
    expect(said('throughId', 'ent_lantern')).toBe('Lantern')
    expect([said('xOrder', true), said('xOrder', false)]).toEqual(['Yes', 'No'])
  })

  it('what people wrote, as far as it still stands somewhere', () => {
    expect(said('account', 'Garden Fund')).toBe('Garden Fund')
    expect(said('comment', 'Between us')).toBe('earlier text (10 characters)')
    expect(said('underlying', [{ name: 'Garden Fund', identifier: null, size: 4_000_000 }])).toBe(
      'Garden Fund 4mm',
    )
  })
})
