import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exact, type FaceAmount, isRefusal, type Rate, rateOf } from '../../../../kernel/index.ts'
import {
  type Assumptions,
  cleanPriceOfCash,
  legCashFlows,
  legYields,
  pricingTarget,
  priceLegBond,
  riskOfCash,
  worstYield,
  yieldLegBond,
  yieldOfCash,
} from './../index.ts'
import { hundredths, soundLegBond } from './random.props.ts'
import { legBondTerms } from './random-legs.props.ts'

const face = 1_000_000 as FaceAmount
const yields = hundredths(0, 15).filter((y) => y !== '0')
const assumptions: fc.Arbitrary<Assumptions> = fc.record({
  index: fc.record({ kind: fc.constant('flat' as const), level: hundredths(0, 6) }),
  benchmark: fc.record({ kind: fc.constant('flat' as const), level: hundredths(0, 6) }),
  openSteps: fc.constantFrom('apply' as const, 'lapse' as const),
})

describe('price and yield of bonds with legs', () => {
  it('lead to each other', () => {
    fc.assert(
      fc.property(legBondTerms, assumptions, yields, (terms, assumed, y) => {
        const bond = soundLegBond(terms)
        const cash = legCashFlows(bond, pricingTarget(bond), assumed)
        if (isRefusal(cash)) throw new Error(cash.reason)
        const price = rateOf(cleanPriceOfCash(cash, y).toDecimalPlaces(30))
        const back = yieldOfCash(cash, price, exact(y)) as Rate
        expect(exact(back).minus(y).abs().lte('1e-10')).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('go opposite ways, as fast as the modified duration says', () => {
    fc.assert(
      fc.property(legBondTerms, assumptions, yields, (terms, assumed, y) => {
        const bond = soundLegBond(terms)
        const cash = legCashFlows(bond, { kind: 'perpetuity' }, assumed)
        const to = isRefusal(cash) ? legCashFlows(bond, pricingTarget(bond), assumed) : cash
        if (isRefusal(to)) throw new Error(to.reason)
        const up = cleanPriceOfCash(to, rateOf(exact(y).plus('0.00001')))
        const down = cleanPriceOfCash(to, rateOf(exact(y).minus('0.00001')))
        // Nothing is the price of endless coupons of zero.
        fc.pre(down.gt(0))
        const { pointValue } = riskOfCash(to, y)
        expect(up.lt(down)).toBe(true)
        const slope = down.minus(up).div('0.002')
        expect(slope.minus(pointValue).abs().lt(pointValue.times('1e-4').plus('1e-8'))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('have a worst that is no higher than the yield to any call or to the end', () => {
    fc.assert(
      fc.property(legBondTerms, assumptions, hundredths(60, 140), (terms, assumed, price) => {
        const bond = soundLegBond(terms)
        const found = legYields(bond, { assumed, price, face })
        const worst = worstYield(bond, found)
        for (const { target, found: each } of found) {
          if (isRefusal(each) || target.kind === 'put' || target.kind === 'reset') continue
          expect(exact(each.yield).gte(worst!.lowest.yield)).toBe(true)
        }
      }),
      { numRuns: 4 },
    )
  })

  it('are the same for many targets at once and for each alone', () => {
    fc.assert(
      fc.property(legBondTerms, assumptions, hundredths(60, 140), (terms, assumed, price) => {
        const bond = soundLegBond(terms)
        const some = legYields(bond, { assumed, price, face }).slice(-6)
        const alone = some.map(({ target }) => yieldLegBond(bond, { target, assumed, price, face }))
        expect(some.map(({ found }) => found)).toEqual(alone)
      }),
      { numRuns: 3 },
    )
  })

  it('know that the seller keeps the coupon of a bond that is ex dividend', () => {
    fc.assert(
      fc.property(legBondTerms, assumptions, yields, (terms, assumed, y) => {
        const [ex, cum] = [
          soundLegBond({ ...terms, exDividend: { days: 60, count: 'calendar', onTheDay: 'seller' } }),
          soundLegBond({ ...terms, exDividend: null }),
        ]
        const target = pricingTarget(cum)
        const [without, full] = [ex, cum].map((bond) => legCashFlows(bond, target, assumed))
        if (!without || !full || isRefusal(without) || isRefusal(full)) throw new Error('refused')
        const coupon = full.list[0]!.interest.minus(without.list[0]!.interest)
        expect(full.accrued.minus(without.accrued).minus(coupon).abs().lt('1e-30')).toBe(true)
        const [low, high] = [without, full].map((cash) => cleanPriceOfCash(cash, y).plus(cash.accrued))
        expect(low!.lte(high!)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('print the same figures as the flows they come from', () => {
    fc.assert(
      fc.property(legBondTerms, assumptions, yields, (terms, assumed, y) => {
        const bond = soundLegBond(terms)
        const target = pricingTarget(bond)
        const priced = priceLegBond(bond, { target, assumed, yield: y, face })
        if (isRefusal(priced)) return
        expect(exact(priced.clean).plus(priced.accrued).minus(priced.dirty).abs().lte('1e-9')).toBe(true)
        expect(
          exact(priced.risk.dv01).minus(exact(priced.risk.pointValue).times(10_000)).abs().lte('0.01'),
        ).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
