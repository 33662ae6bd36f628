import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import {
  needed,
  readBenchmarkPrice,
  readDenomination,
  readFace,
  readPoints,
  readPrice,
  readTime,
  readWhole,
  readYield,
  writeDenomination,
  writeFace,
} from './read.ts'

describe('an amount', () => {
  it.each([
    ['500', 'mm', 500_000_000],
    ['500mm', 'mm', 500_000_000],
    ['0.5bn', 'mm', 500_000_000],
    ['5亿', 'mm', 500_000_000],
    ['1,250.5', 'mm', 1_250_500_000],
    ['0.5', 'bil', 500_000_000],
    ['500mm', 'bil', 500_000_000],
    ['５００', 'mm', 500_000_000],
    ['１，２５０．５ｍｍ', 'mm', 1_250_500_000],
    ['０。５', 'bil', 500_000_000],
    ['1 250', 'mm', 1_250_000_000],
    ['1 250', 'bil', 1_250_000_000_000],
  ] as const)('%s in %s is %d', (text, unit, face) => {
    expect(readFace(unit)(text)).toEqual({ value: face })
  })

  it.each([
    ['5x', 'unread.amount'],
    ['-5', 'unread.amount'],
    ['0.0000001', 'unread.amount-whole'],
    ['99999999999', 'unread.amount-big'],
  ])('%s is none', (text, wrong) => {
    expect(readFace('mm')(text)).toEqual({ wrong })
  })

  it.each([
    [500_000_000, 'mm', '500'],
    [1_250_500_000, 'mm', '1,250.5'],
    [500_000_000, 'bil', '0.5'],
  ] as const)('%d is written in %s as %s, and read back', (face, unit, text) => {
    expect(writeFace(face as FaceAmount, unit)).toBe(text)
    expect(readFace(unit)(text)).toEqual({ value: face })
  })
})

describe('a denomination', () => {
  it.each([
    ['200', 200_000],
    ['200k', 200_000],
    ['200,000', 200_000],
    ['1', 1000],
    ['1,000', 1000],
    ['200 000', 200_000],
    ['1’000', 1000],
    ['1mm', 1_000_000],
    ['0.1', 100],
  ])('%s is %d', (text, face) => {
    expect(readDenomination(text)).toEqual({ value: face })
  })

  it('is written in full', () => {
    expect(writeDenomination(200_000 as FaceAmount)).toBe('200,000')
    expect(readDenomination('2,00')).toEqual({ wrong: 'unread.amount' })
    expect(readDenomination('1000.5')).toEqual({ wrong: 'unread.amount-whole' })
  })
})

describe('a rate', () => {
  it('is per cent, a price, or basis points', () => {
    expect(readYield('4 3/4')).toEqual({ value: '4.75' })
    // A decimal comma: the form that works is named.
    const comma = (value: string) => ({ wrong: 'unread.rate-comma', params: { value } })
    expect(readYield('7,15')).toEqual(comma('7.15'))
    expect(readPrice('99,5')).toEqual(comma('99.5'))
    expect(readPoints('12,5')).toEqual(comma('12.5'))
    expect(readBenchmarkPrice('99,515')).toEqual(comma('99.515'))
    expect(readYield('150')).toEqual({ wrong: 'unread.rate-range' })
    expect(readPrice('99.852')).toEqual({ value: '99.852' })
    expect(readPoints('+49.6bp')).toEqual({ value: '49.6' })
    for (const text of ['T+120', 'wide']) expect(readPoints(text)).toEqual({ wrong: 'unread.points' })
    expect(readPoints('20000')).toEqual({ wrong: 'unread.rate-range' })
  })
})

describe('a time', () => {
  it.each([
    ['16:30', '16:30'],
    ['1630', '16:30'],
    ['9', '09:00'],
    ['4:30pm', '16:30'],
    ['12am', '00:00'],
    ['16:30:15', '16:30:15'],
  ])('%s is %s', (text, time) => expect(readTime(text)).toEqual({ value: time }))

  it.each(['24:00', '16:60', '13pm', 'noon'])('%s is none', (text) =>
    expect(readTime(text)).toEqual({ wrong: 'unread.time' }),
  )
})

it('whole numbers have bounds', () => {
  const read = readWhole(0, 60)
  expect(read('5')).toEqual({ value: 5 })
  expect(read('61')).toEqual({ wrong: 'unread.whole-range' })
  expect(read('5.5')).toEqual({ wrong: 'unread.whole' })
})

it('reads an empty text as null, unless a value is required', () => {
  for (const read of [readTime, readYield, readFace('mm'), readWhole(0, 1)])
    expect(read('  ')).toEqual({ value: null })
  expect(needed(readTime)('')).toEqual({ wrong: 'unread.needed' })
})
