import { describe, expect, it } from 'vitest'
import { exact, type FaceAmount, isRefusal, type Rate } from '../../../../kernel/index.ts'
import { day, legBondOf, rate, sound } from '../published/drawn/read.ts'
import {
  type Assumptions,
  legYields,
  type LegBondTerms,
  priceLegBond,
  pricingTarget,
  worstYield,
  yieldLegBond,
  yieldTargets,
} from '../index.ts'

const face = 100_000_000 as FaceAmount

/** A bank's perpetual: 7% to 15 June 2030, then every five years the benchmark + 300 points. */
const perpetual = (terms: Partial<LegBondTerms> = {}) =>
  legBondOf({
    settlement: day('2026-06-15'),
    tenor: { perpetual: true, years: 0, months: 0, days: 0 },
    legs: [
      {
        from: null,
        frequency: 'semiAnnual',
        dayCount: '30/360',
        coupon: { kind: 'fixed', rate: rate('7') },
      },
      {
        from: day('2030-06-15'),
        frequency: 'semiAnnual',
        dayCount: '30/360',
        coupon: {
          kind: 'reset',
          benchmark: 'UST 5y',
          margin: rate('300'),
          everyMonths: 60,
          quoted: null,
          floor: null,
          cap: null,
        },
      },
    ],
    options: [
      {
        kind: 'call',
        from: day('2030-06-15'),
        until: null,
        exercise: { everyMonths: 60 },
        price: rate('100'),
      },
    ],
    ...terms,
  })

const at4: Assumptions = { benchmark: { kind: 'flat', level: rate('4') } }

describe('a perpetual that resets', () => {
  it('has a yield to each call of 30 years, to the reset and without end', () => {
    const targets = yieldTargets(perpetual())
    expect(targets.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 6 }, () => 'call'),
      'reset',
      'perpetuity',
    ])
    expect(pricingTarget(perpetual())).toEqual({ kind: 'call', day: day('2030-06-15'), price: '100' })
  })

  it('yields its coupon to every target at par if the reset is at the coupon', () => {
    for (const { target, found } of legYields(perpetual(), { assumed: at4, price: rate('100'), face }))
      expect([target.kind, sound(found).yield]).toEqual([target.kind, '7'])
  })

  it('is worth more without end than to the call if the benchmark is higher, at the same yield', () => {
    const bond = perpetual()
    const high: Assumptions = { benchmark: { kind: 'flat', level: rate('6') } }
    const price = (assumed: Assumptions) =>
      exact(
        sound(priceLegBond(bond, { target: { kind: 'perpetuity' }, assumed, yield: rate('7'), face })).clean,
      )
    expect(price(at4).toFixed(10)).toBe('100.0000000000')
    // Two points a year more after four years: 2 / 7% in perpetuity, discounted over eight halves of a year.
    const more = exact(rate('2'))
      .div('0.07')
      .div(exact(rate('1.035')).pow(8))
    expect(price(high).minus(100).minus(more).abs().lt('1e-9')).toBe(true)
  })

  it('counts forward levels from the reset that they belong to', () => {
    const assumed: Assumptions = {
      benchmark: {
        kind: 'forward',
        levels: [
          { from: day('2030-01-01'), level: rate('4') },
          { from: day('2032-01-01'), level: rate('9') },
        ],
      },
    }
    // The second level is first seen at the reset of June 2035.
    const priced = sound(
      priceLegBond(perpetual(), { target: { kind: 'perpetuity' }, assumed, yield: rate('7'), face }),
    )
    const more = exact(rate('5'))
      .div('0.07')
      .div(exact(rate('1.035')).pow(18))
    expect(exact(priced.clean).minus(100).minus(more).abs().lt('1e-9')).toBe(true)
  })

  it('converts benchmark + margin to the frequency of its coupon where the terms say so', () => {
    const bond = perpetual()
    const converted = perpetual({
      legs: bond.legs.map(({ coupon }, at) => ({
        from: at === 0 ? null : day('2030-06-15'),
        frequency: 'semiAnnual',
        dayCount: '30/360',
        coupon: coupon.kind === 'reset' ? { ...coupon, quoted: 'annual' } : coupon,
      })),
    })
    const target = { kind: 'perpetuity' as const }
    const priced = sound(priceLegBond(converted, { target, assumed: at4, yield: rate('7'), face }))
    // 7% once a year are 6.8816…% twice a year.
    const lower = exact(rate('7')).minus(exact(rate('1.07')).sqrt().minus(1).times(200))
    const less = lower.div('0.07').div(exact(rate('1.035')).pow(8))
    expect(exact(priced.clean).minus(100).plus(less).abs().lt('1e-8')).toBe(true)
  })

  it('knows only the yields up to the reset while nobody names a benchmark', () => {
    const bond = perpetual()
    const yields = legYields(bond, { assumed: {}, price: rate('101'), face })
    const known = yields.filter(({ found }) => !isRefusal(found)).map(({ target }) => target)
    expect(known.map(({ kind }) => kind)).toEqual(['call', 'reset'])
    const worst = worstYield(bond, yields)
    expect(worst?.lowest.target.kind).toBe('call')
    expect(worst?.isComplete).toBe(false)
    const unknown = yields.filter(({ found }) => isRefusal(found)).map(({ found }) => found)
    expect(unknown.every((found) => isRefusal(found) && found.reason === 'bond.no-benchmark-level')).toBe(
      true,
    )
  })

  it('refuses a yield of zero or less without end', () => {
    for (const y of ['0', '-1'] as Rate[]) {
      const target = { kind: 'perpetuity' as const }
      const priced = priceLegBond(perpetual(), { target, assumed: at4, yield: y, face })
      expect(priced).toMatchObject({ refused: true, reason: 'bond.no-price' })
    }
  })
})

describe('a step-up perpetual with quarterly coupons and a semi-annual yield', () => {
  const bond = legBondOf({
    settlement: day('2026-06-15'),
    tenor: { perpetual: true, years: 0, months: 0, days: 0 },
    yieldFrequency: 'semiAnnual',
    legs: [
      {
        from: null,
        frequency: 'quarterly',
        dayCount: '30/360',
        coupon: {
          kind: 'stepUp',
          rate: rate('5'),
          steps: [{ from: day('2028-06-15'), rate: rate('6') }],
        },
      },
    ],
  })
  const target = { kind: 'perpetuity' as const }

  it('is its coupons up to the step and a perpetuity after it', () => {
    const priced = sound(priceLegBond(bond, { target, assumed: {}, yield: rate('5.5'), face }))
    const quarter = exact(rate('1.0275')).sqrt()
    let value = exact(rate('0'))
    for (let at = 1; at <= 8; at++) value = value.plus(exact(rate('1.25')).div(quarter.pow(at)))
    value = value.plus(exact(rate('1.5')).div(quarter.minus(1)).div(quarter.pow(8)))
    expect(exact(priced.clean).minus(value).abs().lt('1e-9')).toBe(true)
  })

  it('has the risk that prices around it show', () => {
    const at = (y: string) =>
      exact(sound(priceLegBond(bond, { target, assumed: {}, yield: rate(y), face })).dirty)
    const { risk, dirty } = sound(priceLegBond(bond, { target, assumed: {}, yield: rate('5.5'), face }))
    const slope = at('5.499').minus(at('5.501')).div('0.2')
    expect(slope.minus(risk.pointValue).abs().lt('1e-7')).toBe(true)
    const bend = at('5.49').plus(at('5.51')).minus(at('5.5').times(2)).div('1e-8').div(dirty)
    expect(bend.minus(risk.convexity).abs().lt('0.05')).toBe(true)
  })

  it('finds the yield of its price', () => {
    const priced = sound(priceLegBond(bond, { target, assumed: {}, yield: rate('5.5'), face }))
    const back = sound(yieldLegBond(bond, { target, assumed: {}, price: priced.clean, face }))
    expect(exact(back.yield).minus('5.5').abs().lt('1e-8')).toBe(true)
  })
})
