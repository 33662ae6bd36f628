import { describe, expect, it } from 'vitest'
import { isRefusal, showFixed, type Rate } from '../../../kernel/index.ts'
import type { Terms } from '../terms.ts'
import type { LegCoupon } from '../coupon-terms.ts'
import type { OptionRow } from '../option-terms.ts'
import {
  accruedOf,
  couponAtYield,
  dealYields,
  isStructured,
  priceAtYield,
  quotedTo,
  yieldAtPrice,
} from './index.ts'
import { atDeal, bondOf, face, leg, months3, noLimits, sound, usd } from './published/deal-parts.ts'
import { rate } from './published/terms.ts'

// JPMorgan's pricing term sheet of 23 March 2020: Fixed-to-Floating Rate Notes due 2031, reopened at 101.044 to
// yield 4.363. https://www.marketscreener.com/JPMORGAN-CHASE-CO-37468997/news/JPMorgan-Chase-FWP-30213423/
const sofr = (assumed: Rate | null, margin: Rate | null): LegCoupon => ({
  ...noLimits,
  kind: 'floating',
  index: 'Term SOFR 3M',
  method: { kind: 'term' },
  margin,
  assumed,
})
const jpMorgan = (assumed: Rate | null = null, margin: Rate | null = rate('379')): Partial<Terms> => ({
  ...usd,
  pricingDate: '2020-03-23',
  settlementDate: '2020-03-24',
  issueDate: '2020-03-24',
  maturityDate: '2031-03-24',
  legs: [leg(null, atDeal), leg('2030-03-24', sofr(assumed, margin), months3)],
})

describe('a fixed-to-float note', () => {
  const bond = bondOf(jpMorgan())

  it('is priced to the day on which it begins to float, as its banks published it', () => {
    expect(isStructured(bond) && bond.pricedTo).toMatchObject({ kind: 'reset', price: '100' })
    expect(showFixed(sound(yieldAtPrice(bond, rate('4.493'), rate('101.044'))), 3)).toBe('4.363')
    expect(sound(priceAtYield(bond, rate('4.493'), rate('4.363'))).toFixed(3)).toBe('101.044')
  })

  it('takes its coupon from the yield, at par', () => {
    const step = { step: rate('0.001'), places: 3 }
    expect(sound(couponAtYield(bond, rate('4.493'), step))).toBe('4.493')
  })

  it('has a yield to maturity only on an assumed level and a margin', () => {
    const reasons = (terms: Partial<Terms>) => {
      const found = bondOf(terms)
      if (!isStructured(found)) throw new Error('plain')
      const { yields } = dealYields(found, { coupon: rate('4.493'), price: rate('100'), index: null, face })
      return yields.map(({ target, found: each }) => [
        target.kind,
        isRefusal(each) ? each.reason : showFixed(each.yield, 3),
      ])
    }
    expect(reasons(jpMorgan())).toEqual([
      ['reset', '4.493'],
      ['maturity', 'bond.no-index-level'],
    ])
    expect(reasons(jpMorgan(rate('1'), null))).toEqual([
      ['reset', '4.493'],
      ['maturity', 'bond.leg-margin'],
    ])
    // 0.7 + 3.79 on ACT/360 is a little more than the coupon.
    expect(reasons(jpMorgan(rate('0.7')))[1]).toEqual(['maturity', '4.499'])
  })

  it('is priced to its call before it floats, and not to one after', () => {
    const call = { kind: 'call' as const, until: null, price: null }
    const calledFrom = (from: string, until: string | null, more: Partial<OptionRow> = {}) => {
      const options = [{ ...call, from, until, ...more }]
      const found = bondOf({ ...jpMorgan(), options })
      const to = isStructured(found) ? found.pricedTo : undefined
      expect(quotedTo({ legs: jpMorgan().legs!, options })?.day.toString()).toBe(
        to?.kind === 'call' || to?.kind === 'reset' ? to.day.toString() : undefined,
      )
      return to && to.kind !== 'perpetuity' && `${to.kind} ${to.day.toString()}`
    }
    expect(calledFrom('2029-09-24', '2029-09-24')).toBe('call 2029-09-24')
    expect(calledFrom('2029-09-24', '2030-03-24')).toBe('call 2030-03-24')
    expect(calledFrom('2030-06-24', '2030-06-24')).toBe('reset 2030-03-24')
    // Only a window of any day at one price, par, is quoted to its end.
    const [from, until] = ['2029-09-24', '2030-03-24']
    expect(calledFrom(from, until, { exercise: 'couponDays' })).toBe('call 2029-09-24')
    expect(calledFrom(from, until, { exercise: 'everyMonths', everyMonths: 3 })).toBe('call 2029-09-24')
    expect(calledFrom(from, until, { price: rate('101') })).toBe('call 2029-09-24')
    expect(calledFrom(from, until, { price: rate('100.00') })).toBe('call 2030-03-24')
    const priceSteps = [{ from: '2029-12-24', price: rate('99.5') }]
    expect(calledFrom(from, until, { priceSteps })).toBe('call 2029-09-24')
    expect(calledFrom(from, null)).toBe('call 2029-09-24')
  })
})

describe('a sustainability-linked bond', () => {
  // Enel Finance International, annual report 2022: 3.875%, 9 March 2029, at 99.63 to yield 3.944, settled on
  // 9 September 2022; a step of 25bp if the target of 2024 is missed.
  const bond = (outcome: 'open' | 'applies' | 'lapsed') =>
    bondOf({
      couponFrequency: 'annual',
      dayCount: 'ACT/ACT ICMA',
      pricingDate: '2022-09-06',
      settlementDate: '2022-09-09',
      issueDate: '2022-09-09',
      maturityDate: '2029-03-09',
      legs: [
        leg(null, {
          kind: 'conditionalStepUp',
          rate: null,
          condition: 'Emissions in 2024',
          steps: [{ from: '2026-03-09', basisPoints: rate('25'), outcome }],
        }),
      ],
    })

  it('yields what was published while the step is open, and says that it counts as lapsed', () => {
    expect(showFixed(sound(yieldAtPrice(bond('open'), rate('3.875'), rate('99.63'))), 3)).toBe('3.944')
    const open = bond('open')
    const found =
      isStructured(open) &&
      dealYields(open, { coupon: rate('3.875'), price: rate('99.63'), index: null, face })
    expect(found).toMatchObject({ hasOpenSteps: true, worst: { isComplete: true } })
  })

  it('yields more once the step applies', () => {
    const y = (outcome: 'applies' | 'lapsed') =>
      showFixed(sound(yieldAtPrice(bond(outcome), rate('3.875'), rate('99.63'))), 3)
    expect([y('applies'), y('lapsed')]).toEqual(['4.052', '3.944'])
  })
})

describe('a gilt', () => {
  // UK Debt Management Office, syndicated launches: 1⅝% 2071 on 15 May 2018 at 97.615, 1.693%; 1¼% 2051 on 27 April
  // 2021 at 98.469, 1.3115%. https://www.businesswire.com/news/home/20180515006096/en/ and 20210427005769/en/
  const gilt = (issued: string, maturityDate: string, settlementDate = issued) =>
    bondOf({
      couponFrequency: 'semiAnnual',
      dayCount: 'ACT/ACT ICMA',
      pricingDate: issued,
      settlementDate,
      issueDate: issued,
      maturityDate,
      exDividend: { days: 7, count: 'business', onTheDay: 'buyer' },
    })

  it.each([
    ['2018-05-16', '2071-10-22', '1.625', '97.615', '1.693'],
    ['2021-04-28', '2051-07-31', '1.25', '98.469', '1.3115'],
  ])(
    'launched on %s yields what was published at the published price',
    (issued, ends, coupon, price, found) => {
      const y = sound(yieldAtPrice(gilt(issued, ends), rate(coupon), rate(price)))
      expect(showFixed(y, found.split('.')[1]!.length)).toBe(found)
    },
  )

  it('accrues nothing to a buyer who settles ex dividend: the interest is the seller’s', () => {
    const accrued = (on: string) =>
      sound(accruedOf(gilt('2021-04-28', '2051-07-31', on), rate('1.25'), null)).toNumber()
    // The dividend of 31 July 2026 goes ex on 22 July; on that day itself the buyer still gets it.
    expect(accrued('2026-07-22')).toBeGreaterThan(0)
    expect(accrued('2026-07-23')).toBeLessThan(0)
  })
})

describe('a plain perpetual that is sold again', () => {
  const call = { kind: 'call' as const, from: '2025-03-24', until: null, price: null }
  const tap = (settlementDate: string, options: OptionRow[]) =>
    bondOf({
      ...usd,
      pricingDate: settlementDate,
      settlementDate,
      issueDate: settlementDate,
      interestFrom: '2020-03-24',
      tenor: { perpetual: true, years: 0, months: 0, days: 0 },
      options,
    })
  const endOf = (bond: ReturnType<typeof bondOf>) =>
    typeof bond.pricedTo === 'object' && 'day' in bond.pricedTo ? bond.pricedTo.day.toString() : 'none'
  const price = (bond: ReturnType<typeof bondOf>) =>
    sound(priceAtYield(bond, rate('6'), rate('5'))).toFixed(3)

  it('is priced to its first call before that day, and to the next one after', () => {
    const every5 = [{ ...call, exercise: 'everyMonths' as const, everyMonths: 60 }]
    expect(endOf(tap('2024-03-25', every5))).toBe('2025-03-24')
    const after = tap('2026-03-24', every5)
    expect(endOf(after)).toBe('2030-03-24')
    // Eight coupons of 3 at 2.5% a half year: 100 + 0.5 × (1 - 1.025^-8) / 0.025.
    expect(price(after)).toBe('103.585')
    expect(showFixed(sound(yieldAtPrice(after, rate('6'), rate('103.585'))), 3)).toBe('5.000')
  })

  it('is priced to its next coupon day where it may be called on each', () => {
    expect(endOf(tap('2026-05-04', [{ ...call, exercise: 'couponDays' }]))).toBe('2026-09-24')
  })

  it('is priced without end once its only call is over', () => {
    const once = tap('2026-03-24', [{ ...call, until: call.from }])
    expect(endOf(once)).toBe('none')
    expect(price(once)).toBe('120.000')
  })
})
