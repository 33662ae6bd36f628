import { emptyShared, emptyTerms, type Terms } from '@bookrunner/domain/deals'
import type { FaceAmount, Rate } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { termGroups, type SheetDeal } from './groups.ts'
import { ratingRows } from './ratings.ts'
import { wordsIn } from './words.ts'

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

  it('write legs, schedule and redemption, and where the yield ends', () => {
    const none = { floor: null, cap: null, assumed: null }
    const legs: Terms['legs'] = [
      { from: null, frequency: null, dayCount: null, coupon: { kind: 'fixed', rate: null } },
      {
        from: '2031-11-20',
        frequency: 'quarterly',
        dayCount: 'ACT/360',
        coupon: {
          ...none,
          kind: 'floating',
          index: 'SOFR',
          margin: '158.5' as Rate,
          floor: '0' as Rate,
          method: { kind: 'compounded', lookBack: 5, observationShift: true, lockOut: 0 },
        },
      },
    ]
    expect(valuesOf({ legs })['terms.legs']).toBe(
      [
        'From issue: Fixed · initial coupon',
        'From 20 Nov 2031: SOFR +158.5 bp · Compounded in arrears · 5-business-day look-back · observation shift · floor 0% · Quarterly · ACT/360',
        'Yield quoted to the change of coupon on 20 Nov 2031',
      ].join('\n'),
    )
    const call = { kind: 'call' as const, from: '2031-08-20', until: null, price: null }
    expect(valuesOf({ legs, options: [call] })['terms.legs']).toContain('to the call on 20 Aug 2031')
    const step = { from: '2029-11-20', basisPoints: '25' as Rate, outcome: 'open' as const }
    const conditional = { kind: 'conditionalStepUp' as const, rate: null, condition: 'Target missed' }
    const linked = [{ ...legs[0]!, coupon: { ...conditional, steps: [step] } }]
    expect(valuesOf({ legs: linked })['terms.legs']).toBe(
      'From issue: Conditional step-up · initial coupon · +25 bp from 20 Nov 2029 (Open) · Target missed',
    )
    const open = [{ ...legs[0]!, coupon: { ...conditional, steps: [{ ...step, from: null }] } }]
    expect(valuesOf({ legs: open })['terms.legs']).toContain('+25 bp from a day to be set (Open)')
    const undated = [{ day: null, face: '50' as Rate }]
    expect(valuesOf({ repayments: undated })['terms.repayments']).toBe('50% on a day to be set')
    const rows = valuesOf({
      couponType: 'zero',
      redemptionPrice: '102' as Rate,
      repayments: [{ day: '2029-05-20', face: '50' as Rate }],
      exDividend: { days: 7, count: 'business', onTheDay: 'buyer' },
      oddPeriod: 'longFirst',
    })
    expect(rows).toMatchObject({
      'terms.couponType': 'Zero coupon',
      'terms.redemptionPrice': '102.000%',
      'terms.repayments': '50% on 20 May 2029',
      'terms.oddPeriod': 'Long first',
      'terms.exDividend': '7 business days before payment; on the day itself the coupon goes to the buyer',
    })
    expect(rows).not.toHaveProperty('terms.coupon')
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

  it('say whose a rating is among several guarantors', () => {
    const guarantor = { entityId: 'ent_amberfall', name: 'Amberfall Water Group' }
    const other = { entityId: null, name: 'Moss Parent' }
    const rated = (grade: string, party: typeof guarantor | typeof other | null) => ({
      agency: 'moodys',
      agencyName: null,
      subject: 'guarantor',
      party,
      grade,
      expected: false,
      outlook: null,
      notRated: false,
    })
    const rowsOf = (guarantors: (typeof guarantor | typeof other)[], ratings: object[], lang: 'US' | 'CN') =>
      ratingRows(
        {
          shared: { ...shared, unrated: false, guarantors, ratings },
          parties: [{ ...guarantor, nameCn: '琥珀瀑水务集团', nameHk: '', shortName: 'Amberfall' }],
        } as unknown as SheetDeal,
        wordsIn(lang),
      )
    const both = [rated('A1', other), rated('A3', guarantor)]
    expect(rowsOf([guarantor, other], both, 'US')).toEqual([
      ['Guarantor: Amberfall Water Group', "Moody's: A3"],
      ['Guarantor: Moss Parent', "Moody's: A1"],
    ])
    expect(rowsOf([guarantor, other], both, 'CN')[0]?.[0]).toBe('担保人：琥珀瀑水务集团')
    expect(rowsOf([guarantor], [rated('A3', null)], 'US')).toEqual([['Guarantor', "Moody's: A3"]])
  })
})
