import { emptyShared, emptyTerms, type Terms } from '@bookrunner/domain/deals'
import type { FaceAmount, Rate } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { termGroups, type SheetDeal } from './groups.ts'

const shared = { ...emptyShared, unrated: true }

const valuesOf = (terms: Partial<Terms>, final: { coupon: string } | null = null) => {
  const deal = {
    header: { final },
    terms: { ...emptyTerms, ...terms },
    shared,
    parties: [],
  } as unknown as SheetDeal
  const rows = termGroups(deal, 'US').flatMap((group) => group.rows)
  return Object.fromEntries(rows.map(({ field, value }) => [field, value]))
}

describe('published terms', () => {
  it('leave out empty fields', () => {
    const none = valuesOf({})
    expect(none).not.toHaveProperty('terms.isin')
    expect(none).not.toHaveProperty('terms.maturityDate')
    expect(none).not.toHaveProperty('shared.guarantors')
  })

  it('show the coupon as far as it is known', () => {
    expect(valuesOf({ couponType: 'fixed' })['terms.coupon']).toBe('Set at pricing')
    expect(valuesOf({ couponType: 'fixed', coupon: '4.5' as Rate })['terms.coupon']).toBe('4.500%')
    expect(valuesOf({ couponType: 'fixed' }, { coupon: '5.75' })['terms.coupon']).toBe('5.750%')
    const floating = { couponType: 'floating', floatingIndex: 'SOFR', quotedMargin: '85' as Rate } as const
    expect(valuesOf(floating)['terms.coupon']).toBe('SOFR +85 bp')
    expect(valuesOf({ ...floating, quotedMargin: '-5' as Rate })['terms.coupon']).toBe('SOFR −5 bp')
  })

  it('name options one under the other', () => {
    const options: Terms['options'] = [
      { kind: 'call', from: '2030-11-20', until: '2031-11-20', price: '100' as Rate },
      { kind: 'makeWhole', from: '2026-11-20', until: null, price: null },
    ]
    expect(valuesOf({ options })['terms.options']).toBe(
      'Call at par, on any day from 20 Nov 2030 to 20 Nov 2031\nMake-whole call from 20 Nov 2026',
    )
  })

  it('write days without a zone, amounts in whole units', () => {
    const settlement = { settlementDate: '2026-11-20', settlementCycle: 5, currency: 'USD' } as const
    const rows = valuesOf({ ...settlement, minDenomination: 200_000 as FaceAmount })
    expect(rows['terms.settlementDate']).toBe('20 Nov 2026 (T+5)')
    expect(rows['terms.minDenomination']).toBe('USD 200,000')
  })

  it('have no maturity for a perpetual', () => {
    expect(valuesOf({ tenor: { perpetual: true, years: 0, months: 0, days: 0 } })['terms.maturityDate']).toBe(
      'None',
    )
  })

  it('name a party of the platform in the reader’s language, any other as it was typed', () => {
    const guarantor = { entityId: 'ent_amberfall', name: 'Amberfall Water Group' }
    const deal = {
      header: { final: null },
      terms: emptyTerms,
      shared: {
        ...shared,
        guarantors: [guarantor, { entityId: null, name: 'Certain subsidiaries' }],
        support: [{ entityId: null, name: 'Moss Bank', kinds: ['keepwell', 'sblc'] }],
      },
      parties: [{ ...guarantor, nameCn: '琥珀瀑水务集团', nameHk: '琥珀瀑水務集團', shortName: 'Amberfall' }],
    } as unknown as SheetDeal
    const namesIn = (lang: 'US' | 'CN' | 'HK') =>
      termGroups(deal, lang)
        .find(({ name }) => name === 'parties')!
        .rows.map(({ value }) => value)
    expect(namesIn('US')).toEqual([
      'Amberfall Water Group\nCertain subsidiaries',
      'Moss Bank (Keepwell, SBLC)',
    ])
    expect(namesIn('CN')).toEqual([
      '琥珀瀑水务集团\nCertain subsidiaries',
      'Moss Bank（维好协议、备用信用证（SBLC））',
    ])
    expect(namesIn('HK')).toEqual([
      '琥珀瀑水務集團\nCertain subsidiaries',
      'Moss Bank（維好協議、備用信用證（SBLC））',
    ])
  })
})
