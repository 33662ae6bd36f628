import { describe, expect, it } from 'vitest'
import { isRefusal, type FaceAmount, type Rate } from '../../../kernel/index.ts'
import { weekdaysOnly } from '../bonds/index.ts'
import { emptyTerms, type Terms } from '../terms.ts'
import type { CouponLeg, LegCoupon } from '../coupon-terms.ts'
import type { FinalTerms } from '../guidance.ts'
import { finalFault } from '../pricing/index.ts'
import { couponFaults, legsMissing, repaymentsMissing } from './coupon-faults.ts'

const rate = (text: string) => text as Rate
const leg = (from: string | null, coupon: LegCoupon, more: Partial<CouponLeg> = {}): CouponLeg => ({
  from,
  coupon,
  frequency: null,
  dayCount: null,
  ...more,
})
const own: LegCoupon = { kind: 'fixed', rate: null }
const reset = (change: Partial<Extract<LegCoupon, { kind: 'reset' }>> = {}): LegCoupon => ({
  kind: 'reset',
  benchmark: 'UST 5Y',
  everyMonths: 60,
  quoted: null,
  margin: rate('250'),
  floor: null,
  cap: null,
  assumed: null,
  ...change,
})
const stepUp = (...from: string[]): LegCoupon => ({
  kind: 'stepUp',
  rate: null,
  steps: from.map((day) => ({ from: day, rate: rate('5') })),
})
const terms: Terms = {
  ...emptyTerms,
  couponType: 'fixed',
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
  pricingDate: '2026-11-20',
  settlementDate: '2026-11-27',
  issueDate: '2026-11-27',
  maturityDate: '2036-11-27',
}
const faults = (change: Partial<Terms>) =>
  couponFaults({ ...terms, ...change }).map(({ field, reason }) => `${field} ${reason}`)

describe('legs that can never be', () => {
  it('are none of these', () => {
    expect(faults({})).toEqual([])
    expect(faults({ legs: [leg(null, own), leg('2031-11-27', reset())] })).toEqual([])
    expect(faults({ legs: [leg(null, stepUp('2029-11-27', '2031-11-27'))] })).toEqual([])
    expect(faults({ couponType: 'zero', redemptionPrice: rate('101') })).toEqual([])
    expect(
      faults({ exDividend: { days: 7, count: 'business', onTheDay: 'buyer' }, oddPeriod: 'longLast' }),
    ).toEqual([])
  })

  const cases: [string, Partial<Terms>, string[]][] = [
    ['legs of a zero coupon', { couponType: 'zero', legs: [leg(null, own)] }, ['terms.legs deal.zero-legs']],
    [
      'a first leg with a day of its own',
      { legs: [leg('2027-11-27', own)] },
      ['terms.legs.0.from deal.leg-first-day'],
    ],
    [
      'a first leg with a rate of its own',
      { legs: [leg(null, { kind: 'fixed', rate: rate('5') })] },
      ['terms.legs.0.coupon.rate deal.leg-first-rate'],
    ],
    [
      'a first leg that is a reset',
      { legs: [leg(null, reset({ margin: null }))] },
      ['terms.legs.0.coupon.kind deal.leg-first-kind'],
    ],
    [
      'a first leg that is fixed in a floater',
      { couponType: 'floating', legs: [leg(null, own)] },
      ['terms.legs.0.coupon.kind deal.leg-first-kind'],
    ],
    [
      'legs before issue, out of order or after maturity',
      {
        legs: [
          leg(null, own),
          leg('2026-11-27', reset()),
          leg('2031-11-27', own),
          leg('2030-11-27', reset()),
          leg('2036-11-27', own),
        ],
      },
      [1, 3, 4].map((at) => `terms.legs.${at}.from bond.legs-order`),
    ],
    [
      'steps out of order',
      { legs: [leg(null, stepUp('2031-11-27', '2029-11-27'))] },
      ['terms.legs.0.coupon.steps bond.steps-order'],
    ],
    [
      'a margin, a cap and a level out of range, and a floor above its cap',
      {
        legs: [
          leg(null, own),
          leg(
            '2031-11-27',
            reset({ margin: rate('20000'), floor: rate('150'), cap: rate('101'), assumed: rate('-30') }),
          ),
        ],
      },
      [
        'terms.legs.1.coupon.margin deal.rate-range',
        'terms.legs.1.coupon.floor deal.rate-range',
        'terms.legs.1.coupon.cap deal.rate-range',
        'terms.legs.1.coupon.assumed deal.rate-range',
        'terms.legs.1.coupon.floor bond.floor-above-cap',
      ],
    ],
    [
      'an odd period that is chosen and typed',
      { oddPeriod: 'longFirst', firstCouponDate: '2027-08-27' },
      ['terms.oddPeriod deal.odd-period-typed'],
    ],
    [
      'a last but one coupon after maturity',
      { penultimateCouponDate: '2037-01-01' },
      ['terms.penultimateCouponDate bond.penultimate-outside'],
    ],
    [
      'repayments out of order, of everything, or off the coupon days',
      {
        repayments: [
          { day: '2030-11-27', face: rate('60') },
          { day: '2029-11-27', face: rate('10') },
          { day: '2031-11-27', face: rate('30') },
        ],
      },
      ['terms.repayments.1.day bond.repayments-wrong', 'terms.repayments.2.day bond.repayments-wrong'],
    ],
    [
      'a repayment off the coupon days',
      { repayments: [{ day: '2030-10-01', face: rate('10') }] },
      ['terms.repayments bond.repayments-wrong'],
    ],
    [
      'a redemption that nobody pays',
      { redemptionPrice: rate('2000') },
      ['terms.redemptionPrice bond.redemption-range'],
    ],
    [
      'a zero coupon without end',
      { couponType: 'zero', maturityDate: null, tenor: { perpetual: true, years: 0, months: 0, days: 0 } },
      ['terms.tenor bond.zero-perpetual'],
    ],
  ]
  it.each(cases)('%s', (_what, change, found) => {
    expect(faults(change)).toEqual(found)
  })
})

describe('legs of a deal to be announced', () => {
  const missing = (legs: CouponLeg[]) =>
    legsMissing({ ...terms, legs }).map(({ field }) => field.replace('terms.legs.', ''))

  it('need a day, a rate, steps, a benchmark; a margin may wait', () => {
    expect(missing([leg(null, own), leg('2031-11-27', reset({ margin: null }))])).toEqual([])
    expect(missing([leg(null, stepUp()), leg(null, own), leg(null, reset({ benchmark: null }))])).toEqual([
      '0.coupon.steps',
      '1.from',
      '1.coupon.rate',
      '2.from',
      '2.coupon.benchmark',
    ])
  })

  it('need the day of each step and of each repayment, which is no fault before', () => {
    const undated = [leg(null, { kind: 'stepUp', rate: null, steps: [{ from: null, rate: rate('5') }] })]
    expect(missing(undated)).toEqual(['0.coupon.steps.0.from'])
    const repayments = [{ day: null, face: rate('10') }]
    expect(repaymentsMissing({ ...terms, repayments })).toMatchObject([
      { field: 'terms.repayments.0.day', reason: 'field.required' },
    ])
    expect(couponFaults({ ...terms, legs: undated, repayments })).toEqual([])
  })
})

describe('pricing a deal with legs', () => {
  const final: FinalTerms = {
    size: 500_000_000 as FaceAmount,
    spread: null,
    benchmarkYield: null,
    yield: rate('6.5'),
    coupon: rate('6.5'),
    price: rate('100'),
  }
  const priced = (change: Partial<Terms>, figures: Partial<FinalTerms> = {}) => {
    const found = finalFault(
      'price',
      { ...final, ...figures },
      {
        terms: { ...terms, ...change },
        calendar: weekdaysOnly,
        now: Temporal.Instant.from('2026-11-20T01:00:00Z'),
        current: null,
      },
    )
    return found && isRefusal(found) ? found.fields?.map(({ field, reason }) => `${field} ${reason}`) : []
  }
  const withReset = (margin: Rate | null) => [leg(null, own), leg('2031-11-27', reset({ margin }))]

  it('needs every margin', () => {
    expect(priced({ legs: withReset(rate('250')) })).toEqual([])
    expect(priced({ legs: withReset(null) })).toEqual(['terms.legs.1.coupon.margin field.required'])
  })

  it('refuses a price that the yield to the reset contradicts', () => {
    expect(priced({ legs: withReset(rate('250')) }, { price: rate('100.05') })).toEqual([
      'final.price deal.final-would-be',
    ])
  })

  it('of a zero coupon needs no coupon, and refuses one', () => {
    const zero = {
      couponType: 'zero' as const,
      couponFrequency: 'annual' as const,
      dayCount: 'ACT/ACT ICMA' as const,
    }
    const figures = { coupon: null, yield: rate('5'), price: rate('61.391') }
    expect(priced(zero, figures)).toEqual([])
    expect(priced(zero, { ...figures, coupon: rate('5') })).toEqual(['final.coupon deal.rate-range'])
    expect(priced(zero, { ...figures, price: rate('62') })).toEqual(['final.price deal.final-would-be'])
  })
})
