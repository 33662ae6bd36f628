// Yields to calls and puts of bonds as they were published; their sources are in the server's `test/published-deals`.
import { describe, expect, it } from 'vitest'
import { isRefusal, showFixed, type FaceAmount } from '../../../../kernel/index.ts'
import type { OptionRow } from '../../option-terms.ts'
import { emptyTerms, type Terms } from '../../terms.ts'
import { day, rate } from '../published/drawn/read.ts'
import { dealYields, manyEndedBond, weekdaysOnly } from '../index.ts'

const right = { until: null, price: null }
const dollars = {
  ...emptyTerms,
  couponType: 'fixed',
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
} as const
const face = 1_000_000 as FaceAmount
const quoted = (terms: Terms, coupon: string, price: string) =>
  dealYields(manyEndedBond(terms, day('2024-01-01'), weekdaysOnly)!, {
    coupon: rate(coupon),
    price: rate(price),
    index: null,
    face,
  })
const listed = (found: ReturnType<typeof quoted>) =>
  found.yields.map(({ target, found: each }) => [
    target.kind,
    target.kind === 'perpetuity' ? '' : target.day.toString(),
    isRefusal(each) ? each.reason : showFixed(each.yield, 3),
  ])

describe('yields to calls and puts as published', () => {
  it('MGM 6.5% 2032 at 100: its yield to maturity, 6.500, is the worst; calls at a premium yield more', () => {
    const options: OptionRow[] = [
      { ...right, kind: 'makeWhole', from: null, until: '2027-04-15', over: 'T', spread: rate('50') },
      {
        ...right,
        kind: 'call',
        from: '2027-04-15',
        price: rate('103.25'),
        exercise: 'anyDay',
        priceSteps: [
          { from: '2028-04-15', price: rate('101.625') },
          { from: '2029-04-15', price: rate('100') },
        ],
      },
      { ...right, kind: 'equityClaw', from: null, until: '2027-04-15', price: rate('106.5') },
    ]
    const days = { pricingDate: '2024-03-25', settlementDate: '2024-04-09', maturityDate: '2032-04-15' }
    const found = quoted({ ...dollars, ...days, firstCouponDate: '2024-10-15', options }, '6.5', '100')
    expect(showFixed(found.worst!.lowest.yield, 2)).toBe('6.50')
    expect(found.yields.filter(({ target }) => target.kind === 'call')).toHaveLength(10)
    expect(listed(found)[0]).toEqual(['call', '2027-04-15', '7.480'])
    expect(listed(found).at(-1)).toEqual(['maturity', '2032-04-15', '6.500'])
  })

  it('Alibaba 2.125% 2031 at 99.839: 2.143 to maturity, and the par call three months earlier is no lower', () => {
    const options: OptionRow[] = [
      { ...right, kind: 'makeWhole', from: null, until: '2030-11-09', over: 'T' },
      { ...right, kind: 'call', from: '2030-11-09', exercise: 'anyDay' },
      { ...right, kind: 'tax', from: null },
    ]
    const days = { pricingDate: '2021-02-04', settlementDate: '2021-02-09', maturityDate: '2031-02-09' }
    const found = quoted({ ...dollars, ...days, options }, '2.125', '99.839')
    expect(showFixed(found.worst!.lowest.yield, 3)).toBe('2.143')
    expect(listed(found).map(([kind]) => kind)).toEqual(['call', 'maturity'])
  })

  it('Iberdrola 3.75% at 100: 3.750 to its call window and to every call after', () => {
    const options: OptionRow[] = [
      { ...right, kind: 'call', from: '2031-08-05', until: '2031-11-05', exercise: 'anyDay' },
      { ...right, kind: 'call', from: '2032-11-05', exercise: 'couponDays' },
    ]
    const found = quoted(
      {
        ...dollars,
        couponFrequency: 'annual',
        dayCount: 'ACT/ACT ICMA',
        tenor: { perpetual: true, years: 0, months: 0, days: 0 },
        pricingDate: '2025-10-29',
        settlementDate: '2025-11-05',
        options,
      },
      '3.75',
      '100',
    )
    expect(listed(found).slice(1, 3)).toEqual([
      ['call', '2031-11-05', '3.750'],
      ['call', '2032-11-05', '3.750'],
    ])
  })
})
