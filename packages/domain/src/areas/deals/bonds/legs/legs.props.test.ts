import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../../../kernel/index.ts'
import {
  cashFlowsOf,
  cleanPrice,
  cleanPriceOfCash,
  couponPeriods,
  resolveBond,
  riskOf,
  riskOfCash,
  weekdaysOnly,
  type Bond,
} from '../index.ts'
import { finalTarget, legBondTermsOf, legCashFlows } from './index.ts'
import { hundredths, plainTerms, soundLegBond, splitLeg } from './random.props.ts'

const coupons = hundredths(0, 15)
const yields = hundredths(-1, 20)

describe('legs at one fixed rate', () => {
  it('are the plain bond, to the last digit', () => {
    fc.assert(
      fc.property(plainTerms(), coupons, yields, (terms, rate, y) => {
        const plain = resolveBond(terms, weekdaysOnly) as Bond
        const bond = soundLegBond(legBondTermsOf(terms, { kind: 'fixed', rate }))
        const cash = legCashFlows(bond, finalTarget(bond), {})
        if (isRefusal(cash)) throw new Error(cash.reason)
        expect(cash.accrued).toEqual(cashFlowsOf(plain.flows, rate).accrued)
        expect(cleanPriceOfCash(cash, y)).toEqual(cleanPrice(plain.flows, rate, y))
        expect(riskOfCash(cash, y)).toEqual(riskOf(plain.flows, rate, y))
      }),
      { numRuns: 40 },
    )
  })

  it('may be split at coupon days without changing anything', () => {
    fc.assert(
      fc.property(
        plainTerms(),
        coupons,
        yields,
        fc.array(fc.nat(), { maxLength: 3 }),
        (terms, rate, y, cuts) => {
          const plain = resolveBond(terms, weekdaysOnly) as Bond
          const whole = soundLegBond(legBondTermsOf(terms, { kind: 'fixed', rate }))
          const days = couponPeriods(plain, plain.lastCoupon!).map(({ to }) => to)
          const inner = days.slice(0, -1)
          const chosen = [...new Set(cuts.map((cut) => cut % Math.max(1, inner.length)))]
            .toSorted((one, other) => one - other)
            .flatMap((at) => inner[at] ?? [])
          const parts = soundLegBond({
            ...legBondTermsOf(terms, { kind: 'fixed', rate }),
            legs: splitLeg(
              {
                from: null,
                coupon: { kind: 'fixed', rate },
                frequency: terms.frequency,
                dayCount: terms.dayCount,
              },
              chosen,
            ),
          })
          expect(legCashFlows(parts, finalTarget(parts), {})).toMatchObject({
            accrued: (legCashFlows(whole, finalTarget(whole), {}) as { accrued: unknown }).accrued,
          })
          const price = (bond: typeof whole) =>
            cleanPriceOfCash(legCashFlows(bond, finalTarget(bond), {}) as never, y)
          expect(price(parts)).toEqual(price(whole))
        },
      ),
      { numRuns: 40 },
    )
  })
})
