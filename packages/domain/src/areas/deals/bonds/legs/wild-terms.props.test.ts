import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FaceAmount, isRefusal, type Rate, rateOf } from '../../../../kernel/index.ts'
import { day, rate } from '../published/drawn/read.ts'
import {
  type Assumptions,
  type LegBondTerms,
  makeWholePrice,
  marginAtPrice,
  priceAtMargin,
  priceLegBond,
  resolveLegBond,
  weekdaysOnly,
  yieldLegBond,
  yieldTargets,
} from '../index.ts'
import { legBondTerms } from './random-legs.props.ts'

const face = 1_000_000 as FaceAmount
const option = {
  kind: 'call' as const,
  from: day('2030-05-11'),
  until: null,
  exercise: 'once' as const,
  price: rate('100'),
}

describe('whatever is typed', () => {
  const pairOf = <T>(one: fc.Arbitrary<T>) => fc.tuple(one, one)
  const wild = fc.constantFrom('0', '-3', '0.0000000001', '4.25', '99', '250', '1000', '-2000', '123456789')
  const days = fc.constantFrom(
    '1900-01-01',
    '2010-01-31',
    '2020-02-29',
    '2026-05-11',
    '2099-12-31',
    '2399-12-31',
  )

  it('is a figure or a refusal, never an exception', () => {
    fc.assert(
      fc.property(
        legBondTerms,
        pairOf(wild),
        pairOf(days),
        fc.nat(7),
        (terms, [one, other], [first, second], at) => {
          const [value, level] = [one as Rate, other as Rate]
          const changes: Partial<LegBondTerms>[] = [
            { firstCoupon: day(first) },
            { penultimateCoupon: day(first) },
            { maturity: day(first), settlement: day(second) },
            { redemption: value },
            {
              options: [
                { ...option, from: day(first), until: day(second), exercise: 'anyDay', price: value },
              ],
            },
            { repayments: [{ day: day(first), face: value }] },
            { odd: { period: 'last', length: 'long' } },
            {
              odd: { period: 'first', length: 'long' },
              tenor: { perpetual: false, years: 3, months: 1, days: 2 },
            },
          ]
          const found = resolveLegBond({ ...terms, ...changes[at] }, weekdaysOnly)
          if (isRefusal(found)) return
          const assumed: Assumptions = {
            index: { kind: 'flat', level },
            benchmark: { kind: 'forward', levels: [{ from: day('1900-01-01'), level }] },
          }
          const goal = yieldTargets(found).at(-1)!
          const figures = [
            priceLegBond(found, { target: goal, assumed, yield: value, face }),
            yieldLegBond(found, { target: goal, assumed, price: value, face }),
            yieldLegBond(found, { target: yieldTargets(found)[0]!, assumed, price: value, face }),
            priceAtMargin(found, value, { target: goal, assumed, face }),
            marginAtPrice(found, value, { target: goal, assumed, face }),
          ]
          for (const figure of figures)
            if (!isRefusal(figure)) expect(rateOf(figure.clean)).toBe(figure.clean)
          const whole = {
            benchmarkYield: value,
            quoted: { frequency: 'annual' as const },
            spread: level,
            parCall: null,
            least: rate('100'),
          }
          const made = makeWholePrice(found, whole, assumed)
          if (!isRefusal(made)) expect(rateOf(made.price)).toBe(made.price)
        },
      ),
      { numRuns: 25 },
    )
  })
})
