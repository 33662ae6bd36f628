import { describe, expect, it } from 'vitest'
import type { FaceAmount, Rate } from '../../../kernel/index.ts'
import { emptyShared, type Rating, type Shared } from '../announcement.ts'
import { emptyTerms, noTimes, type Terms, type Times } from '../terms.ts'
import { shared as complete, terms as completeTerms } from '../lifecycle/world.ts'
import { missingIn } from './completeness.ts'
import { dealTabs, tabOf } from './fault.ts'
import { dealFaults } from './faults.ts'
import { warningsIn } from './warnings.ts'

const face = (value: number) => value as FaceAmount
const rate = (text: string) => text as Rate
const now = Temporal.Instant.from('2026-11-23T01:00:00Z')
const rating = (change: Partial<Rating>): Rating => ({
  agency: 'moodys',
  agencyName: null,
  subject: 'issue',
  party: null,
  grade: 'A1',
  expected: false,
  outlook: null,
  notRated: false,
  ...change,
})
const reasonsOf = (list: readonly { field: string; reason: string }[]) =>
  list.map(({ field, reason }) => `${field} ${reason}`)

describe('what can never be saved', () => {
  const faults = (terms: Partial<Terms>, shared: Partial<Shared> = {}, times: Partial<Times> = {}) =>
    reasonsOf(
      dealFaults({
        terms: { ...emptyTerms, ...terms },
        shared: { ...emptyShared, ...shared },
        times: { ...noTimes, ...times },
      }),
    )

  it('is nothing of an empty draft, nor of a whole one', () => {
    expect(faults({})).toEqual([])
    expect(faults(completeTerms, complete)).toEqual([])
  })

  const tenor = { perpetual: false, years: 0, months: 0, days: 0 }
  const dates = { pricingDate: '2026-11-23', settlementDate: '2026-11-30', issueDate: '2026-11-30' }
  const call = (from: string, until: string | null = null) => ({
    kind: 'call' as const,
    from,
    until,
    price: null,
  })
  const cases: [string, Partial<Terms>, Partial<Shared>?][] = [
    ['terms.tenor deal.tenor-zero', { tenor }],
    [
      'terms.maturityDate deal.perpetual-maturity',
      { tenor: { ...tenor, perpetual: true }, maturityDate: '2030-01-01' },
    ],
    ['terms.maturityDate deal.maturity-before-issue', { ...dates, maturityDate: '2026-11-29' }],
    ['terms.maturityDate deal.maturity-before-issue', { ...dates, maturityDate: '2026-11-30' }],
    [
      'terms.maturityDate deal.maturity-before-issue',
      { pricingDate: '2026-11-23', maturityDate: '2026-11-23' },
    ],
    ['terms.settlementDate deal.settles-before-pricing', { ...dates, settlementDate: '2026-11-22' }],
    ['terms.issueDate deal.issue-before-pricing', { ...dates, issueDate: '2026-11-22' }],
    ['terms.firstCouponDate deal.first-coupon-outside', { ...dates, firstCouponDate: '2026-11-30' }],
    [
      'terms.firstCouponDate deal.first-coupon-outside',
      { ...dates, maturityDate: '2029-11-30', firstCouponDate: '2029-12-01' },
    ],
    ['terms.interestFrom deal.interest-after-settlement', { ...dates, interestFrom: '2026-12-01' }],
    ['terms.options.0.from deal.option-outside', { ...dates, options: [call('2026-11-30')] }],
    [
      'terms.options.0.from deal.option-outside',
      { ...dates, maturityDate: '2029-11-30', options: [call('2029-11-30')] },
    ],
    ['terms.options.0.until deal.options-order', { options: [call('2028-01-01', '2027-12-31')] }],
    ['terms.options.1.from deal.options-order', { options: [call('2028-01-01'), call('2027-01-01')] }],
    [
      'terms.options.1.from deal.options-order',
      { options: [call('2028-01-01', '2028-06-01'), call('2028-06-01')] },
    ],
    ['terms.minDenomination deal.off-grid', { minDenomination: face(200_000), increment: face(150_000) }],
    [
      'terms.increment deal.increment-over-minimum',
      { minDenomination: face(100_000), increment: face(200_000) },
    ],
    ['terms.increment deal.amount-zero', { increment: face(0) }],
    [
      'terms.minOrder deal.off-grid',
      { minDenomination: face(200_000), increment: face(1000), minOrder: face(200_500) },
    ],
    [
      'terms.minOrder deal.order-under-minimum',
      { minDenomination: face(200_000), increment: face(1000), minOrder: face(199_000) },
    ],
    ['terms.size deal.amount-zero', { size: { kind: 'number', face: face(0), unit: 'mm' } }],
    [
      'terms.size deal.off-grid',
      { size: { kind: 'number', face: face(1500), unit: 'mm' }, increment: face(1000) },
    ],
    ['terms.unusualTimes deal.rate-range', { unusualTimes: rate('0.9') }],
    ['terms.unusualTimes deal.rate-range', { unusualTimes: rate('101') }],
    ['terms.sizeCap deal.cap-range', { sizeCap: rate('0') }],
    ['terms.sizeCap deal.cap-range', { sizeCap: rate('100.01') }],
    ['terms.couponStep deal.step-zero', { couponStep: rate('0') }],
    ['terms.coupon deal.rate-range', { couponType: 'fixed', coupon: rate('-0.1') }],
    ['terms.timeZone zone.unknown', { timeZone: 'Mars/Olympus' }],
    ['terms.timeZone zone.unknown', { timeZone: '+08:00' }],
    ['terms.isin deal.isin-wrong', { isin: 'XS2333562714' }],
    [
      'terms.ipg deal.level-range',
      { ipg: { basis: 'spread', over: 'T', level: rate('70'), to: rate('65'), words: null } },
    ],
    [
      'terms.ipg deal.level-basis',
      { priceType: 'price', ipg: { basis: 'spread', over: 'T', level: rate('70'), to: null, words: null } },
    ],
    ['terms.stabilisationManagerId deal.not-in-syndicate', { stabilisationManagerId: 'ent_x' }],
    ['shared.roadshowCode deal.code-form', {}, { roadshowCode: 'a b c d' }],
    ['shared.roadshowCode deal.code-form', {}, { roadshowCode: 'abc' }],
    ['shared.ratings.1.agency deal.rating-twice', {}, { ratings: [rating({}), rating({ grade: 'A2' })] }],
    ['shared.ratings.0.agencyName deal.rating-agency', {}, { ratings: [rating({ agency: 'other' })] }],
    ['shared.ratings.0.grade deal.rating-both', {}, { ratings: [rating({ notRated: true })] }],
    ['shared.ratings.0.grade deal.rating-unrated', {}, { ratings: [rating({})], unrated: true }],
    [
      'shared.syndicate.0.roles deal.roles-together',
      {},
      { syndicate: [{ entityId: 'ent_a', roles: ['OC', 'VIEW'], appointedOn: null }] },
    ],
  ]
  it.each(cases)('%s: %j %j', (fault, terms, shared) => {
    expect(faults(terms, shared)).toEqual([fault])
  })

  it('is not what only looks like it', () => {
    const tap = { ...dates, tapOf: 'KfW 3.875% 2019', issueDate: '2009-01-21', interestFrom: '2009-01-21' }
    expect(faults(tap)).toEqual([])
    expect(
      faults({ isin: 'XS2333562713', sizeCap: rate('100'), couponType: 'floating', coupon: rate('120') }),
    ).toEqual([])
    const put = { ...call('2027-06-01'), kind: 'put' as const }
    expect(faults({ options: [call('2028-01-01'), put, call('2029-01-01', '2029-01-01')] })).toEqual([])
    expect(faults({ size: { kind: 'text', text: 'intermediate' }, minOrder: face(250_000) })).toEqual([])
    const others = [
      rating({ agency: 'other', agencyName: 'A' }),
      rating({ agency: 'other', agencyName: 'B' }),
    ]
    expect(faults({}, { ratings: [...others, rating({}), rating({ subject: 'issuer' })] })).toEqual([])
  })

  it('of times is their order', () => {
    const times = { subjectAt: '2026-11-23T10:00:00Z', closesAt: '2026-11-23T09:00:00Z' }
    expect(faults({}, {}, times)).toEqual(['times.subjectAt deal.times-order'])
  })
})

describe('what submitting needs', () => {
  const missing = (terms: Partial<Terms>, shared: Partial<Shared> = {}) =>
    reasonsOf(
      missingIn({
        terms: { ...completeTerms, ...terms },
        shared: { ...complete, ...shared },
        times: noTimes,
        now,
      }),
    )

  it('is all there', () => {
    expect(missing({})).toEqual([])
  })

  it('is a good part of the form for an empty draft, each on its tab', () => {
    const all = missingIn({ terms: emptyTerms, shared: emptyShared, times: noTimes, now })
    expect(all).toHaveLength(15)
    expect(new Set(all.map(({ field }) => tabOf(field)))).toEqual(
      new Set(['issuer', 'syndicate', 'ratings', 'terms', 'guidance']),
    )
  })

  it.each([
    ['terms.tenor deal.tenor-missing', { tenor: null, maturityDate: null }, {}],
    ['terms.settlementDate field.required', { settlementDate: null }, {}],
    ['terms.issueDate field.required', { issueDate: null }, {}],
    ['terms.maturityDate field.required', { maturityDate: null }, {}],
    ['shared.ratings deal.rating-missing', {}, { unrated: false }],
    ['shared.ratings.0.grade field.required', {}, { unrated: false, ratings: [rating({ grade: null })] }],
    ['shared.syndicate deal.bank-missing', {}, { syndicate: [] }],
    ['terms.size field.required', { size: null }, {}],
    ['terms.ipg field.required', { ipg: null }, {}],
    ['terms.floatingIndex field.required', { couponType: 'floating' as const }, {}],
    ['terms.waiverReason deal.waiver-missing', { issuerSignsOff: false }, {}],
    ['terms.addressed deal.addressed-missing', { addressed: { kind: 'chosen' as const, entityIds: [] } }, {}],
    ['terms.addressed deal.addressed-missing', { addressed: { kind: 'types' as const, classIds: [] } }, {}],
    ['terms.addressed deal.addressed-missing', { addressed: { kind: 'groups' as const, groupIds: [] } }, {}],
  ])('%s', (fault, terms, shared) => {
    expect(missing(terms, shared)).toEqual([fault])
  })

  it('takes every other way to say it', () => {
    expect(missing({ tenor: null, maturityDate: '2029-11-30' })).toEqual([])
    const perpetual = { perpetual: true, years: 0, months: 0, days: 0 }
    expect(missing({ tenor: perpetual, maturityDate: null })).toEqual([])
    expect(missing({}, { unrated: false, ratings: [rating({ grade: null, notRated: true })] })).toEqual([])
    expect(missing({ issuerSignsOff: false, waiverReason: 'mandate letter' })).toEqual([])
    for (const size of [
      { kind: 'tbd' },
      { kind: 'benchmark' },
      { kind: 'text', text: 'sub-benchmark' },
    ] as const)
      expect(missing({ size })).toEqual([])
  })
})

describe('what looks odd', () => {
  const warnings = (terms: Partial<Terms>, shared: Partial<Shared> = {}) =>
    warningsIn({
      terms: { ...completeTerms, ...terms },
      shared: { ...complete, ...shared },
      calendar: [],
      now,
    }).map(({ field, reason, params }) => [field, reason, ...Object.values(params ?? {})].join(' '))
  const dates = { settlementDate: '2026-11-30', issueDate: '2026-11-30', maturityDate: '2029-11-30' }

  it('is nothing where all of it fits', () => {
    expect(warnings({})).toEqual([])
    expect(warnings(dates)).toEqual([])
  })

  it.each<[string, Partial<Terms>, Partial<Shared>?]>([
    [
      'terms.settlementDate deal.odd-settlement 2026-11-30',
      { ...dates, settlementDate: '2026-11-27', issueDate: null, maturityDate: null },
    ],
    ['terms.maturityDate deal.odd-maturity 2029-11-30', { ...dates, maturityDate: '2029-12-03' }],
    [
      'terms.issueDate deal.odd-issue 2026-11-30',
      { ...dates, issueDate: '2026-12-01', maturityDate: '2029-12-03' },
    ],
    ['terms.firstTradingDay deal.odd-closed 2026-12-07', { firstTradingDay: '2026-12-05' }],
    [
      'terms.retained deal.retained-over',
      { size: { kind: 'number', face: face(1_000_000), unit: 'mm' }, retained: face(2_000_000) },
    ],
    ['shared.ratings.0.grade deal.odd-grade', {}, { unrated: false, ratings: [rating({ grade: 'A9' })] }],
    ['terms.ratingClass deal.odd-class IG', { ratingClass: 'HY' }, { unrated: false, ratings: [rating({})] }],
    [
      'shared.syndicate deal.odd-no-lead',
      {},
      { syndicate: [{ entityId: 'ent_a', roles: ['JLM'], appointedOn: null }] },
    ],
    ['shared.issuerId deal.odd-self-led', {}, { issuerId: 'ent_lantern' }],
  ])('%s', (warning, terms, shared) => {
    expect(warnings(terms, shared)).toEqual([warning])
  })

  it('warns of days that are holidays in a centre', () => {
    const holidays = [{ holidays: new Set(['2026-11-30']), workdays: new Set<string>() }]
    const found = warningsIn({
      terms: { ...completeTerms, settlementDate: '2026-11-30' },
      shared: complete,
      calendar: holidays,
      now,
    })
    expect(found).toContainEqual({
      field: 'terms.settlementDate',
      reason: 'deal.odd-closed',
      params: { expected: '2026-12-01' },
    })
  })
})

describe('tabs', () => {
  it('have every field, however deep', () => {
    expect(tabOf('shared.syndicate.2.roles')).toBe('syndicate')
    expect(tabOf('terms.options.0.from')).toBe('terms')
    expect(tabOf('shared.ratings')).toBe('ratings')
    expect(tabOf('times.closesAt')).toBe('terms')
    expect(dealTabs).toHaveLength(6)
  })
})
