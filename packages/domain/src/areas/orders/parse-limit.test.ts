import { describe, expect, it } from 'vitest'
import { spreadNames } from './deal.ts'
import { withSizesInMm } from './list-sizes.ts'
import { parseLadder, parseLimits, parseSpreadLimit } from './parse-limit.ts'
import { readRow } from './read-row.ts'
import { open, orderLevel } from './world.ts'

describe('a limit as traders type it', () => {
  const names = ['T', 'UST', 'CT5']
  const read = (text: string) => parseLimits(text, 'minSpread', names)

  it.each(['115', 'T+115', 'CT5+115', 'ct5 115', 't 115', 'UST + 115bp', '115 area', 'T+115 区域'])(
    '%s is T+115',
    (text) => {
      expect(read(text)).toEqual({ minSpread: '115', minYield: null, maxPrice: null })
    },
  )

  it.each(['at reoffer', 'reoffer', 'RO', 'mkt', 'at market', 'at mkt', '不限价', '不限價'])(
    '%s is none',
    (text) => {
      expect(read(text)).toEqual({ minSpread: null, minYield: null, maxPrice: null })
      expect(parseLadder(`10 @ ${text}`, 'minSpread', names)).toEqual([orderLevel(10)])
    },
  )

  it('is refused over another bond or rate', () => {
    for (const text of ['CT10+115', 'MS+115', 'CT50+115'])
      expect(read(text)).toMatchObject({ reason: 'order.limit-over', params: { over: 'T' } })
  })

  it('names the benchmark of a deal over T, but no bond of a deal over swaps', () => {
    const deal = open()
    expect(spreadNames(deal)).toEqual(['T', 'UST', 'CT3'])
    const named = { name: 'CT5', isin: null, yield: null, frequency: null }
    expect(spreadNames({ ...deal, terms: { ...deal.terms, pricingBenchmark: named } })).toEqual([
      'T',
      'UST',
      'CT5',
    ])
    const ofTenor = { ...named, name: 'UST 5Y' }
    const deal5 = { ...deal, terms: { ...deal.terms, pricingBenchmark: ofTenor } }
    expect(parseLimits('CT5+115', 'minSpread', spreadNames(deal5))).toMatchObject({ minSpread: '115' })
    const overSwaps = new Map(
      [...deal.guidance].map(([nr, each]) => [nr, { ...each, level: { ...each.level, over: 'MS' } }]),
    )
    expect(spreadNames({ ...deal, guidance: overSwaps })).toEqual(['MS'])
    const overCt3 = new Map(
      [...deal.guidance].map(([nr, each]) => [nr, { ...each, level: { ...each.level, over: 'CT3' } }]),
    )
    const ofCt3 = spreadNames({ ...deal, guidance: overCt3 })
    expect(['T+85', 'UST+85', 'CT3+85', '85'].map((text) => parseSpreadLimit(text, ofCt3))).toEqual(
      Array.from({ length: 4 }, () => '85'),
    )
    expect(parseSpreadLimit('CT5+85', ofCt3)).toMatchObject({ reason: 'order.limit-over' })
  })

  it('says which part of a ladder is wrong', () => {
    expect(parseLadder('10 @ T+60; lots @ 5')).toMatchObject({
      reason: 'order.ladder-size',
      params: { part: 'lots' },
    })
    expect(parseLadder('10 @ T+60; 6 at soon')).toMatchObject({
      reason: 'order.ladder-limit',
      params: { part: 'soon' },
    })
  })

  it('is refused if it ends at its @, or may be a price on a deal of spreads', () => {
    for (const text of ['50 @', '50 at ', '20; 50 @ '])
      expect(parseLadder(text, 'minSpread', names)).toMatchObject({
        reason: 'order.limit-missing',
        params: { part: '50' },
      })
    expect(parseLadder('50 @ 99.5', 'minSpread', names)).toMatchObject({ reason: 'order.limit-unclear' })
    expect(parseLadder('50 @ T+99.5', 'minSpread', names)).toEqual([orderLevel(50, '99.5')])
    expect(parseLadder('50 @ 99', 'minSpread', names)).toEqual([orderLevel(50, '99')])
    expect(parseLadder('50 @ 99.5')).toMatchObject([{ maxPrice: '99.5' }])
  })

  it('separates levels by semicolons, or by commas with a blank', () => {
    const ladder = parseLadder('1,000 @ 60; 600 @ 53', 'minSpread')
    expect(ladder).toMatchObject([{ size: 1_000_000_000 }, { size: 600_000_000, minSpread: '53' }])
    expect(parseLadder('1,000 @ 60, 600 @ 53', 'minSpread')).toEqual(ladder)
  })

  it('may be a column of its own, of any kind', () => {
    const levelOf = (limit: string) =>
      readRow({ investor: 'x', size: '10', limit }, { bare: 'minSpread', names }).content.orderLevels
    expect(levelOf('115')).toEqual([orderLevel(10, '115')])
    expect(levelOf('RO')).toEqual([orderLevel(10)])
    expect(levelOf('4.5%')).toMatchObject([{ minYield: '4.5' }])
    expect(readRow({ investor: 'x', size: '10', limit: '+60', minSpread: '60' }).faults).toEqual([
      { field: 'limit', reason: 'order.ladder-form' },
    ])
  })
})

it('reads the sizes of a list in full, in thousands or in millions', () => {
  const sizes = (cells: string[], unit?: 'k' | 'mm') =>
    withSizesInMm(
      cells.map((size) => ({ size })),
      unit && { size: unit },
    ).map(({ size }) => size)
  expect(sizes(['10,000,000', '500000', '5mm'])).toEqual(['10', '0.5', '5mm'])
  expect(sizes(['10', '500000'])).toEqual(['10', '500000'])
  expect(sizes(['5,000', '10mm'], 'k')).toEqual(['5,000k', '10mm'])
  expect(sizes(['2,000,000'], 'mm')).toEqual(['2,000,000'])
})
