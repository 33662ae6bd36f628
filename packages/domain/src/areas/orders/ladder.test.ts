import { describe, expect, it } from 'vitest'
import { sizeAt, levelFitAt } from './at-level.ts'
import { ladderFaults, sorted, topSize } from './ladder.ts'
import { limitFaults } from './limits.ts'
import { spanOf } from './point.ts'
import { draftDeal, final, mm, rate, orderLevel, spread } from './world.ts'
import { mostOrderLevels, type OrderLevel } from './order.ts'

const { terms } = draftDeal()
const at = (level: string) => spanOf({ level: spread(level), final: null }, terms).tight
const sizesAt = (orderLevels: OrderLevel[], ...levels: string[]) =>
  levels.map((level) => sizeAt(orderLevels, at(level)).size / 1e6)
const limited = (own: Partial<OrderLevel>): OrderLevel => ({ ...orderLevel(10), ...own })

describe('a ladder at a level', () => {
  const ladder = [orderLevel(6, '53'), orderLevel(10, '60')]

  it('counts the most demanding level still satisfied, never the sum', () => {
    expect(sizesAt(ladder, '65', '60', '59.9', '53', '52.9', '50')).toEqual([10, 10, 6, 6, 0, 0])
    expect(topSize(ladder)).toBe(mm(10))
  })

  it('takes equality as in, and no limit as at reoffer', () => {
    expect(sizesAt([orderLevel(10, '60')], '60', '59.9999')).toEqual([10, 0])
    expect(sizesAt([orderLevel(10)], '-500', '120')).toEqual([10, 10])
    expect(sizesAt([orderLevel(10, '60'), orderLevel(2)], '60', '53', '-5')).toEqual([10, 2, 2])
    expect(sizesAt([], '60')).toEqual([0])
  })

  it('says why it is not more, with the figures', () => {
    expect(sizeAt(ladder, at('53')).misses).toEqual([{ kind: 'minSpread', limit: '60', level: '53' }])
    expect(sizeAt(ladder, at('50')).misses).toEqual([{ kind: 'minSpread', limit: '53', level: '50' }])
    expect(sizeAt(ladder, at('60')).misses).toEqual([])
  })

  it('is in at one end of a range, or at both', () => {
    const range = spanOf({ level: spread('53', '57'), final: null }, terms)
    const fits = ['53', '57', '57.5'].map((limit) => levelFitAt([orderLevel(10, limit)], range).fit)
    expect(fits).toEqual(['in', 'partly', 'out'])
  })

  it('of a deal on price falls away as the price rises', () => {
    const onPrice = draftDeal({ priceType: 'price' }).terms
    const level = { basis: 'price' as const, over: null, level: rate('99.5'), to: rate('99.75'), words: null }
    const span = spanOf({ level, final: null }, onPrice)
    const below = (maxPrice: string) => levelFitAt([limited({ maxPrice: rate(maxPrice) })], span).fit
    expect(['99.75', '99.5', '99.4'].map(below)).toEqual(['in', 'partly', 'out'])
  })
})

describe('a level and a limit with different bases', () => {
  const known = draftDeal({
    guidanceReference: { name: 'UST 3y', isin: null, yield: rate('0.32'), frequency: 'semiAnnual' },
  }).terms
  const by = (minYield: string, level: string, own = known) =>
    sizeAt([limited({ minYield: rate(minYield) })], spanOf({ level: spread(level), final: null }, own).tight)

  it('are compared over the reference, where its yield is known', () => {
    expect(by('0.85', '53').size).toBe(mm(10))
    expect(by('0.851', '53')).toMatchObject({
      size: 0,
      misses: [{ kind: 'minYield', limit: '0.851', level: '0.85' }],
    })
    const inYield = { ...spread('0.85'), basis: 'yield' as const, over: null }
    expect(spanOf({ level: inYield, final: null }, known).tight).toMatchObject({
      spread: '53',
      yield: '0.85',
    })
  })

  it('are assumed met, and marked so, without a benchmark', () => {
    expect(by('0.85', '53', terms)).toMatchObject({ size: mm(10), assumed: ['minYield'] })
  })

  it('meet in the final terms, which say every figure', () => {
    const priced = { level: spread('53'), final }
    const at = (own: Partial<OrderLevel>, of = terms) =>
      sizeAt([limited(own)], spanOf(priced, of).tight).size / 1e6
    expect(at({ minYield: rate('0.85') })).toBe(10)
    expect(at({ minYield: rate('0.86') })).toBe(0)
    expect(at({ minYield: rate('0.85'), minSpread: rate('53') })).toBe(10)
    expect(at({ minYield: rate('0.85'), minSpread: rate('54') })).toBe(0)
    // Priced over a named bond, guided over swaps: the spread of the final terms is not that of limits.
    const two = draftDeal({
      guidanceReference: { name: 'MS', isin: null, yield: null, frequency: null },
      pricingBenchmark: { name: 'Bund', isin: null, yield: null, frequency: null },
    }).terms
    const asYield = { level: { ...spread('0.85'), basis: 'yield' as const, over: null }, final }
    expect(spanOf(asYield, two).tight.spread).toBe(null)
    expect(spanOf(asYield, terms).tight.spread).toBe('53')
  })
})

describe('a ladder that contradicts itself', () => {
  const faults = (...orderLevels: OrderLevel[]) =>
    ladderFaults(orderLevels).map(({ field, reason }) => [field, reason])

  it('is reported at its level, as sent', () => {
    expect(faults(orderLevel(10, '60'), orderLevel(6, '53'))).toEqual([])
    expect(faults(orderLevel(6, '53'), orderLevel(10, '60'), orderLevel(6))).toEqual([])
    expect(faults(orderLevel(10, '60'), orderLevel(6, '60'))).toEqual([
      ['orderLevels.1', 'order.level-twice'],
    ])
    expect(faults(orderLevel(10), orderLevel(6))).toEqual([['orderLevels.1', 'order.level-twice']])
    expect(faults(orderLevel(6, '60'), orderLevel(10, '53'))).toEqual([
      ['orderLevels.1.size', 'order.levels-rise'],
    ])
  })

  it('has levels that cannot be compared', () => {
    const both = (minYield: string, minSpread: string) =>
      limited({ minYield: rate(minYield), minSpread: rate(minSpread) })
    const across = [['orderLevels.1', 'order.levels-contradict']]
    expect(faults(both('4', '60'), both('5', '50'))).toEqual(across)
    expect(faults(limited({ minYield: rate('4') }), orderLevel(6, '50'))).toEqual(across)
    expect(faults(both('5', '60'), { ...both('5', '50'), size: mm(6) })).toEqual([])
    expect(faults(both('5', '60'), { ...limited({ minYield: rate('5') }), size: mm(6) })).toEqual([])
  })

  it('has too many levels', () => {
    const many = Array.from({ length: mostOrderLevels + 1 }, (_, index) => orderLevel(10, String(index)))
    expect(faults(...many)).toEqual([['orderLevels', 'order.too-many-levels']])
    expect(faults(...many.slice(1))).toEqual([])
  })

  it('has the most demanding level first', () => {
    expect(
      sorted([orderLevel(2), orderLevel(10, '60'), orderLevel(6, '53')]).map(({ size }) => size / 1e6),
    ).toEqual([10, 6, 2])
  })
})

describe('a limit', () => {
  const reasons = (own: Partial<OrderLevel>, of = terms) =>
    limitFaults(limited(own), of, 'orderLevels.0').map(({ field, reason }) => `${field} ${reason}`)

  it('is of the kind the deal is quoted in', () => {
    expect(reasons({ minYield: rate('4'), minSpread: rate('60') })).toEqual([])
    expect(reasons({ maxPrice: rate('99') })).toEqual(['orderLevels.0.maxPrice order.limit-on-yield'])
    const onPrice = draftDeal({ priceType: 'price' }).terms
    expect(reasons({ maxPrice: rate('99') }, onPrice)).toEqual([])
    expect(reasons({ minYield: rate('4') }, onPrice)).toEqual(['orderLevels.0.minYield order.limit-on-price'])
  })

  it('keeps within what a level may be', () => {
    expect(reasons({ minSpread: rate('10001') })).toEqual(['orderLevels.0.minSpread deal.level-bounds'])
    expect(reasons({ minYield: rate('-21') })).toEqual(['orderLevels.0.minYield deal.level-bounds'])
  })
})
