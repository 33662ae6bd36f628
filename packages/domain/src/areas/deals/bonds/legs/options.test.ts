import { describe, expect, it } from 'vitest'
import { exact, type FaceAmount, isRefusal } from '../../../../kernel/index.ts'
import { day, legBondOf, rate, sound } from '../published/drawn/read.ts'
import {
  areAllCounted,
  bestPutYield,
  exerciseDays,
  legYields,
  type LegBondTerms,
  mostExerciseDays,
  type OptionSchedule,
  worstYield,
  yieldLegBond,
} from '../index.ts'

const face = 1_000_000 as FaceAmount

/** 6% twice a year to 1 March 2032. */
const bondWith = (options: OptionSchedule[], terms: Partial<LegBondTerms> = {}) =>
  legBondOf({
    settlement: day('2026-05-11'),
    interestFrom: day('2026-03-01'),
    maturity: day('2032-03-01'),
    legs: [
      {
        from: null,
        frequency: 'semiAnnual',
        dayCount: '30/360',
        coupon: { kind: 'fixed', rate: rate('6') },
      },
    ],
    options,
    ...terms,
  })

const call = (terms: Partial<OptionSchedule>): OptionSchedule => ({
  kind: 'call',
  from: day('2029-03-01'),
  until: null,
  exercise: 'once',
  price: rate('100'),
  ...terms,
})

const daysOf = (options: OptionSchedule[], terms: Partial<LegBondTerms> = {}) =>
  exerciseDays(bondWith(options, terms)).map((each) => `${each.day.toString()} ${each.price}`)

describe('the days of an option', () => {
  it('are one day', () => {
    expect(daysOf([call({})])).toEqual(['2029-03-01 100'])
  })

  it('are every so many months after the first, up to maturity', () => {
    expect(daysOf([call({ exercise: { everyMonths: 12 } })])).toEqual([
      '2029-03-01 100',
      '2030-03-01 100',
      '2031-03-01 100',
    ])
  })

  it('are the coupon days of a window', () => {
    const window = call({ from: day('2029-04-15'), until: day('2030-10-01'), exercise: 'couponDays' })
    expect(daysOf([window])).toEqual(['2029-09-01 100', '2030-03-01 100', '2030-09-01 100'])
  })

  it('of any day are the first, coupon days, where the price changes, and the last', () => {
    const falling = call({
      from: day('2029-04-15'),
      until: day('2030-10-15'),
      exercise: 'anyDay',
      price: rate('103'),
      priceSteps: [{ from: day('2030-04-15'), price: rate('101.5') }],
    })
    expect(daysOf([falling])).toEqual([
      '2029-04-15 103',
      '2029-09-01 103',
      '2030-03-01 103',
      '2030-04-15 101.5',
      '2030-09-01 101.5',
      '2030-10-15 101.5',
    ])
  })

  it('of a call in the last three months, at any time, are its first', () => {
    expect(daysOf([call({ from: day('2031-12-01'), exercise: 'anyDay' })])).toEqual(['2031-12-01 100'])
  })

  it('that are over do not count, and those of a window that is open count from the next', () => {
    const open = call({ from: day('2026-04-01'), exercise: 'couponDays' })
    expect(daysOf([open]).at(0)).toBe('2026-09-01 100')
    expect(daysOf([call({ from: day('2026-04-01') })])).toEqual([])
  })

  it('of a perpetual end 30 years after settlement', () => {
    const days = daysOf([call({ exercise: { everyMonths: 60 } })], {
      maturity: null,
      tenor: { perpetual: true, years: 0, months: 0, days: 0 },
    })
    expect(days.at(0)).toBe('2029-03-01 100')
    expect(days.at(-1)).toBe('2054-03-01 100')
  })

  it('of a monthly right of 30 years are too many for all their yields', () => {
    const monthly = bondWith([call({ exercise: { everyMonths: 1 } })], {
      maturity: null,
      tenor: { perpetual: true, years: 0, months: 0, days: 0 },
    })
    expect(exerciseDays(monthly)).toHaveLength(mostExerciseDays)
    expect(areAllCounted(monthly)).toBe(false)
    const yields = legYields(monthly, { assumed: {}, price: rate('101'), face })
    expect(worstYield(monthly, yields)?.isComplete).toBe(false)
  })

  it('of a bond of the 31st are its coupon days', () => {
    const days = daysOf([call({ from: day('2029-02-28'), exercise: 'couponDays' })], {
      interestFrom: day('2026-02-28'),
      maturity: day('2031-08-31'),
      endOfMonth: true,
    })
    expect(days.map((each) => each.slice(0, 10))).toEqual([
      '2029-02-28',
      '2029-08-31',
      '2030-02-28',
      '2030-08-31',
      '2031-02-28',
    ])
  })
})

describe('the worst yield', () => {
  const options = [
    call({
      exercise: { everyMonths: 12 },
      price: rate('103'),
      priceSteps: [
        { from: day('2030-03-01'), price: rate('101.5') },
        { from: day('2031-03-01'), price: rate('100') },
      ],
    }),
    call({ kind: 'put', from: day('2028-03-01'), price: rate('99') }),
  ]

  it('of a premium is to a call, of a discount to maturity; never to a put', () => {
    const bond = bondWith(options)
    const worst = (price: string) =>
      worstYield(bond, legYields(bond, { assumed: {}, price: rate(price), face }))
    expect(worst('108')?.lowest.target).toMatchObject({ kind: 'call' })
    expect(worst('96')?.lowest.target).toMatchObject({ kind: 'maturity' })
    expect(worst('96')?.isComplete).toBe(true)
  })

  it('is no higher than any of the others, and a put has its own', () => {
    const bond = bondWith(options)
    const yields = legYields(bond, { assumed: {}, price: rate('102.25'), face })
    const { lowest } = worstYield(bond, yields)!
    const others = yields.filter(({ target }) => target.kind === 'call' || target.kind === 'maturity')
    for (const { found } of others) expect(exact(sound(found).yield).gte(lowest.yield)).toBe(true)
    expect(bestPutYield(yields)?.target).toMatchObject({ kind: 'put', day: day('2028-03-01') })
  })

  it('to a call on a coupon day is the yield of a bond that ends there', () => {
    const [first] = legYields(bondWith([call({ price: rate('101') })]), {
      assumed: {},
      price: rate('104'),
      face,
    })
    const short = bondWith([], { maturity: day('2029-03-01'), redemption: rate('101') })
    const plain = sound(
      yieldLegBond(short, {
        target: { kind: 'maturity', day: day('2029-03-01'), price: rate('101') },
        assumed: {},
        price: rate('104'),
        face,
      }),
    )
    const found = sound(first!.found)
    expect([found.yield, found.risk]).toEqual([plain.yield, plain.risk])
  })

  it('counts nothing after maturity, nor before settlement', () => {
    const bond = bondWith([])
    for (const other of ['2026-05-11', '2026-01-01', '2040-01-01']) {
      const target = { kind: 'call' as const, day: day(other), price: rate('100') }
      const found = yieldLegBond(bond, { target, assumed: {}, price: rate('100'), face })
      expect(isRefusal(found) && found.reason).toBe('bond.option-outside')
    }
  })
})
