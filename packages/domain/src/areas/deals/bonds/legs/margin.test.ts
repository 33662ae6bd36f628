import { describe, expect, it } from 'vitest'
import { exact, type FaceAmount, rateOf } from '../../../../kernel/index.ts'
import { day, legBondOf, rate, sound } from '../published/drawn/read.ts'
import {
  type BondTerms,
  type FloatingCoupon,
  type MarginRequest,
  finalTarget,
  legBondTermsOf,
  marginAtPrice,
  priceAtMargin,
  priceOfMargin,
  resolveBond,
  weekdaysOnly,
} from '../index.ts'

const face = 10_000_000 as FaceAmount
const coupon: FloatingCoupon = {
  kind: 'floating',
  index: { name: 'SOFR', method: { kind: 'compounded', lookBack: 5, observationShift: true, lockOut: 0 } },
  margin: rate('120'),
  floor: null,
  cap: null,
}
const terms: BondTerms = {
  couponType: 'floating',
  frequency: 'quarterly',
  dayCount: 'ACT/360',
  pricingDay: day('2026-05-11'),
  settlementCycle: 0,
  interestFrom: day('2026-03-16'),
  maturity: day('2031-03-16'),
  convention: 'following',
}
const flat = { index: { kind: 'flat', level: rate('3.6') }, fixing: rate('3.9') } as const
const quote = { index: rate('3.6'), fixing: rate('3.9'), quotedMargin: rate('120') }

describe('the discount margin of one floating leg', () => {
  it.each([
    ['to maturity', terms],
    [
      'without end',
      {
        ...terms,
        maturity: null,
        tenor: { perpetual: true, years: 0, months: 0, days: 0 },
        firstCoupon: day('2026-06-16'),
      },
    ],
  ])('is that of the plain floater, to the last digit: %s', (_name, of) => {
    const plain = sound(resolveBond(of, weekdaysOnly))
    const bond = legBondOf({ ...legBondTermsOf(of, coupon), settlement: plain.settlement })
    const found = sound(priceAtMargin(bond, rate('95'), { target: finalTarget(bond), assumed: flat, face }))
    expect(found.clean).toBe(rateOf(priceOfMargin(plain.flows, quote, rate('95')).toDecimalPlaces(10)))
    const back = sound(marginAtPrice(bond, found.clean, { target: finalTarget(bond), assumed: flat, face }))
    expect(exact(back.margin).minus(95).abs().lt('1e-5')).toBe(true)
  })

  it('to a call ends there', () => {
    const bond = legBondOf({ ...legBondTermsOf(terms, coupon), settlement: day('2026-05-11') })
    const short = legBondOf({
      ...legBondTermsOf({ ...terms, maturity: day('2029-03-16') }, coupon),
      settlement: day('2026-05-11'),
    })
    const target = { kind: 'call' as const, day: day('2029-03-16'), price: rate('100') }
    const called = sound(priceAtMargin(bond, rate('80'), { target, assumed: flat, face }))
    const ended = sound(priceAtMargin(short, rate('80'), { target: finalTarget(short), assumed: flat, face }))
    expect({ ...called, target: null }).toEqual({ ...ended, target: null })
  })

  it('hardly moves with the index: about as a bond that ends with the running coupon', () => {
    const bond = legBondOf({ ...legBondTermsOf(terms, coupon), settlement: day('2026-05-11') })
    const request: MarginRequest = { target: finalTarget(bond), assumed: flat, face }
    const at = (level: string) =>
      exact(
        sound(
          priceAtMargin(bond, rate('120'), {
            ...request,
            assumed: { ...flat, index: { kind: 'flat', level: rate(level) } },
          }),
        ).dirty,
      )
    const { indexDuration, dirty, modified, macaulay } = sound(priceAtMargin(bond, rate('120'), request))
    const slope = at('3.599').minus(at('3.601')).div('0.00002').div(dirty)
    expect(slope.minus(indexDuration).abs().lt('1e-4')).toBe(true)
    expect(exact(indexDuration).lt('0.15')).toBe(true)
    expect(exact(modified).gt(4) && exact(macaulay).gt(modified)).toBe(true)
  })

  it('says which limits it leaves out', () => {
    const limited = legBondOf({
      ...legBondTermsOf(terms, { ...coupon, floor: rate('1'), cap: rate('8') }),
      settlement: day('2026-05-11'),
    })
    const request = { target: finalTarget(limited), assumed: flat, face }
    expect(sound(priceAtMargin(limited, rate('120'), request)).leavesOut).toEqual(['floor', 'cap'])
  })
})
