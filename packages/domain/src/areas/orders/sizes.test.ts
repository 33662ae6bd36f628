import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FaceAmount, isFace, parseFace } from '../../kernel/index.ts'
import {
  capSize,
  largestSize,
  leastSize,
  nextSizes,
  scaledSize,
  sizeFaults,
  type SizeRules,
} from './sizes.ts'
import { mm, rate } from './world.ts'

const rules: SizeRules = {
  minDenomination: 200_000 as FaceAmount,
  increment: 1000 as FaceAmount,
  minOrder: mm(1),
  sizeCap: rate('15'),
  issue: mm(500),
}
const faults = (units: number, own: Partial<SizeRules> = {}) =>
  sizeFaults(units as FaceAmount, { ...rules, ...own }, 'size').map(({ reason, params }) => [reason, params])

describe('a size', () => {
  it('is at least a denomination and the smallest order, with the figure', () => {
    expect(leastSize(rules)).toBe(mm(1))
    expect(leastSize({ ...rules, minOrder: null })).toBe(200_000)
    expect(faults(999_000)).toEqual([['order.below-minimum', { least: '1' }]])
    expect(faults(0, { minDenomination: null, minOrder: null })).toEqual([
      ['order.below-minimum', { least: '0.000001' }],
    ])
    expect(faults(1_000_000)).toEqual([])
  })

  it('fits the increment from the denomination on, or hears which sizes would', () => {
    expect(faults(1_000_500)).toEqual([
      ['order.off-grid', { least: '0.2', increment: '0.001', below: '1', above: '1.001' }],
    ])
    const odd = { minDenomination: 250_000 as FaceAmount, increment: 100_000 as FaceAmount, minOrder: null }
    expect(faults(350_000, odd)).toEqual([])
    expect(faults(300_000, odd)[0]?.[1]).toMatchObject({ below: '0.25', above: '0.35' })
  })

  it('is at most the cap, where the issue is a number', () => {
    expect(capSize(rules)).toBe(mm(75))
    expect(faults(mm(75))).toEqual([])
    expect(faults(mm(75) + 1000)).toEqual([['order.over-cap', { most: '75', percent: '15' }]])
    expect(faults(mm(400), { issue: null })).toEqual([])
    expect(faults(mm(400), { sizeCap: null })).toEqual([])
    expect(capSize({ ...rules, sizeCap: rate('33.333333'), issue: 1_000_001 as FaceAmount })).toBe(333_333)
  })

  it('is over the cap because it was typed in full: the size in mm is offered', () => {
    expect(faults(mm(50_000_000))).toEqual([['order.not-in-mm', { typed: '50,000,000', size: '50' }]])
    expect(faults(mm(5000))).toEqual([['order.over-cap', { most: '75', percent: '15' }]])
    expect(faults(mm(80_000_000))).toEqual([['order.over-cap', { most: '75', percent: '15' }]])
  })

  it('is a slip of the hand from ten times the issue on, also without a cap', () => {
    const uncapped = { sizeCap: null }
    expect(faults(mm(5000), uncapped)).toEqual([])
    expect(faults(mm(5001), uncapped)).toEqual([['order.over-cap', { most: '5,000', percent: '1000' }]])
    expect(faults(mm(10_000_000), uncapped)).toEqual([
      ['order.not-in-mm', { typed: '10,000,000', size: '10' }],
    ])
  })

  it('may be a trillion in an issue that is one, whatever ten times it is', () => {
    const yen = { sizeCap: null, minOrder: mm(100), issue: mm(1_500_000) }
    expect(faults(mm(1_000_000), yen)).toEqual([])
    expect(faults(mm(15_000_001), yen)).toMatchObject([['order.over-cap', { most: '15,000,000' }]])
    expect(largestSize({ ...rules, ...yen, issue: mm(1_000_000_000) })).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('is a slip from a million mm on while the issue is no number', () => {
    expect(faults(mm(900_000), { issue: null })).toEqual([])
    expect(faults(mm(5_000_000), { issue: null })).toEqual([
      ['order.not-in-mm', { typed: '5,000,000', size: '5' }],
    ])
  })

  it('is offered in mm only where that would be an order of the deal', () => {
    const odd = { issue: null, increment: null }
    expect(faults(1_000_000_000_001, odd)).toEqual([['order.too-large', { typed: '1,000,000.000001' }]])
    expect(faults(mm(2_000_000), { issue: null, minOrder: mm(5) })).toEqual([
      ['order.too-large', { typed: '2,000,000' }],
    ])
    expect(faults(mm(5_000_500), { issue: null })).toEqual([['order.too-large', { typed: '5,000,500' }]])
    expect(faults(mm(5_000_500))).toEqual([['order.over-cap', { most: '75', percent: '15' }]])
  })

  it('says all that is wrong at once', () => {
    expect(faults(mm(100) + 1).map(([reason]) => reason)).toEqual(['order.off-grid', 'order.over-cap'])
  })

  it('that is no size never gets here: full width, signs, exponents and parts of a unit are refused as typed', () => {
    for (const typed of ['５０', '-5', '1e400', '1e3', '0.0000001', '', 'Infinity'])
      expect(parseFace(typed)).toMatchObject({ refused: true })
    expect(isFace(JSON.parse('1e400'))).toBe(false)
  })
})

it('offers the nearest sizes that fit', () => {
  const amounts = fc.integer({ min: 200_000, max: 5_000_000 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 50_000 }), (size, increment) => {
      const own = { minDenomination: 200_000 as FaceAmount, increment: increment as FaceAmount }
      const free = { ...rules, ...own, minOrder: null, issue: null }
      const { below, above } = nextSizes(size as FaceAmount, own)
      const down = below ?? (0 as FaceAmount)
      expect(down <= size && size < above && above - down === increment).toBe(true)
      expect(sizeFaults(down, free, 'size')).toEqual([])
      expect(sizeFaults(above, free, 'size')).toEqual([])
      expect(sizeFaults(size as FaceAmount, free, 'size').length === 0).toBe(size === down)
    }),
  )
})

describe('a size changed by a share', () => {
  it('is rounded down to the grid', () => {
    const whole = { ...rules, minDenomination: mm(1), increment: mm(1) }
    expect(scaledSize(mm(15), 50, whole)).toBe(mm(22))
    expect(scaledSize(mm(15), -50, whole)).toBe(mm(7))
    expect(scaledSize(mm(15), -50, rules)).toBe(7_500_000)
  })

  it('stops at the cap, and is not offered where nothing would change or be too small', () => {
    const most = capSize(rules)!
    expect(scaledSize((most - 1_000_000) as FaceAmount, 50, rules)).toBe(most)
    expect(scaledSize(most, 50, rules)).toBeUndefined()
    expect(scaledSize(mm(1), -50, rules)).toBeUndefined()
  })

  it('is never less where more is asked for', () => {
    expect(scaledSize(mm(80), 50, rules)).toBeUndefined()
    expect(scaledSize(mm(80), -50, rules)).toBe(mm(40))
    expect(scaledSize(mm(200), -50, rules)).toBe(capSize(rules))
  })

  it('is never one that is refused as a slip', () => {
    expect(scaledSize(mm(4000), 50, { ...rules, sizeCap: null })).toBe(mm(5000))
    expect(scaledSize(mm(900_000), 50, { ...rules, issue: null })).toBe(999_999_999_000)
  })
})
