import { describe, expect, it } from 'vitest'
import { exact, type FaceAmount } from '../../../../../kernel/index.ts'
import {
  type Assumptions,
  type Coupon,
  finalTarget,
  type Leg,
  priceLegBond,
  type Projection,
  type StepOutcome,
  yieldLegBond,
} from '../../index.ts'
import { legFigures } from './legs.figures.ts'
import { day, dayCountOf, differing, frequencyOf, legBondOf, rate, sound } from './read.ts'

const outcomes: Record<string, StepOutcome> = { o: 'open', a: 'applies', l: 'lapsed' }
const rateOrNone = (text: string | undefined) => (text === '-' ? null : rate(text!))
const rows = (text: string | undefined) =>
  text === '-' ? [] : text!.split(',').map((each) => each.split('='))

const couponOf = (text: string): Coupon => {
  const [kind, ...parts] = text.split(':') as [string, string, string]
  if (kind === 'F') return { kind: 'fixed', rate: rate(parts[0]) }
  if (kind === 'S') {
    const steps = rows(parts[1]).map(([from, step]) => ({ from: day(from!), rate: rate(step!) }))
    return { kind: 'stepUp', rate: rate(parts[0]), steps }
  }
  if (kind === 'C') {
    const steps = rows(parts[1]).map(([from, points, outcome]) => ({
      from: day(from!),
      basisPoints: rate(points!),
      outcome: outcomes[outcome!]!,
    }))
    return { kind: 'conditionalStepUp', rate: rate(parts[0]), steps }
  }
  const limits = kind === 'X' ? parts : parts.slice(1)
  const margined = { margin: rate(limits[0]!), floor: rateOrNone(limits[1]), cap: rateOrNone(limits[2]) }
  if (kind === 'X') return { kind: 'floating', index: { name: 'X', method: { kind: 'term' } }, ...margined }
  const everyMonths = parts[0] === '-' ? null : Number(parts[0])
  return { kind: 'reset', benchmark: 'R', everyMonths, quoted: null, ...margined }
}

const legOf = (text: string, at: number): Leg => {
  const [from, frequency, dayCount, coupon] = text.split(';') as [string, string, string, string]
  return {
    from: at === 0 ? null : day(from),
    frequency: frequencyOf(frequency),
    dayCount: dayCountOf(dayCount),
    coupon: couponOf(coupon),
  }
}

const projectionOf = (text: string): Projection =>
  text.includes('=')
    ? {
        kind: 'forward',
        levels: rows(text).map(([from, level]) => ({ from: day(from!), level: rate(level!) })),
      }
    : { kind: 'flat', level: rate(text) }

type Columns = [string, string, string, string, string, string, string, string]

const read = (row: string) => {
  const [frequency, settled, due, redemption, index, benchmark, legs, y, ...figures] = row.split(
    ' ',
  ) as Columns
  const [accrued, clean, modified, convexity, callDay, callPrice, price, toCall] =
    figures as unknown as Columns
  const texts = legs.split('|')
  const assumed: Assumptions = {
    index: projectionOf(index),
    benchmark: projectionOf(benchmark),
    openSteps: 'apply',
  }
  const bond = legBondOf({
    settlement: day(settled),
    interestFrom: day(texts[0]!.split(';')[0]!),
    maturity: day(due),
    redemption: rate(redemption),
    legs: texts.map(legOf),
    yieldFrequency: frequencyOf(frequency),
    discounting: 'icma',
  })
  const call = { kind: 'call' as const, day: day(callDay), price: rate(callPrice) }
  return {
    bond,
    assumed,
    y: rate(y),
    figures: { accrued, clean, modified, convexity },
    call,
    price: rate(price),
    toCall,
  }
}

/** Figures of QuantLib for bonds of one to three legs, drawn at random. */
describe('QuantLib agrees on legs', () => {
  const face = 1_000_000 as FaceAmount

  it.each(legFigures)('%s', (row) => {
    const { bond, assumed, y, figures, call, price, toCall } = read(row)
    expect(bond.doubts.filter(({ about }) => about === 'leg')).toEqual([])
    const { accrued, clean, risk } = sound(
      priceLegBond(bond, { target: finalTarget(bond), assumed, yield: y, face }),
    )
    const found = { accrued, clean, modified: risk.modified, convexity: risk.convexity }
    expect(differing(found, figures, '1e-6')).toEqual([])
    const called = sound(yieldLegBond(bond, { target: call, assumed, price, face }))
    expect(exact(called.yield).minus(toCall).abs().lt('2e-7')).toBe(true)
  })
})
