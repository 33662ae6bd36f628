import { weekdaysOnly, type Calendar } from '@bookrunner/domain/deals'
import { describe, expect, it } from 'vitest'
import { daysFollowing, recomputedDays, likelyFollowing } from './follow.ts'
import { emptyValues, flat, type Flat, type Patch } from './places.ts'

const base = flat(emptyValues)
const threeYears = { perpetual: false, years: 3, months: 0, days: 0 }

function typed(before: Flat, patch: Patch): Flat {
  const after = { ...before, ...patch }
  return { ...after, ...daysFollowing(before, after, weekdaysOnly) }
}

const boc = typed(typed(base, { 'terms.tenor': threeYears }), { 'terms.pricingDate': '2021-04-21' })

describe('days', () => {
  it('follow from the pricing date: T+5, and the tenor, rolled from a Sunday', () => {
    expect(boc).toMatchObject({
      'terms.settlementDate': '2021-04-28',
      'terms.issueDate': '2021-04-28',
      'terms.maturityDate': '2024-04-29',
    })
  })

  it('that were overridden stay, and what follows from them follows from the override', () => {
    const later = typed(boc, { 'terms.issueDate': '2021-05-03' })
    expect(later['terms.maturityDate']).toBe('2024-05-03')
    const cycle = typed(later, { 'terms.settlementCycle': 3 })
    expect(cycle).toMatchObject({ 'terms.settlementDate': '2021-04-26', 'terms.issueDate': '2021-05-03' })
  })

  it('that are emptied are the computed ones again', () => {
    const other = typed(boc, { 'terms.maturityDate': '2025-01-01' })
    expect(other['terms.maturityDate']).toBe('2025-01-01')
    expect(typed(other, { 'terms.maturityDate': null })['terms.maturityDate']).toBe('2024-04-29')
  })

  it('of a perpetual: none to mature on', () => {
    const endless = typed(boc, { 'terms.tenor': { perpetual: true, years: 0, months: 0, days: 0 } })
    expect(endless['terms.maturityDate']).toBeNull()
  })

  it('go along when the holidays are known, save those that were typed', () => {
    const closed: Calendar = [{ holidays: new Set(['2021-04-28']), workdays: new Set() }]
    expect(recomputedDays(boc, weekdaysOnly, closed)).toMatchObject({
      'terms.settlementDate': '2021-04-29',
      'terms.issueDate': '2021-04-29',
      'terms.maturityDate': '2024-04-29',
    })
    const fixed = typed(boc, { 'terms.settlementDate': '2021-04-30' })
    expect(recomputedDays(fixed, weekdaysOnly, closed)['terms.settlementDate']).toBe('2021-04-30')
  })
})

describe('another currency', () => {
  const inDollars = { ...base, 'terms.currency': 'USD' } as Flat

  it('brings what bonds of it usually are, where nothing else was typed', () => {
    expect(likelyFollowing(base, inDollars)).toEqual({
      'terms.couponType': 'fixed',
      'terms.couponFrequency': 'semiAnnual',
      'terms.dayCount': '30/360',
      'terms.minDenomination': 200_000,
      'terms.increment': 1_000,
    })
    expect(likelyFollowing(base, { ...inDollars, 'terms.couponFrequency': 'monthly' })).not.toHaveProperty(
      'terms.couponFrequency',
    )
  })

  it('takes along what was as usual, and leaves what was typed over', () => {
    const usual = { ...inDollars, ...likelyFollowing(base, inDollars), 'terms.dayCount': 'ACT/360' } as Flat
    const inEuros = { ...usual, 'terms.currency': 'EUR' } as Flat
    expect(likelyFollowing(usual, inEuros)).toMatchObject({
      'terms.couponFrequency': 'annual',
      'terms.minDenomination': 100_000,
    })
    expect(likelyFollowing(usual, inEuros)).not.toHaveProperty('terms.dayCount')
  })
})
