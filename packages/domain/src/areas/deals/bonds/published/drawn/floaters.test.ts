import { describe, expect, it } from 'vitest'
import { exact, type FaceAmount, rateOf } from '../../../../../kernel/index.ts'
import { type Assumptions, finalTarget, marginAtPrice, priceAtMargin, type Projection } from '../../index.ts'
import { floaterFigures } from './floaters.figures.ts'
import { day, dayCountOf, differing, frequencyOf, legBondOf, rate, sound } from './read.ts'

const rateOrNone = (text: string) => (text === '-' ? null : rate(text))

const projectionOf = (text: string): Projection => {
  if (!text.includes('=')) return { kind: 'flat', level: rate(text) }
  const levels = text.split(',').map((each) => {
    const [from, level] = each.split('=')
    return { from: day(from!), level: rate(level!) }
  })
  return { kind: 'forward', levels }
}

const read = (row: string) => {
  const [frequency, dayCount, from, settled, due, index, fixing, quoted, floor, cap, margin, accrued, clean] =
    row.split(' ') as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ]
  const assumed: Assumptions = { index: projectionOf(index), fixing: rateOrNone(fixing) }
  const bond = legBondOf({
    settlement: day(settled),
    interestFrom: day(from),
    maturity: day(due),
    legs: [
      {
        from: null,
        coupon: {
          kind: 'floating',
          index: { name: 'EURIBOR', method: { kind: 'term' } },
          margin: rate(quoted),
          floor: rateOrNone(floor),
          cap: rateOrNone(cap),
        },
        frequency: frequencyOf(frequency),
        dayCount: dayCountOf(dayCount),
      },
    ],
  })
  const leavesOut = [...(floor === '-' ? [] : ['floor']), ...(cap === '-' ? [] : ['cap'])]
  return { bond, assumed, margin: rate(margin), figures: { accrued, clean }, leavesOut }
}

/** Discount margins: coupons and parts of years by QuantLib, discounted in floaters.py. */
describe('an independent script agrees on discount margins', () => {
  it.each(floaterFigures)('%s', (row) => {
    const { bond, assumed, margin, figures, leavesOut } = read(row)
    const request = { target: finalTarget(bond), assumed, face: 1_000_000 as FaceAmount }
    const found = sound(priceAtMargin(bond, margin, request))
    expect(differing({ accrued: found.accrued, clean: found.clean }, figures, '1e-7')).toEqual([])
    expect(found.leavesOut).toEqual(leavesOut)
    const back = sound(marginAtPrice(bond, found.clean, request))
    expect(exact(back.margin).minus(margin).abs().lt('1e-4')).toBe(true)
  })

  it.each(floaterFigures.slice(0, 40))('and the risk is what prices around it say: %s', (row) => {
    const { bond, assumed, margin } = read(row)
    const request = { target: finalTarget(bond), assumed, face: 1_000_000 as FaceAmount }
    const at = (moved: string) =>
      exact(sound(priceAtMargin(bond, rateOf(exact(margin).plus(moved)), request)).dirty)
    const { pointValue, modified, convexity, dirty, dv01 } = sound(priceAtMargin(bond, margin, request))
    const slope = at('-0.1').minus(at('0.1')).div('0.2')
    expect(slope.minus(pointValue).abs().lt('1e-8')).toBe(true)
    expect(exact(modified).times(dirty).div(10_000).minus(pointValue).abs().lt('1e-9')).toBe(true)
    const bend = at('-10').plus(at('10')).minus(at('0').times(2)).div('1e-6').div(dirty)
    expect(bend.minus(convexity).abs().lt('0.01')).toBe(true)
    expect(exact(dv01).minus(exact(pointValue).times(10_000)).abs().lt('0.01')).toBe(true)
  })
})
