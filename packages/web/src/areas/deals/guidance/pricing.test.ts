import { emptyTerms, weekdaysOnly, type FinalTerms, type Terms } from '@bookrunner/domain/deals'
import type { FaceAmount, Rate } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import {
  emptyFields,
  finalOf,
  firstPricing,
  follow,
  holdCoupon,
  leave,
  refresh,
  requiredFigures,
  type,
  type Pricing,
} from './pricing.ts'
import { setupOf } from './pricing-setup.ts'

const rate = (text: string) => text as Rate
const today = Temporal.PlainDate.from('2021-04-21')

// Bank of China, Singapore branch, green, 2021: CT3+53, 0.80 %, 0.850 %, 99.852.
const boc: Terms = {
  ...emptyTerms,
  tenor: { perpetual: false, years: 3, months: 0, days: 0 },
  settlementDate: '2021-04-28',
  couponType: 'fixed',
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
  couponStep: rate('0.1'),
  pricingBenchmark: { name: 'CT3', isin: null, yield: rate('0.32'), frequency: 'semiAnnual' },
}

const ready = (terms: Terms) => {
  const found = setupOf(terms, today, weekdaysOnly)
  if (found.kind !== 'ready') throw new Error(found.kind)
  return found.setup
}
const setup = ready(boc)
const known = { terms: boc, final: null, guidance: null }
const first = firstPricing(known, setup)
const typed = (steps: readonly [Parameters<typeof type>[1], string][], from: Pricing = first) =>
  steps.reduce((pricing, [field, text]) => leave(type(pricing, field, text, setup)), from)

describe('the panel', () => {
  it('starts with the benchmark of the terms', () => {
    expect(first.panel).toMatchObject({ benchmark: '0.32', spread: null, yield: null, price: null })
    expect(first.typed).toEqual(['benchmark'])
  })

  it('reproduces the published figures from the spread', () => {
    const { panel, typed: by } = typed([['spread', 'CT3+53']])
    expect(panel).toMatchObject({ yield: '0.85', coupon: '0.8', price: '99.852' })
    expect(by).toEqual(['benchmark', 'spread'])
  })

  it('follows a benchmark yield and a level typed beside it, and only them', () => {
    const level = (bp: string) =>
      ({ basis: 'spread', over: 'CT3', level: rate(bp), to: null, words: null }) as const
    const bare = { ...boc, pricingBenchmark: { ...boc.pricingBenchmark!, yield: null } }
    const before = { terms: bare, final: null, guidance: null }
    const empty = firstPricing(before, setup)
    expect(empty.panel.benchmark).toBeNull()
    const after = { ...known, guidance: level('53') }
    const both = follow(empty, { before, now: after }, setup)
    expect(both.panel).toMatchObject({ benchmark: '0.32', spread: '53', yield: '0.85', price: '99.852' })
    const own = typed([['spread', '60']], both)
    expect(follow(own, { before: after, now: after }, setup).panel.spread).toBe('60')
    const range = { ...after, guidance: { ...level('50'), to: rate('55') } }
    expect(follow(own, { before: after, now: range }, setup).panel.spread).toBeNull()
    const inside = typed([['spread', '52']], both)
    expect(follow(inside, { before: after, now: range }, setup).panel.spread).toBe('52')
  })

  it('follows final terms that a colleague corrected, unless figures were typed since', () => {
    const finalAt = (spread: string) => finalOf(typed([['spread', spread]]), 500_000_000 as FaceAmount)
    const before = { ...known, final: finalAt('53') }
    const after = { ...known, final: finalAt('60') }
    const begun = firstPricing(before, setup)
    expect(follow(begun, { before, now: after }, setup).panel).toMatchObject({ spread: '60', yield: '0.92' })
    const own = typed([['spread', '48']], begun)
    expect(follow(own, { before, now: after }, setup).panel.spread).toBe('48')
  })

  it('computes yield and spread from a typed price', () => {
    const { panel, typed: by } = typed([
      ['spread', '53'],
      ['price', '99.9'],
    ])
    expect(panel.yield).not.toBe('0.85')
    expect(panel.spread).not.toBe('53')
    expect(by).toEqual(['benchmark', 'price'])
  })

  it('leaves an unreadable text as typed, and changes nothing', () => {
    const before = typed([['spread', '53']])
    const after = leave(type(before, 'yield', '0,85x', setup))
    expect(after.panel).toEqual(before.panel)
    expect(after.draft).toEqual({ field: 'yield', text: '0,85x' })
    expect(after.refused).toMatchObject({ field: 'yield', refusal: { reason: 'rate.not-understood' } })
    expect(typed([['yield', '0.85']], after).refused).toBeUndefined()
  })

  it('does not count an emptied field as typed', () => {
    expect(
      typed([
        ['spread', '53'],
        ['spread', ''],
      ]).typed,
    ).not.toContain('spread')
  })

  it('leaves a locked coupon when the yield changes, and computes it again when unlocked', () => {
    const fixed = holdCoupon(typed([['spread', '53']]), true, setup)
    expect(fixed.typed).toContain('coupon')
    const moved = typed([['spread', '103']], fixed)
    expect(moved.panel.coupon).toBe('0.8')
    const free = holdCoupon(moved, false, setup)
    expect(free.panel.coupon).toBe('1.3')
    expect(free.typed).not.toContain('coupon')
  })

  it('follows the terms when they change', () => {
    const finer = ready({ ...boc, couponStep: rate('0.125') })
    expect(refresh(typed([['spread', '53']]), finer).panel.coupon).toBe('0.75')
  })

  it('starts with the announced level, but not with a range', () => {
    const level = { basis: 'spread' as const, over: 'CT3', level: rate('53'), to: null, words: null }
    expect(firstPricing({ ...known, guidance: level }, setup).panel.price).toBe('99.852')
    const range = { ...level, to: rate('58') }
    expect(firstPricing({ ...known, guidance: range }, setup).panel.spread).toBeNull()
  })

  it('starts with the final terms, and returns them unchanged', () => {
    const final: FinalTerms = {
      size: 500_000_000 as FaceAmount,
      spread: rate('53'),
      benchmarkYield: rate('0.32'),
      yield: rate('0.85'),
      coupon: rate('0.8'),
      price: rate('99.852'),
    }
    expect(finalOf(firstPricing({ ...known, final }, setup), final.size)).toEqual(final)
  })

  it('lists the empty figures', () => {
    expect(emptyFields(first)).toEqual(['spread', 'yield', 'coupon', 'price'])
    expect(emptyFields(typed([['spread', '53']]))).toEqual([])
  })

  it('needs the level alone for a launch, and all figures for a price', () => {
    const deal = { terms: boc, header: { guidance: { level: { basis: 'spread' } } } } as never
    const noBenchmark = { ...boc, pricingBenchmark: null }
    const spreadAlone = type(firstPricing({ ...known, terms: noBenchmark }, setup), 'spread', '53', setup)
    expect(emptyFields(spreadAlone, requiredFigures('launch', deal))).toEqual([])
    expect(emptyFields(spreadAlone, requiredFigures('price', deal))).toEqual(['yield', 'coupon', 'price'])
  })
})

describe('why it cannot compute yet', () => {
  it('names every missing field', () => {
    expect(setupOf(emptyTerms, today, weekdaysOnly)).toEqual({
      kind: 'missing',
      places: ['terms.tenor', 'terms.couponType', 'terms.couponFrequency', 'terms.dayCount'],
    })
  })

  it('takes a settlement day instead of a cycle, and a maturity instead of a tenor', () => {
    const dated = { ...boc, settlementCycle: null, tenor: null, maturityDate: '2024-04-28' }
    expect(setupOf(dated, today, weekdaysOnly).kind).toBe('ready')
    expect(setupOf({ ...dated, settlementDate: null }, today, weekdaysOnly)).toEqual({
      kind: 'missing',
      places: ['terms.settlementCycle'],
    })
  })

  it('reports days that make no bond, and the field to correct', () => {
    const late = { ...boc, tenor: null, maturityDate: '2021-04-20' }
    expect(setupOf(late, today, weekdaysOnly)).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'bond.matures-too-early' },
      place: 'terms.maturityDate',
    })
  })
})
