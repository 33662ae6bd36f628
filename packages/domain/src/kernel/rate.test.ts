import { describe, expect, it } from 'vitest'
import {
  type Rate,
  exact,
  isRate,
  parsePrice,
  parseSharePrice,
  parseSpread,
  parseYield,
  rateOf,
  showFixed,
  showSpread,
} from './rate.ts'

describe('typing a yield', () => {
  it.each([
    ['4.75', '4.75'],
    ['4.75%', '4.75'],
    ['4.750 %', '4.75'],
    ['4 3/4', '4.75'],
    ['4-3/4', '4.75'],
    ['4 3/4%', '4.75'],
    ['3/8', '0.375'],
    ['-0.5', '-0.5'],
    ['-1 1/2', '-1.5'],
    ['+2', '2'],
    ['0', '0'],
    ['-0', '0'],
    ['0.1', '0.1'],
    ['5 1/256', '5.00390625'],
  ])('%s is %s', (text, value) => {
    expect(parseYield(text)).toBe(value)
  })

  it.each([
    '',
    '4.',
    '.5',
    '4 4/4',
    '4 5/4',
    '4 1/3',
    '4 3/ 4',
    '4  3/4',
    '1e400',
    'NaN',
    '４',
    '--4',
    '4%%',
  ])('%j is refused', (text) => {
    expect(parseYield(text)).toMatchObject({ refused: true, reason: 'rate.not-understood' })
  })

  it('names the figure with a point where a comma is typed for one', () => {
    const suggested = (answer: unknown) =>
      (answer as { params?: { value?: string } }).params?.value ?? (answer as { reason: string }).reason
    expect(['4,75', '7,125', '-0,5', '7,15 %'].map((text) => suggested(parseYield(text)))).toEqual([
      '4.75',
      '7.125',
      '-0.5',
      '7.15',
    ])
    expect(suggested(parsePrice('99,875'))).toBe('99.875')
    expect(['112,5', 'T+112,5', '112,5bp'].map((text) => suggested(parseSpread(text)))).toEqual([
      '112.5',
      'T+112.5',
      '112.5BP',
    ])
    // It may be a thousand.
    for (const answer of [
      parseSpread('1,200'),
      parseSharePrice('61,400'),
      parseYield('1,2,3'),
      parseYield('a,b'),
    ])
      expect(suggested(answer)).toBe('rate.not-understood')
  })

  it('refuses what no market shows', () => {
    expect(parseYield('100.01')).toMatchObject({ reason: 'rate.out-of-range' })
    expect(parseYield('-20.5')).toMatchObject({ reason: 'rate.out-of-range' })
    expect(parseYield('1.00000000001')).toMatchObject({ reason: 'rate.too-fine', params: { places: 10 } })
  })
})

describe('typing a price', () => {
  it.each([
    ['99.44', '99.44'],
    ['99 1/2', '99.5'],
    ['100', '100'],
  ])('%s is %s', (text, value) => {
    expect(parsePrice(text)).toBe(value)
  })
  it('is above nothing', () => {
    for (const text of ['0', '-1', '1001'])
      expect(parsePrice(text)).toMatchObject({ reason: 'rate.out-of-range' })
    expect(parsePrice('99%')).toMatchObject({ reason: 'rate.not-understood' })
  })

  it('reads the price of a share in a currency of large figures', () => {
    expect(parseSharePrice('61400')).toBe('61400')
    expect(parseSharePrice('0.05')).toBe('0.05')
    for (const text of ['0', '-1', '1000001'])
      expect(parseSharePrice(text)).toMatchObject({ reason: 'rate.out-of-range' })
  })
})

describe('typing a spread', () => {
  it.each([
    ['T+120', 'T', '120'],
    ['t + 120', 'T', '120'],
    ['MS-5', 'MS', '-5'],
    ['CT5+62.5', 'CT5', '62.5'],
    ['120', null, '120'],
    ['+120bp', null, '120'],
    ['120 bps', null, '120'],
    ['-5', null, '-5'],
  ])('%s', (text, over, bp) => {
    expect(parseSpread(text)).toEqual({ over, bp })
  })
  it.each(['', 'T', 'T120', 'T+', 'T++1', '120 area', 'T+1e4', '+', 'BENCHMARK+5', 'T+１２０'])(
    '%j is refused',
    (text) => {
      expect(parseSpread(text)).toMatchObject({ refused: true, reason: 'rate.not-understood' })
    },
  )
  it('has bounds', () => {
    expect(parseSpread('T+10001')).toMatchObject({ reason: 'rate.out-of-range' })
    expect(parseSpread('T+1.00001')).toMatchObject({ reason: 'rate.too-fine' })
  })
})

describe('a rate', () => {
  it('has one text', () => {
    for (const text of ['0', '-1', '0.1', '-0.05', '100']) expect(isRate(text)).toBe(true)
    for (const text of ['-0', '01', '1.0', '1.', '.1', '1e3', '', '+1', ' 1', 1])
      expect(isRate(text)).toBe(false)
    expect(rateOf('1.500')).toBe('1.5')
    expect(rateOf('-0.0')).toBe('0')
    expect(rateOf('0.0000000001')).toBe('0.0000000001')
    expect(() => rateOf('NaN')).toThrow(RangeError)
    expect(() => rateOf('Infinity')).toThrow(RangeError)
  })

  it('computes without a binary float', () => {
    expect(rateOf(exact('0.1' as Rate).plus('0.2'))).toBe('0.3')
  })

  it('is shown as markets print it', () => {
    expect(showFixed('4.75' as Rate, 3)).toBe('4.750')
    expect(showFixed('1.0005' as Rate, 3)).toBe('1.001')
    expect(showFixed('-1.0005' as Rate, 3)).toBe('-1.001')
    expect(showFixed('-0.0001' as Rate, 3)).toBe('0.000')
    expect(showSpread({ over: 'T', bp: '120' as Rate })).toBe('T+120')
    expect(showSpread({ over: 'MS', bp: '-5' as Rate })).toBe('MS-5')
    expect(showSpread({ over: null, bp: '0' as Rate })).toBe('+0 bp')
  })
})
