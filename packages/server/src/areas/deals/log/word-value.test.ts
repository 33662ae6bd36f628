import { describe, expect, it } from 'vitest'
import { emptyShared, emptyTerms, type Shared, type Terms } from '@bookrunner/domain/deals'
import { face, rate } from '../../../../test/deals.ts'
import { between, digest } from '../writes/log-changes.ts'
import type { LogNames } from './names.ts'
import { wordValue } from './word-value.ts'

const texts = ['T', 'MS', 'area', 'USD 200-300mm', 'UST 5Y', 'Lantern Harbour']
const names: LogNames = {
  language: 'US',
  zone: 'Asia/Hong_Kong',
  addressees: true,
  levels: new Map(),
  names: new Map([
    ['ent_lantern', 'Lantern'],
    ['ent_brass', 'Brasslight'],
  ]),
  texts: new Map(texts.map((text) => [digest(text), text])),
}

/** A logged value of a field in words. */
const terms = (change: Partial<Terms>, how: LogNames = names) =>
  between('terms', emptyTerms, emptyTerms, { ...emptyTerms, ...change }).map(({ field, to }) =>
    wordValue(field, to, how),
  )
const shared = (change: Partial<Shared>) =>
  between('shared', emptyShared, emptyShared, { ...emptyShared, ...change }).map(({ field, to }) =>
    wordValue(field, to, names),
  )

describe('a logged value in words', () => {
  it('sizes', () => {
    expect(terms({ size: { kind: 'benchmark' } })).toEqual(['Benchmark'])
    expect(terms({ size: { kind: 'number', face: face(1_250_000_000), unit: 'mm' } })).toEqual(['1,250mm'])
    expect(terms({ size: { kind: 'number', face: face(500_000), unit: 'mm' } })).toEqual(['500,000'])
    expect(terms({ size: { kind: 'text', text: 'USD 200-300mm' } })).toEqual(['USD 200-300mm'])
    expect(terms({ minDenomination: face(200_000) })).toEqual(['200,000'])
  })

  it('tenors', () => {
    const tenor = { perpetual: false, years: 3, months: 6, days: 0 }
    expect(terms({ tenor })).toEqual(['3y 6m'])
    expect(terms({ tenor }, { ...names, language: 'CN' })).toEqual(['3 年 6 个月'])
    expect(terms({ tenor: { ...tenor, perpetual: true } })).toEqual(['Perpetual'])
  })

  it('levels, as they are announced', () => {
    const ipg = { basis: 'spread', over: 'T', level: rate('145'), to: null, words: 'area' } as const
    expect(terms({ ipg })).toEqual(['T+145 area'])
    const twice = {
      ...ipg,
      over: 'MS',
      level: rate('95'),
      words: null,
      equal: { over: 'T', level: rate('110'), to: null },
    }
    expect(terms({ ipg: twice })).toEqual(['MS+95, that is T+110'])
    expect(terms({ ipg: twice }, { ...names, language: 'CN' })).toEqual(['MS+95，即 T+110'])
    // As the database returns it: keys in another order.
    const { basis, over, level, to, words, equal } = twice
    const stored = {
      to,
      over,
      basis,
      equal: { to: equal.to, over: equal.over, level: equal.level },
      level,
      words,
    }
    expect(terms({ ipg: stored })).toEqual(['MS+95, that is T+110'])
    const openedAt = '2026-11-21T08:44:41Z'
    const test = { number: 2, from: 'IPG', level: ipg, openedAt, endedAt: null }
    const [line] = between('lifecycle', { test: null as object | null }, { test: null }, { test })
    expect(wordValue('lifecycle.test', line!.to, names)).toBe('2 · T+145 area')
  })

  it('codes, also in lists, and yes or no', () => {
    expect(terms({ capitalStructure: 'seniorUnsecured' })).toEqual(['Senior unsecured'])
    expect(terms({ dayCount: 'ACT/ACT ICMA' })).toEqual(['ACT/ACT (ICMA)'])
    expect(terms({ centres: ['US', 'UK'] })).toEqual(['United States; United Kingdom'])
    expect(terms({ currency: 'USD' })).toEqual(['USD'])
    expect(terms({ depositories: ['CMU', 'Lantern Harbour'] })).toEqual(['HKMA CMU; Lantern Harbour'])
    expect(terms({ mtn: true })).toEqual(['Yes'])
    expect(terms({ addressed: { kind: 'chosen', entityIds: ['ent_lantern', 'ent_brass'] } })).toEqual([
      'Chosen investors · Lantern, Brasslight',
    ])
  })

  it('rows of lists', () => {
    const bank = { entityId: 'ent_lantern', roles: ['OC', 'BND'] as const, appointedOn: null }
    const other = { entityId: 'ent_brass', roles: ['JGC'] as const, appointedOn: '2026-11-01' }
    const syndicate = [bank, other].map((each) => ({ ...each, roles: [...each.roles] }))
    expect(shared({ syndicate })).toEqual(['Lantern · OC, B&D; Brasslight · JGC · appointed 2026-11-01'])
    const guarantor = { entityId: 'ent_lantern', name: 'Lantern Harbour' }
    expect(shared({ guarantors: [guarantor] })).toEqual(['Lantern'])
    expect(shared({ support: [{ ...guarantor, kinds: ['keepwell', 'sblc'] }] })).toEqual([
      'Lantern · Keepwell, SBLC',
    ])
    expect(terms({ collateral: [{ kind: 'sharePledge', text: null }] })).toEqual(['Share pledge'])
    const more = { party: null, expected: true, outlook: 'stable', notRated: false } as const
    const rating = { agency: 'sp', agencyName: null, subject: 'issue', grade: 'BBB+', ...more } as const
    expect(shared({ ratings: [rating] })).toEqual(['S&P · Issue · BBB+ · expected · Stable'])
    expect(shared({ ratings: [{ ...rating, subject: 'guarantor', party: guarantor }] })).toEqual([
      'S&P · Guarantor · BBB+ · Lantern · expected · Stable',
    ])
    const named = { entityId: null, name: 'Lantern Harbour' }
    expect(shared({ ratings: [{ ...rating, subject: 'guarantor', party: named }] })).toEqual([
      'S&P · Guarantor · BBB+ · Lantern Harbour · expected · Stable',
    ])
    const option = { kind: 'call', from: '2031-12-01', until: null, price: rate('100') } as const
    expect(terms({ options: [option] })).toEqual(['Call · from 2031-12-01 · price 100'])
    const benchmark = { name: 'UST 5Y', isin: null, yield: rate('3.5'), frequency: 'semiAnnual' } as const
    expect(terms({ pricingBenchmark: benchmark })).toEqual(['UST 5Y · yield 3.5% · Semi-annual'])
  })

  it('final terms with the name of each figure, and times in the deal’s zone', () => {
    const final = 'size=500000000 spread=155 benchmarkYield=4.126 yield=5.676 coupon=5.625 price=99.615'
    expect(wordValue('guidance.final', final, names)).toBe(
      'size 500mm · spread 155bp · benchmark 4.126% · yield 5.676% · coupon 5.625% · price 99.615',
    )
    expect(wordValue('times.closesAt', '2026-11-21T08:44:41Z', names)).toBe('2026-11-21 16:44:41')
    expect(wordValue('times.subjectByRegion', 'region=APAC at=2026-11-21T08:44:41Z', names)).toBe(
      'Asia-Pacific · 2026-11-21 16:44:41',
    )
  })
})
