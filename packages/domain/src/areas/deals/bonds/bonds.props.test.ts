import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exact, isRefusal, type Rate, rateOf } from '../../../kernel/index.ts'
import { type DayCount, dayCounts, frequencies } from '../choices.ts'
import {
  accruedInterest,
  type Bond,
  cleanPrice,
  couponFrom,
  couponPeriods,
  type Discounting,
  discountings,
  marginOfPrice,
  priceOfMargin,
  resolveBond,
  riskOf,
  weekdaysOnly,
  yieldOf,
} from './index.ts'

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => rateOf(`${value}e-2`))
const days = fc
  .integer({ min: 0, max: 40 * 365 })
  .map((count) => new Temporal.PlainDate(2000, 1, 1).add({ days: count }))

/** Any bond: interest from some day, settled up to two years later, ended up to twelve years after that. */
const bondsOf = (
  dayCount: fc.Arbitrary<DayCount>,
  discounting: fc.Arbitrary<Discounting>,
): fc.Arbitrary<Bond> =>
  fc
    .record({
      dayCount,
      discounting,
      interestFrom: days,
      daysToSettlement: fc.integer({ min: 0, max: 730 }),
      // From the 30th to the 31st a 30/360 bond earns nothing.
      left: fc.integer({ min: 4, max: 12 * 365 }),
      frequency: fc.constantFrom(...frequencies),
      endOfMonth: fc.boolean(),
      adjusted: fc.boolean(),
      later: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ interestFrom, daysToSettlement, left, later, ...rest }) => {
      const settlement = interestFrom.add({ days: daysToSettlement })
      const maturity = settlement.add({ days: left })
      const terms = {
        couponType: 'fixed' as const,
        settlementCycle: 0,
        convention: 'modifiedFollowing' as const,
        pricingDay: settlement,
        settlement,
        interestFrom,
        issueDay: interestFrom,
        maturity,
        ...rest,
      }
      const bond = resolveBond(terms, weekdaysOnly)
      if (isRefusal(bond)) throw new Error(bond.reason)
      // Now and then a long first period, up to two coupons later than usual.
      const first = couponPeriods(bond, maturity).at(later)?.to
      const longer = later > 0 && first ? resolveBond({ ...terms, firstCoupon: first }, weekdaysOnly) : bond
      return isRefusal(longer) ? bond : longer
    })

const bonds = bondsOf(fc.constantFrom(...dayCounts), fc.constantFrom(...discountings))
const coupons = hundredths(0, 15)
const yields = hundredths(-1, 20)

describe('price and yield', () => {
  it('lead to each other', () => {
    fc.assert(
      fc.property(bonds, coupons, yields, ({ flows }, coupon, y) => {
        const price = rateOf(cleanPrice(flows, coupon, y).toDecimalPlaces(30))
        const back = yieldOf(flows, coupon, price) as Rate
        expect(exact(back).minus(y).abs().lte('1e-10')).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('go opposite ways, and the price with the coupon', () => {
    fc.assert(
      fc.property(bonds, coupons, yields, ({ flows }, coupon, y) => {
        const price = cleanPrice(flows, coupon, y)
        expect(cleanPrice(flows, coupon, rateOf(exact(y).plus('0.01'))).lt(price)).toBe(true)
        const richer = rateOf(exact(coupon).plus('0.01'))
        expect(cleanPrice(flows, richer, rateOf('0')).gt(cleanPrice(flows, coupon, rateOf('0')))).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('move as the modified duration says, for a small step', () => {
    fc.assert(
      fc.property(bonds, coupons, yields, ({ flows }, coupon, y) => {
        const { pointValue } = riskOf(flows, coupon, y)
        const step = '0.00001'
        const up = cleanPrice(flows, coupon, rateOf(exact(y).plus(step)))
        const down = cleanPrice(flows, coupon, rateOf(exact(y).minus(step)))
        const slope = down.minus(up).div(2).div(step).div(100)
        expect(slope.minus(pointValue).abs().lt('1e-8')).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

describe('coupons', () => {
  it('cover every day from the first of interest to the last, once', () => {
    fc.assert(
      fc.property(bonds, (bond) => {
        const periods = couponPeriods(bond, bond.lastCoupon!)
        expect(periods[0]?.from.equals(bond.interestFrom)).toBe(true)
        expect(periods.at(-1)?.to.equals(bond.lastCoupon!)).toBe(true)
        for (const [at, { from, to }] of periods.entries()) {
          expect(Temporal.PlainDate.compare(from, to)).toBe(-1)
          if (at > 0) expect(from.equals(periods[at - 1]!.to)).toBe(true)
        }
      }),
    )
  })

  it('that come from a yield never print a price above par', () => {
    fc.assert(
      fc.property(bonds, hundredths(0, 15), ({ flows }, y) => {
        const coupon = couponFrom(flows, y, rateOf('0.125'), 3)
        fc.pre(coupon !== '0')
        expect(cleanPrice(flows, coupon, y).toDecimalPlaces(3).lte(100)).toBe(true)
        expect(exact(coupon).lte(y)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

const settledOn = (bond: Bond, settlement: Temporal.PlainDate): Bond => {
  const { dayCount, discounting, interestFrom, firstCoupon, lastCoupon, grid, convention, accrual } = bond
  return resolveBond(
    {
      couponType: 'fixed',
      dayCount,
      discounting,
      interestFrom,
      firstCoupon,
      convention,
      adjusted: accrual !== 'unadjusted',
      frequency: grid.frequency,
      endOfMonth: grid.endOfMonth,
      maturity: lastCoupon,
      pricingDay: settlement,
      settlement,
      settlementCycle: 0,
      issueDay: interestFrom,
    },
    weekdaysOnly,
  ) as Bond
}

describe('accrued interest', () => {
  it('never falls within a period, never exceeds its coupon, and is nothing when it begins', () => {
    fc.assert(
      fc.property(bonds, coupons, fc.nat(), (bond, coupon, seed) => {
        fc.pre(bond.accrual === 'unadjusted')
        const periods = couponPeriods(bond, bond.lastCoupon!)
        const { from, to } = periods[seed % periods.length]!
        const fullCoupon = settledOn(bond, from).flows.list[0]!.share.times(coupon)
        expect(accruedInterest(settledOn(bond, from).flows, coupon).isZero()).toBe(true)
        let before = exact('0' as Rate)
        for (let at = from; Temporal.PlainDate.compare(at, to) < 0; at = at.add({ days: 11 })) {
          const accrued = accruedInterest(settledOn(bond, at).flows, coupon)
          expect(accrued.gte(before) && accrued.lte(fullCoupon)).toBe(true)
          before = accrued
        }
      }),
      { numRuns: 25 },
    )
  })

  it('leaves no jump in the clean price over a coupon day', () => {
    const regular = bondsOf(fc.constant('ACT/ACT ICMA'), fc.constantFrom('icma', 'treasury'))
    fc.assert(
      fc.property(regular, hundredths(1, 10), (bond, y) => {
        const [, next] = couponPeriods(bond, bond.lastCoupon!)
        fc.pre(next !== undefined)
        const on = cleanPrice(settledOn(bond, next.from).flows, y, y)
        const before = cleanPrice(settledOn(bond, next.from.subtract({ days: 1 })).flows, y, y)
        expect(on.minus(before).abs().lt('0.02')).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('discount margin and price', () => {
  it('lead to each other', () => {
    fc.assert(
      fc.property(
        bonds,
        hundredths(0, 8),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 500 }),
        (bond, index, quoted, margin) => {
          const quote = { index, quotedMargin: rateOf(String(quoted)) }
          const target = rateOf(String(margin))
          const price = rateOf(priceOfMargin(bond.flows, quote, target).toDecimalPlaces(30))
          const back = marginOfPrice(bond.flows, quote, price) as Rate
          expect(exact(back).minus(target).abs().lte('1e-8')).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('are par at the quoted margin, at the beginning of a period', () => {
    fc.assert(
      fc.property(bonds, hundredths(0, 8), fc.integer({ min: 0, max: 500 }), (bond, index, margin) => {
        const begun = settledOn(bond, bond.interestFrom)
        const quotedMargin = rateOf(String(margin))
        const price = priceOfMargin(begun.flows, { index, quotedMargin }, quotedMargin)
        expect(price.toFixed(20)).toBe(`100.${'0'.repeat(20)}`)
      }),
      { numRuns: 60 },
    )
  })
})
