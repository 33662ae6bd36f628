import { describe, expect, it } from 'vitest'
import type { Language } from '@bookrunner/contract/kernel'
import { orderLevel } from '../../../../test/orders.ts'
import { digest, loggedValue } from '../writes/log-changes.ts'
import type { LogNames } from './names.ts'
import { wordValue } from './word-value.ts'

const names: LogNames = {
  language: 'US',
  zone: 'Asia/Hong_Kong',
  addressees: true,
  levels: new Map(),
  names: new Map([['ent_lantern', 'Lantern']]),
  texts: new Map([[digest('Garden Fund'), 'Garden Fund']]),
}

/** A logged value of an order's field in words. */
const wordsOf = (field: string, value: unknown, language: Language = 'US') =>
  wordValue(`order.${field}`, loggedValue(value, field), { ...names, language })

const at = '2026-11-21T08:44:41Z'

describe('a field of an order in the deal’s log', () => {
  it('order levels, one by one', () => {
    expect(wordsOf('orderLevels', [orderLevel(10, '60'), orderLevel(6, '53')])).toBe(
      '10mm ≥ 60bp; 6mm ≥ 53bp',
    )
    expect(wordsOf('orderLevels', [orderLevel(2.5)])).toBe('2.5mm at reoffer')
    const priced = { ...orderLevel(7), minYield: '4.75', maxPrice: '99.5' }
    expect(wordsOf('orderLevels', [priced])).toBe('7mm ≥ 4.75%, ≤ 99.5')
    expect(wordsOf('orderLevels', [])).toBeNull()
  })

  it('answers to tests and at FPG', () => {
    const tests = [
      { round: 1, size: 5_000_000, at },
      { round: 2, size: 0, at },
    ]
    expect(wordsOf('tests', tests)).toBe('round 1: 5mm; round 2: 0mm')
    expect(
      wordsOf('fpg', { push: 3, how: 'reduce', orderLevels: [orderLevel(8, '60'), orderLevel(4, '50')], at }),
    ).toBe('Reduced: 8mm ≥ 60bp; 4mm ≥ 50bp')
    expect(wordsOf('fpg', { push: 3, how: 'drop', orderLevels: [], at })).toBe('Dropped')
    expect(wordsOf('conditional', { since: at, accepted: [orderLevel(3)] })).toBe('accepted 3mm at reoffer')
    expect(wordsOf('tests', tests, 'HK')).toBe('第 1 輪：5 百萬；第 2 輪：0 百萬')
    expect(wordsOf('conditional', { since: at, accepted: [] })).toBe('accepted 0mm')
  })

  it('amounts, codes, names, yes and no', () => {
    expect(wordsOf('minSize', 1_500_000)).toBe('1.5mm')
    expect(wordsOf('minSize', 1_500_000, 'CN')).toBe('1.5 百万')
    expect(wordsOf('commitment', 'soft')).toBe('Soft')
    expect(wordsOf('hedge', 'none', 'CN')).toBe('不对冲')
    expect(wordsOf('stage', 'live', 'HK')).toBe('已提交')
    expect(wordsOf('relations', ['group', 'issuer'])).toBe('Affiliate of a bank; Issuer-related')
    expect(wordsOf('region', 'AMER')).toBe('Americas')
    expect(wordsOf('jurisdiction', 'HK', 'US')).toBe('Hong Kong')
    expect(wordsOf('throughId', 'ent_lantern')).toBe('Lantern')
    expect([wordsOf('xOrder', true), wordsOf('xOrder', false)]).toEqual(['Yes', 'No'])
  })

  it('free text, as far as it still exists', () => {
    expect(wordsOf('account', 'Garden Fund')).toBe('Garden Fund')
    expect(wordsOf('comment', 'Between us')).toBe('earlier text (10 characters)')
    expect(wordsOf('underlying', [{ name: 'Garden Fund', identifier: null, size: 4_000_000 }])).toBe(
      'Garden Fund 4mm',
    )
  })
})
