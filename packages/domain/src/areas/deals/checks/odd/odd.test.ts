import { describe, expect, it } from 'vitest'
import type { FaceAmount, Rate } from '../../../../kernel/index.ts'
import type { Shared } from '../../announcement.ts'
import { noCapital } from '../../capital-terms.ts'
import { shared as complete, terms as completeTerms } from '../../lifecycle/world.ts'
import type { Terms } from '../../terms.ts'
import { factsOf, stampedTicks, tickOf } from '../as-published.ts'
import { dealFaults } from '../faults.ts'
import { noTimes } from '../../terms.ts'
import { oddCombinations } from './index.ts'

const rate = (text: string) => text as Rate
const face = (value: number) => value as FaceAmount
const now = Temporal.Instant.from('2026-11-23T01:00:00Z')
const content = (terms: Partial<Terms> = {}, shared: Partial<Shared> = {}) => ({
  terms: { ...completeTerms, ...terms },
  shared: { ...complete, ...shared },
  now,
  draft: true,
})
const odd = (terms: Partial<Terms>, shared: Partial<Shared> = {}) =>
  oddCombinations(content(terms, shared)).map(({ field, reason }) => `${field} ${reason}`)

const years = (count: number, more: object = {}) => ({
  perpetual: false,
  years: count,
  months: 0,
  days: 0,
  ...more,
})
const over = (name: string, level = '120') => ({
  basis: 'spread' as const,
  over: name,
  level: rate(level),
  to: null,
  words: null,
})
const yielding = (level: string) => ({ ...over('T', level), basis: 'yield' as const, over: null })
const number = (value: number): Terms['size'] => ({ kind: 'number', face: face(value), unit: 'mm' })
const option = (kind: 'call' | 'put', price: string) => ({
  kind,
  from: '2028-12-01',
  until: null,
  price: rate(price),
})
const rated = (subject: 'guarantor' | 'provider') => ({
  agency: 'moodys' as const,
  agencyName: null,
  subject,
  party: null,
  grade: 'A1',
  expected: false,
  outlook: null,
  notRated: false,
})
const absorbing = { ...noCapital, lossAbsorption: 'contractual' as const }
const perpetual = { perpetual: true, years: 0, months: 0, days: 0 }

const stepped = (price: string, next: string) => ({
  ...option('call', price),
  priceSteps: [{ from: '2029-12-01', price: rate(next) }],
})
const makeWhole = { kind: 'makeWhole' as const, from: null, until: null, price: null }
const tier2: Partial<Terms> = { capitalStructure: 'tier2', classification: 'financial' }
const at1: Partial<Terms> = {
  capitalStructure: 'at1',
  classification: 'financial',
  tenor: perpetual,
  maturityDate: null,
  options: [{ ...option('call', '100'), from: '2031-12-31' }],
}

describe('what looks odd', () => {
  it('is nothing of a plain deal', () => expect(odd({})).toEqual([]))

  it.each<[string, Partial<Terms>, Partial<Shared>?]>([
    ['terms.secRelevance deal.odd-sec', { format: 'regS', secRelevance: 'rule144A' }],
    ['terms.secRelevance deal.odd-sec', { format: '144A', secRelevance: 'category2' }],
    ['terms.secRelevance deal.odd-sec', { format: 'sec', secRelevance: 'category2' }],
    ['terms.isin144A deal.odd-isin-144a', { format: 'regS', isin144A: 'US0378331005' }],
    ['terms.isin144A deal.odd-isin-same', { format: 'regS-144A', isin: 'XS1', isin144A: 'XS1' }],
    ['terms.useOfProceeds deal.odd-label-proceeds', { label: 'green', useOfProceeds: null }],
    ['terms.programme deal.odd-mtn', { mtn: true, programme: null }],
    ['terms.programme deal.odd-mtn', { mtn: false, programme: 'USD 5bn' }],
    ['terms.depositories deal.odd-depository', { currency: 'USD', depositories: ['CCDC'] }],
    ['terms.depositories deal.odd-depository', { format: 'regS', depositories: ['DTC'] }],
    [
      'terms.tenor deal.odd-at1-dated',
      { capitalStructure: 'at1', classification: 'financial', tenor: years(5), capital: absorbing },
    ],
    ['terms.capitalStructure deal.odd-capital-issuer', { capitalStructure: 'tier2', classification: 'ssa' }],
    ['terms.collateral deal.odd-secured', { capitalStructure: 'seniorSecured' }],
    ['terms.floatingIndex deal.odd-fixed-index', { couponType: 'fixed', floatingIndex: 'SOFR' }],
    ['terms.ipg deal.odd-index-reference', { couponType: 'floating', floatingIndex: 'SOFR', ipg: over('T') }],
    [
      'terms.ipg deal.odd-index-reference',
      { couponType: 'floating', floatingIndex: 'SOFR', ipg: over('SONIA') },
    ],
    ['terms.ipg deal.odd-benchmark-tenor', { tenor: years(5), ipg: over('CT10') }],
    ['terms.ipg deal.odd-reference-currency', { currency: 'EUR', ipg: over('T') }],
    ['terms.coupon deal.odd-coupon', { couponType: 'fixed', coupon: rate('45'), ipg: yielding('6') }],
    ['terms.ipg deal.odd-level', { ipg: yielding('62') }],
    ['terms.ipg deal.odd-level', { ipg: over('T', '9000') }],
    ['terms.options deal.odd-option-price', { options: [option('call', '14.25')] }],
    ['terms.options deal.odd-option-price', { options: [option('put', '200')] }],
    ['terms.options deal.odd-perpetual-call', { tenor: perpetual, maturityDate: null }],
    ['terms.options deal.odd-option-price', { options: [stepped('101', '85')] }],
    ['terms.options deal.odd-call-rises', { options: [stepped('101', '102')] }],
    [
      'terms.options deal.odd-call-rises',
      { options: [{ ...option('call', '101'), from: '2031-06-01' }, option('call', '100')] },
    ],
    ['terms.options deal.odd-make-whole-late', { options: [makeWhole, option('call', '100')] }],
    [
      'terms.options deal.odd-clean-up-share',
      { options: [{ ...makeWhole, kind: 'cleanUp', share: rate('10') }] },
    ],
    ['terms.options deal.odd-regulatory-call', { options: [{ ...makeWhole, kind: 'regulatory' }] }],
    ['terms.options deal.odd-capital-call', { ...tier2, options: [option('call', '100')] }],
    [
      'terms.options deal.odd-capital-call',
      { ...tier2, options: [{ ...option('call', '100'), until: '2032-06-01' }] },
    ],
    ['terms.capital deal.odd-capital-senior', { capital: absorbing }],
    ['terms.capital deal.odd-at1-absorption', at1],
    ['terms.capital deal.odd-at1-trigger', { ...at1, capital: { ...absorbing, trigger: rate('4.5') } }],
    ['terms.capital deal.odd-at1-deferral', { ...at1, capital: { ...absorbing, deferral: 'cumulative' } }],
    ['terms.capital deal.odd-hybrid-deferral', { capitalStructure: 'hybrid', capital: noCapital }],
    ['shared.guarantors deal.odd-guarantor-rating', {}, { unrated: false, ratings: [rated('guarantor')] }],
    ['shared.support deal.odd-provider-rating', {}, { unrated: false, ratings: [rated('provider')] }],
    [
      'shared.guarantors deal.odd-own-guarantor',
      {},
      { guarantors: [{ entityId: complete.issuerId, name: 'Glasswing' }] },
    ],
    [
      'shared.syndicate deal.odd-no-bnd',
      {},
      {
        syndicate: ['OC', 'JLM'].map((role) => ({
          entityId: `ent_${role}`,
          roles: [role as 'OC' | 'JLM'],
          appointedOn: null,
        })),
      },
    ],
    ['terms.size deal.odd-size', { size: number(500_000_000_000) }],
    ['terms.tenor deal.odd-tenor', { tenor: years(100, { months: 1200 }) }],
    ['terms.pricingDate deal.odd-pricing-past', { pricingDate: '2006-01-02' }],
    ['terms.pricingDate deal.odd-pricing-past', { pricingDate: '2026-11-22' }],
  ])('%s', (found, terms, shared) => expect(odd(terms, shared)).toEqual([found]))

  it.each<[string, Partial<Terms>]>([
    ['a 5½-year bond over CT5', { tenor: years(5, { months: 6 }), ipg: over('CT5') }],
    ['a 15-year bond over CT10', { tenor: years(15), ipg: over('CT10') }],
    [
      'a make-whole up to the call',
      { options: [{ ...makeWhole, until: '2028-12-01' }, option('call', '100')] },
    ],
    ['an AT1 that says how it absorbs losses', { ...at1, capital: { ...absorbing, trigger: rate('5.125') } }],
    [
      'a T2 with its call window before the fifth anniversary',
      { ...tier2, options: [{ ...option('call', '100'), from: '2031-09-01', until: '2031-12-31' }] },
    ],
    ['yen in hundreds of billions', { currency: 'JPY', size: number(500_000_000_000), ipg: over('MS') }],
    ['a floater over its index', { couponType: 'floating', floatingIndex: 'SOFR', ipg: over('SOFR') }],
    [
      'a tap with the coupon of its line',
      { tapOf: '3.875% 2019', coupon: rate('3.875'), ipg: yielding('8') },
    ],
  ])('is not %s', (_what, terms) => expect(odd(terms)).toEqual([]))
})

describe('what can never be saved together', () => {
  const faults = (terms: Partial<Terms>) =>
    dealFaults({ ...content(terms), times: noTimes }).map(({ field, reason }) => `${field} ${reason}`)
  const size = number(500_000_000)

  it.each<[string, Partial<Terms>]>([
    [
      'terms.minDenomination deal.denomination-over-size',
      { size, minDenomination: face(1_000_000_000), increment: face(1000) },
    ],
    ['terms.sizeCap deal.cap-under-minimum', { size, sizeCap: rate('0.01'), minOrder: face(1_000_000) }],
    ['terms.tenor deal.perpetual-tenor', { tenor: { ...perpetual, years: 5 }, maturityDate: null }],
  ])('%s', (found, terms) => expect(faults(terms)).toEqual([found]))
})

describe('a tick', () => {
  const found = { field: 'terms.ipg', reason: 'deal.odd-level' }
  const ticked = (values: ReturnType<typeof content>) => ({
    ...values,
    terms: {
      ...values.terms,
      asPublished: [{ ...found, facts: factsOf(values, found), by: 'usr_a', at: '2026-11-23T01:00:00Z' }],
    },
  })

  it('silences a finding while its facts stay, and no longer', () => {
    const values = ticked(content({ ipg: yielding('62') }))
    expect(tickOf(values, found)?.by).toBe('usr_a')
    expect(tickOf({ ...values, terms: { ...values.terms, ipg: yielding('63') } }, found)).toBeUndefined()
    expect(tickOf({ ...values, terms: { ...values.terms, remark: 'other' } }, found)).toBeDefined()
  })

  it('rests on every field of a combination', () => {
    const mtn = { field: 'terms.programme', reason: 'deal.odd-mtn' }
    const one = content({ mtn: true })
    expect(factsOf(one, mtn)).toBe(factsOf(content({ mtn: true }), mtn))
    expect(factsOf(one, mtn)).not.toBe(factsOf(content({ mtn: false }), mtn))
  })

  it('is by the person who sent it, and stays by whoever ticked it before', () => {
    const old = { ...found, facts: 'a', by: 'usr_a', at: '2026-11-20T01:00:00Z' }
    const forged = { ...found, facts: 'b', by: 'usr_other', at: '2001-01-01T00:00:00Z' }
    expect(stampedTicks([old], [{ ...old, by: 'usr_b' }, forged], 'usr_b', '2026-11-23T01:00:00Z')).toEqual([
      old,
      { ...found, facts: 'b', by: 'usr_b', at: '2026-11-23T01:00:00Z' },
    ])
  })
})
