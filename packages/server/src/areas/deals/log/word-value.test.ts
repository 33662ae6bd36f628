import { describe, expect, it } from 'vitest'
import { emptyShared, emptyTerms, noCapital, type Shared, type Terms } from '@bookrunner/domain/deals'
import { face, rate } from '../../../../test/deals.ts'
import { between, digest } from '../writes/log-changes.ts'
import type { LogNames } from './names.ts'
import { wordValue } from './word-value.ts'

const texts = ['T', 'MS', 'UST 5Y CMT', 'area', 'USD 200-300mm', 'UST 5Y', 'Lantern Harbour']
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

  it('coupon legs, repayments and ex-dividend days, as the term sheet writes them', () => {
    const none = { floor: null, cap: null, assumed: null }
    const legs: Terms['legs'] = [
      { from: null, frequency: null, dayCount: null, coupon: { kind: 'fixed', rate: null } },
      {
        from: '2031-11-20',
        frequency: null,
        dayCount: null,
        coupon: {
          ...none,
          kind: 'reset',
          benchmark: 'UST 5Y CMT',
          everyMonths: 60,
          quoted: null,
          margin: rate('250'),
        },
      },
    ]
    expect(terms({ legs })).toEqual([
      'From issue: Fixed · initial coupon; From 20 Nov 2031: UST 5Y CMT +250 bp · reset every 60 months',
    ])
    expect(terms({ legs }, { ...names, language: 'CN' })[0]).toContain(
      'UST 5Y CMT +250 基点 · 每 60 个月重置',
    )
    expect(terms({ repayments: [{ day: '2030-05-20', face: rate('25') }] })).toEqual(['25% on 20 May 2030'])
    expect(terms({ exDividend: { days: 7, count: 'business', onTheDay: 'buyer' } })).toEqual([
      '7 business days before payment; on the day itself the coupon goes to the buyer',
    ])
    expect(terms({ interestConvention: 'modifiedFollowing', oddPeriod: 'longLast' })).toEqual([
      'Long last',
      'Modified following',
    ])
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
    const benchmark = { name: 'UST 5Y', isin: null, yield: rate('3.5'), frequency: 'semiAnnual' } as const
    expect(terms({ pricingBenchmark: benchmark })).toEqual(['UST 5Y · yield 3.5% · Semi-annual'])
  })

  it('options as the term sheet says them, also those of before', () => {
    const option = { kind: 'call', from: '2031-12-01', until: null, price: rate('100') } as const
    const full = {
      ...option,
      exercise: 'everyMonths',
      everyMonths: 60,
      notice: { least: 30, most: 60 },
      note: 'area',
    } as const
    const priceSteps = [
      { from: '2032-12-01', price: rate('101.5') },
      { from: '2033-12-01', price: rate('100') },
    ]
    const makeWhole = { ...option, kind: 'makeWhole', from: null, over: 'T', spread: rate('30') } as const
    expect(terms({ options: [option, full] })).toEqual([
      'Call at par, on any day from 1 Dec 2031; ' +
        'Call at par, on 1 Dec 2031 and every 5 years after, 30–60 days’ notice (area)',
    ])
    expect(terms({ options: [{ ...option, price: rate('103'), priceSteps }, makeWhole] })).toEqual([
      'Call at 103.000; 101.500 from 1 Dec 2032; par from 1 Dec 2033, on any day from 1 Dec 2031; ' +
        'Make-whole call at T +30 bp',
    ])
  })

  it('capital terms', () => {
    const capital = {
      ...noCapital,
      lossAbsorption: 'contractual',
      trigger: rate('5.125'),
      nonViability: true,
      absorbedBy: 'conversion',
      conversionPrice: rate('2.7'),
      conversionCurrency: 'GBP',
      discretionary: true,
    } as const
    expect(terms({ capital })).toEqual([
      'Loss absorption: Contractual · Trigger: CET1 below 5.125%, or point of non-viability · ' +
        'Conversion into shares, at GBP 2.7 · Distributions fully discretionary',
    ])
    expect(terms({ capital }, { ...names, language: 'CN' })).toEqual([
      '损失吸收：合同约定 · 触发条件：CET1 低于 5.125% 或无法生存事件 · 转股，转股价 GBP 2.7 · 发行人可自行决定取消派息',
    ])
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
