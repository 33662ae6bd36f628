import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { fieldsOf, forecastOf, readWarnAt, sentOf } from './limit-form.ts'

const typed = {
  ...fieldsOf(undefined),
  entityId: 'ent_a',
  dealId: 'deal_b',
  amount: '0.5bn',
  warnAt: '75%',
  reason: '  Agreed by credit  ',
}

describe('a limit as it is typed', () => {
  it('is sent in whole units, with what its level is on', () => {
    expect(sentOf(typed, 'org')).toEqual({
      level: 'org',
      entityId: 'ent_a',
      dealId: null,
      amount: 500_000_000,
      currency: 'USD',
      kind: 'hard',
      warnAt: 75,
      reason: 'Agreed by credit',
    })
    expect(sentOf(typed, 'bond')).toMatchObject({ entityId: null, dealId: 'deal_b' })
    expect(sentOf(typed, 'orgBond')).toMatchObject({ entityId: 'ent_a', dealId: 'deal_b' })
    expect(sentOf(typed, 'business')).toMatchObject({ entityId: null, dealId: null })
  })

  it('warns from a whole per cent between 1 and 100', () => {
    expect(['1', '80', ' 100% ', '８０'].map(readWarnAt)).toEqual([1, 80, 100, 80])
    expect(['', '0', '101', '7.5', '-3', 'x'].map(readWarnAt)).toEqual(Array(6).fill(undefined))
  })
})

describe('how full a limit will be', () => {
  const limit = { amount: 100_000_000 as FaceAmount, warnAt: 80 }
  it.each([
    [79_999_999n, { state: 'within', part: 79, available: 20_000_001n }],
    [80_000_000n, { state: 'warned', part: 80, available: 20_000_000n }],
    [100_000_000n, { state: 'full', part: 100, available: 0n }],
    [130_000_000n, { state: 'over', part: 130, available: -30_000_000n }],
  ] as const)('%s', (used, expected) => {
    expect(forecastOf(limit, used)).toMatchObject(expected)
  })
})
