import { describe, expect, it } from 'vitest'
import type { Rate } from '../../../kernel/index.ts'
import { convertYield } from './index.ts'

const rate = (text: string) => text as Rate

describe('a yield in another convention', () => {
  // Microsoft, EFFECT and NOMINAL: 5.25% compounded quarterly is 5.3542667% a year, and back.
  it.each([
    ['5.25', 'quarterly', 'annual', '5.3543'],
    ['5.3543', 'annual', 'quarterly', '5.2500'],
  ] as const)('%s per cent %s is, %s, %s', (from, one, other, to) => {
    const converted = convertYield(rate(from), { frequency: one }, { frequency: other })
    expect(Number(converted).toFixed(4)).toBe(to)
  })

  it('stays as it is in its own', () => {
    const semi = { frequency: 'semiAnnual' } as const
    expect(convertYield(rate('4.6837'), semi, semi)).toBe('4.6837')
  })

  it('of a money market year has 365 days for 360', () => {
    const money = { frequency: 'annual', moneyMarket: true } as const
    expect(convertYield(rate('3.6'), money, { frequency: 'annual' })).toBe('3.65')
    expect(convertYield(rate('3.65'), { frequency: 'annual' }, money)).toBe('3.6')
  })
})
