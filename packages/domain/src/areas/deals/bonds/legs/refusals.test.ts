import { describe, expect, it } from 'vitest'
import { type FaceAmount, isRefusal, type OrRefusal } from '../../../../kernel/index.ts'
import { day, legBondOf, rate } from '../published/drawn/read.ts'
import {
  type Assumptions,
  type Coupon,
  type LegMargin,
  type LegPrice,
  type LegPricingReason,
  type MarginReason,
  type Leg,
  type LegBondTerms,
  marginAtPrice,
  priceAtMargin,
  priceLegBond,
  resolveLegBond,
  weekdaysOnly,
  yieldLegBond,
  yieldTargets,
} from '../index.ts'

const face = 1_000_000 as FaceAmount
const fixed: Coupon = { kind: 'fixed', rate: rate('5') }
const leg = (terms: Partial<Leg> = {}): Leg => ({
  from: null,
  coupon: fixed,
  frequency: 'semiAnnual',
  dayCount: '30/360',
  ...terms,
})
const floating: Coupon = {
  kind: 'floating',
  index: { name: 'EURIBOR 3M', method: { kind: 'term' } },
  margin: rate('100'),
  floor: null,
  cap: null,
}

const sane: LegBondTerms = {
  pricingDay: day('2026-05-11'),
  settlementCycle: 0,
  settlement: day('2026-05-11'),
  interestFrom: day('2026-05-11'),
  maturity: day('2032-05-11'),
  convention: 'following',
  legs: [leg()],
}
const option = {
  kind: 'call' as const,
  from: day('2030-05-11'),
  until: null,
  exercise: 'once' as const,
  price: rate('100'),
}
const forever = { perpetual: true, years: 0, months: 0, days: 0 }

const refused: [string, Partial<LegBondTerms>, string][] = [
  ['matures before settlement', { maturity: day('2026-05-11') }, 'bond.matures-too-early'],
  ['settles before interest', { interestFrom: day('2026-06-01') }, 'bond.settles-before-interest'],
  ['101 years', { maturity: day('2127-05-12') }, 'bond.too-long'],
  ['no end', { maturity: null }, 'bond.no-maturity'],
  ['a tenor of nothing', { maturity: null, tenor: { ...forever, perpetual: false } }, 'bond.tenor-zero'],
  ['half a month', { tenor: { ...forever, perpetual: false, months: 0.5 } }, 'bond.count-wrong'],
  ['a day beyond all calendars', { pricingDay: day('+200000-01-01') }, 'bond.days-range'],
  ['T+1000', { settlementCycle: 1000 }, 'bond.count-wrong'],
  ['a first coupon after maturity', { firstCoupon: day('2033-01-01') }, 'bond.first-coupon-outside'],
  ['a first coupon before interest', { firstCoupon: day('2026-05-11') }, 'bond.first-coupon-outside'],
  [
    'a last but one coupon after the last',
    { penultimateCoupon: day('2032-05-11') },
    'bond.penultimate-outside',
  ],
  ['a leg that starts late', { legs: [leg({ from: day('2027-05-11') })] }, 'bond.legs-order'],
  [
    'legs in the wrong order',
    { legs: [leg(), leg({ from: day('2030-05-11') }), leg({ from: day('2029-05-11') })] },
    'bond.legs-order',
  ],
  ['a second leg without a start', { legs: [leg(), leg()] }, 'bond.legs-order'],
  ['a leg after maturity', { legs: [leg(), leg({ from: day('2032-05-11') })] }, 'bond.legs-order'],
  ['a coupon of 101%', { legs: [leg({ coupon: { ...fixed, rate: rate('101') } })] }, 'bond.coupon-range'],
  ['a coupon below zero', { legs: [leg({ coupon: { ...fixed, rate: rate('-0.1') } })] }, 'bond.coupon-range'],
  [
    'a margin of 200%',
    { legs: [leg({ coupon: { ...floating, margin: rate('20000') } })] },
    'bond.coupon-range',
  ],
  [
    'a floor above the cap',
    { legs: [leg({ coupon: { ...floating, floor: rate('5'), cap: rate('4') } })] },
    'bond.floor-above-cap',
  ],
  [
    'steps in the wrong order',
    {
      legs: [
        leg({
          coupon: {
            kind: 'stepUp',
            rate: rate('5'),
            steps: [
              { from: day('2029-05-11'), rate: rate('6') },
              { from: day('2028-05-11'), rate: rate('7') },
            ],
          },
        }),
      ],
    },
    'bond.steps-order',
  ],
  [
    'a reset every half month',
    {
      legs: [
        leg({
          coupon: {
            kind: 'reset',
            benchmark: 'MS',
            everyMonths: 0.5,
            quoted: null,
            margin: rate('1'),
            floor: null,
            cap: null,
          },
        }),
      ],
    },
    'bond.count-wrong',
  ],
  ['a zero coupon without a frequency', { legs: [] }, 'bond.no-yield-frequency'],
  [
    'a zero coupon without end',
    { legs: [], yieldFrequency: 'annual', maturity: null, tenor: forever },
    'bond.zero-perpetual',
  ],
  ['a redemption of nothing', { redemption: rate('0') }, 'bond.redemption-range'],
  ['a call before interest', { options: [{ ...option, from: day('2026-05-11') }] }, 'bond.option-outside'],
  ['a call after maturity', { options: [{ ...option, from: day('2032-05-12') }] }, 'bond.option-outside'],
  ['a window that ends first', { options: [{ ...option, until: day('2030-05-10') }] }, 'bond.option-outside'],
  ['a call at nothing', { options: [{ ...option, price: rate('0') }] }, 'bond.redemption-range'],
  [
    'a call every minus month',
    { options: [{ ...option, exercise: { everyMonths: -1 } }] },
    'bond.count-wrong',
  ],
  ['51 rights', { options: Array.from({ length: 51 }, () => option) }, 'bond.too-many-options'],
  [
    'a call of a perpetual in 200 years',
    { maturity: null, tenor: forever, options: [{ ...option, from: day('2226-05-11') }] },
    'bond.too-long',
  ],
  [
    'ex dividend by half a day',
    { exDividend: { days: 0.5, count: 'calendar', onTheDay: 'buyer' } },
    'bond.count-wrong',
  ],
  [
    'a repayment between coupons',
    { repayments: [{ day: day('2028-06-01'), face: rate('10') }] },
    'bond.repayments-wrong',
  ],
  [
    'repayments of everything',
    { repayments: [{ day: day('2028-05-11'), face: rate('100') }] },
    'bond.repayments-wrong',
  ],
  [
    'repayments of a perpetual',
    { maturity: null, tenor: forever, repayments: [{ day: day('2028-05-11'), face: rate('10') }] },
    'bond.repayments-wrong',
  ],
]

describe('terms that are refused', () => {
  it('are not the sane ones', () => {
    expect(isRefusal(resolveLegBond(sane, weekdaysOnly))).toBe(false)
  })

  it.each(refused)('%s', (_name, wrong, reason) => {
    const found = resolveLegBond({ ...sane, ...wrong }, weekdaysOnly)
    expect(isRefusal(found) ? found.reason : 'taken').toBe(reason)
  })
})

const bond = legBondOf(sane)
const target = yieldTargets(bond)[0]!
const endless = legBondOf({ ...sane, maturity: null, tenor: forever })
const floater = legBondOf({ ...sane, legs: [leg({ coupon: floating })] })
const flat: Assumptions = { index: { kind: 'flat', level: rate('3') } }

type Reason = LegPricingReason | MarginReason
const answers: [string, OrRefusal<LegPrice | LegMargin, Reason>, Reason][] = [
  [
    'a price of nothing',
    yieldLegBond(bond, { target, assumed: {}, price: rate('0'), face }),
    'bond.no-price',
  ],
  [
    'a price below nothing',
    yieldLegBond(bond, { target, assumed: {}, price: rate('-5'), face }),
    'bond.no-price',
  ],
  [
    'a price of a million',
    yieldLegBond(bond, { target, assumed: {}, price: rate('1000000'), face }),
    'bond.no-price',
  ],
  [
    'a price no yield gives',
    yieldLegBond(bond, { target, assumed: {}, price: rate('0.001'), face }),
    'bond.no-yield',
  ],
  [
    'a yield of 101%',
    priceLegBond(bond, { target, assumed: {}, yield: rate('101'), face }),
    'bond.yield-range',
  ],
  [
    'perpetuity of a bond that ends',
    priceLegBond(bond, { target: { kind: 'perpetuity' }, assumed: {}, yield: rate('5'), face }),
    'bond.option-outside',
  ],
  [
    'endless coupons at zero',
    priceLegBond(endless, { target: { kind: 'perpetuity' }, assumed: {}, yield: rate('0'), face }),
    'bond.no-price',
  ],
  [
    'a floater without an index',
    priceLegBond(floater, { target, assumed: {}, yield: rate('5'), face }),
    'bond.no-index-level',
  ],
  [
    'forward levels that begin too late',
    priceLegBond(floater, {
      target,
      assumed: { index: { kind: 'forward', levels: [{ from: day('2028-01-01'), level: rate('3') }] } },
      yield: rate('5'),
      face,
    }),
    'bond.no-index-level',
  ],
  [
    'a margin of a fixed bond',
    priceAtMargin(bond, rate('50'), { target, assumed: flat, face }),
    'bond.not-floating',
  ],
  [
    'a margin of 200%',
    priceAtMargin(floater, rate('20000'), { target, assumed: flat, face }),
    'bond.no-margin',
  ],
  [
    'a margin of minus 30%',
    priceAtMargin(floater, rate('-3000'), { target, assumed: flat, face }),
    'bond.no-margin',
  ],
  [
    'the margin of a price of nothing',
    marginAtPrice(floater, rate('0'), { target, assumed: flat, face }),
    'bond.no-price',
  ],
]

describe('figures that are refused', () => {
  it.each(answers)('%s', (_name, found, reason) => {
    expect(isRefusal(found) ? found.reason : found.clean).toBe(reason)
  })
})
