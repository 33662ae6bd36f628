import { describe, expect, it } from 'vitest'
import type { Rate } from '../../kernel/index.ts'
import { flagsOf, quotaFault } from './check.ts'
import { divide } from './counted-together.ts'
import {
  availableOf,
  concerns,
  quotaIdOf,
  quotaStateOf,
  scopeFaults,
  type Quota,
  type QuotaLevel,
} from './limit.ts'
import { convertUse, missingRates, rateFault, type QuotaRate } from './rates.ts'
import { mm, quota, rates, sums, usedBy } from './testing.ts'
import { divideUse } from './use.ts'

describe('a conversion', () => {
  it('rounds use up to whole units, each currency once', () => {
    expect(convertUse(sums({ USD: 10, EUR: 1, JPY: 1 }), 'USD', rates)).toBe(10n + 2n + 1n)
    expect(convertUse(sums({ USD: 108 }), 'EUR', rates)).toBe(100n)
    expect(convertUse(sums({ USD: 109 }), 'EUR', rates)).toBe(101n)
    expect(convertUse(sums({ JPY: 1_000_000 }), 'JPY', new Map())).toBe(1_000_000n)
  })

  it('needs a rate for each currency but those with nothing used, and none in the limit’s own', () => {
    expect(missingRates(sums({ SGD: 1, USD: 1 }), 'USD', rates)).toEqual(['SGD'])
    expect(missingRates(sums({ EUR: 1 }), 'SGD', rates)).toEqual(['SGD'])
    expect(missingRates(sums({ SGD: 0, EUR: 5 }), 'USD', rates)).toEqual([])
    expect(missingRates(sums({ SGD: 5 }), 'SGD', rates)).toEqual([])
    expect(convertUse(sums({ SGD: 1 }), 'USD', rates)).toBeNull()
  })

  it('is exact beyond what a number counts', () => {
    const many = new Map([['EUR', 90_071_992_547_409_910n]])
    expect(convertUse(many, 'USD', rates)).toBe(97_277_751_951_202_703n)
  })
})

describe('a rate', () => {
  const fault = (own: Partial<QuotaRate>) =>
    rateFault({ currency: 'EUR', day: '2026-11-26', rate: '1.08' as Rate, ...own }, '2026-11-26')?.reason
  it('is above nothing, not of the base currency, and of no later day than today', () => {
    expect(fault({})).toBeUndefined()
    expect(fault({ currency: 'USD' })).toBe('quota.base-rate')
    expect(fault({ rate: '0' as Rate })).toBe('quota.rate-wrong')
    expect(fault({ rate: '-1' as Rate })).toBe('quota.rate-wrong')
    expect(fault({ rate: '1.00000000001' as Rate })).toBe('quota.rate-wrong')
    expect(fault({ day: '2026-11-27' })).toBe('quota.rate-day')
  })
})

describe('a scope', () => {
  const scopes: Record<QuotaLevel, [entityId: string | null, dealId: string | null]> = {
    bond: [null, 'deal_1'],
    org: ['ent_a', null],
    orgBond: ['ent_a', 'deal_1'],
    business: [null, null],
  }
  it.each(Object.entries(scopes) as [QuotaLevel, [string | null, string | null]][])(
    '%s names its records and no others',
    (level, [entityId, dealId]) => {
      expect(scopeFaults({ level, entityId, dealId })).toEqual([])
      expect(scopeFaults({ level, entityId: entityId === null ? 'ent_a' : null, dealId })).toEqual([
        'entityId',
      ])
      expect(scopeFaults({ level, entityId, dealId: dealId === null ? 'deal_1' : null })).toEqual(['dealId'])
      const hits = (entity: string, deal: string) =>
        concerns({ level, entityId, dealId }, { entityId: entity, dealId: deal })
      expect(hits('ent_a', 'deal_1')).toBe(true)
      expect(hits('ent_b', 'deal_1')).toBe(entityId === null)
      expect(hits('ent_a', 'deal_2')).toBe(dealId === null)
    },
  )

  it('has one id', () => {
    const ids = (Object.entries(scopes) as [QuotaLevel, [string | null, string | null]][]).map(
      ([level, [entityId, dealId]]) => quotaIdOf({ level, entityId, dealId }),
    )
    expect(ids).toEqual(['quo_bond_deal_1', 'quo_org_ent_a', 'quo_orgbond_ent_a_deal_1', 'quo_business'])
  })
})

describe('the state of a limit', () => {
  it('is warned from its part on, full at its amount, and over beyond', () => {
    const states = [0, 15.999999, 16, 19.999999, 20, 20.000001].map((millions) =>
      quotaStateOf(quota(), BigInt(Math.round(millions * 1_000_000))),
    )
    expect(states).toEqual(['within', 'within', 'warned', 'warned', 'full', 'over'])
    expect(quotaStateOf(quota(), null)).toBe('unknown')
  })
})

describe('what is available of a limit', () => {
  it('is negative where more is used', () => {
    const rest = [15_000_000n, 20_000_000n, 50_000_000n].map((used) => availableOf(quota(), used))
    expect(rest).toEqual([5_000_000n, 0n, -30_000_000n])
  })
})

describe('a hard limit', () => {
  it('takes all of itself and not a unit more, and says its figures', () => {
    const found = [{ quota: quota(), used: sums({ USD: 15_000_000 }) }]
    expect(quotaFault(found, rates, { before: [], after: [usedBy('o', 5)] })).toBeUndefined()
    expect(quotaFault(found, rates, { before: [], after: [usedBy('o', 5.000001)] })).toEqual({
      refused: true,
      reason: 'quota.over-org',
      params: { currency: 'USD', limit: '20', used: '15', asked: '5.000001', available: '5' },
    })
  })

  it('never refuses less, nor the same, whatever is used', () => {
    const found = [{ quota: quota(), used: sums({ USD: 50_000_000 }) }]
    expect(quotaFault(found, rates, { before: [usedBy('o', 10)], after: [usedBy('o', 9)] })).toBeUndefined()
    expect(quotaFault(found, rates, { before: [usedBy('o', 10)], after: [usedBy('o', 10)] })).toBeUndefined()
    expect(quotaFault(found, rates, { before: [usedBy('o', 10)], after: [] })).toBeUndefined()
  })

  it('says only what is used where nothing is available', () => {
    const faultAt = (units: number) =>
      quotaFault([{ quota: quota(), used: sums({ USD: units }) }], rates, {
        before: [usedBy('o', 10)],
        after: [usedBy('o', 11)],
      })
    const figures = { currency: 'USD', limit: '20', asked: '1' }
    const full = { refused: true, reason: 'quota.full-org' }
    expect(faultAt(50_000_000)).toEqual({ ...full, params: { ...figures, used: '50' } })
    expect(faultAt(20_000_000)).toEqual({ ...full, params: { ...figures, used: '20' } })
    expect(faultAt(19_500_000)).toEqual({
      refused: true,
      reason: 'quota.over-org',
      params: { ...figures, used: '19.5', available: '0.5' },
    })
  })

  it('is checked for the institution that asks for more, even if the order as a whole asks for no more', () => {
    const found = [
      { quota: quota(), used: sums({ USD: 20_000_000 }) },
      { quota: quota({ id: 'b', level: 'business', entityId: null }), used: sums({ USD: 30_000_000 }) },
    ]
    const moved = { before: [usedBy('o', 5, { entityId: 'ent_b' })], after: [usedBy('o', 5)] }
    expect(quotaFault(found, rates, moved)).toMatchObject({ reason: 'quota.full-org' })
  })

  it('names the narrowest limit first', () => {
    const full = (own: Partial<Quota>) => ({ quota: quota({ amount: mm(1), ...own }), used: sums({}) })
    const found = [
      full({ level: 'business', entityId: null }),
      full({ level: 'bond', entityId: null, dealId: 'deal_1' }),
      full({ level: 'org' }),
      full({ level: 'orgBond', dealId: 'deal_1' }),
    ]
    const reasons = found.map(
      (_, at) => quotaFault(found.slice(0, at + 1), rates, { before: [], after: [usedBy('o', 2)] })!.reason,
    )
    expect(reasons).toEqual([
      'quota.over-business',
      'quota.over-bond',
      'quota.over-org',
      'quota.over-org-bond',
    ])
    const used = found.map((each) => ({ ...each, used: sums({ USD: 1_000_000 }) }))
    const fullReasons = used.map(
      (_, at) => quotaFault(used.slice(0, at + 1), rates, { before: [], after: [usedBy('o', 2)] })!.reason,
    )
    expect(fullReasons).toEqual([
      'quota.full-business',
      'quota.full-bond',
      'quota.full-org',
      'quota.full-org-bond',
    ])
  })

  it('refuses what it cannot convert, and a soft one passes it', () => {
    const after = [usedBy('o', 1, { currency: 'SGD' })]
    const found = (kind: Quota['kind']) => [{ quota: quota({ kind }), used: sums({}) }]
    expect(quotaFault(found('hard'), rates, { before: [], after })).toMatchObject({
      reason: 'quota.no-rate',
      params: { currencies: 'SGD' },
    })
    expect(quotaFault(found('soft'), rates, { before: [], after })).toBeUndefined()
  })
})

describe('a soft limit', () => {
  it('flags from its warning on, with the figures of all that is used', () => {
    const found = (units: number) => [{ quota: quota({ kind: 'soft' }), used: sums({ USD: units }) }]
    const flags = [15_999_999, 16_000_000, 20_000_000, 20_000_001].map((units) =>
      flagsOf(found(units), rates, usedBy('o', 1)).map(({ state }) => state),
    )
    expect(flags).toEqual([[], ['warned'], ['full'], ['over']])
    expect(flagsOf(found(30_000_000), rates, usedBy('o', 1))).toEqual([
      {
        quotaId: 'quo_org_ent_a',
        level: 'org',
        state: 'over',
        overridden: false,
        converted: false,
        amount: mm(20),
        used: '30000000',
        currency: 'USD',
      },
    ])
    expect(flagsOf(found(30_000_000), rates, { ...usedBy('o', 1), amount: mm(0) })).toEqual([])
  })

  it('says whether its figure rests on a rate', () => {
    const convertedOf = (used: Record<string, number>) =>
      flagsOf([{ quota: quota({ kind: 'soft' }), used: sums(used) }], rates, usedBy('o', 1)).map(
        ({ used: total, converted }) => [total, converted],
      )
    // 10 million euros are whole thousands of dollars, and yet converted.
    expect(convertedOf({ USD: 20_000_000, EUR: 10_000_000 })).toEqual([['30800000', true]])
    expect(convertedOf({ USD: 20_000_001, EUR: 0 })).toEqual([['20000001', false]])
  })
})

describe('a division', () => {
  it('gives whole units that add up, the largest remainder first', () => {
    expect(divide(10, [1, 1, 1])).toEqual([4, 3, 3])
    expect(divide(10, [6, 3, 1])).toEqual([6, 3, 1])
    expect(divide(0, [1, 2])).toEqual([0, 0])
    expect(divide(5, [0, 0])).toEqual([0, 0])
    expect(divideUse(mm(9), 'ent_a', [])).toEqual([{ entityId: 'ent_a', own: mm(9) }])
    expect(
      divideUse(mm(9), 'ent_a', [
        { entityId: 'ent_b', size: 2 },
        { entityId: 'ent_a', size: 1 },
        { entityId: 'ent_b', size: 6 },
      ]),
    ).toEqual([
      { entityId: 'ent_b', own: mm(8) },
      { entityId: 'ent_a', own: mm(1) },
    ])
  })
})
