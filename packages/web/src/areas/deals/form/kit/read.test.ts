import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import {
  needed,
  readDay,
  readFace,
  readPoints,
  readPrice,
  readTime,
  readWhole,
  readYield,
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
    ['200', 'k', 200_000],
    ['1mm', 'k', 1_000_000],
    ['0.5', 'k', 500],
    ['５００', 'mm', 500_000_000],
    ['１，２５０．５ｍｍ', 'mm', 1_250_500_000],
    ['０。５', 'bil', 500_000_000],
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
    [200_000, 'k', '200'],
    [1_000_500, 'k', '1,000.5'],
    [1, 'k', '0.001'],
  ] as const)('%d is written in %s as %s, and read back', (face, unit, text) => {
    expect(writeFace(face as FaceAmount, unit)).toBe(text)
    expect(readFace(unit)(text)).toEqual({ value: face })
  })
})

describe('a rate', () => {
  it('is per cent, a price, or basis points', () => {
    expect(readYield('4 3/4')).toEqual({ value: '4.75' })
    expect(readYield('150')).toEqual({ wrong: 'unread.rate-range' })
    expect(readPrice('99.852')).toEqual({ value: '99.852' })
    expect(readPoints('+49.6bp')).toEqual({ value: '49.6' })
    expect(readPoints('T+120')).toEqual({ wrong: 'unread.rate' })
  })
})

describe('a day', () => {
  it.each([
    '2026-11-20',
    '20261120',
    '2026/11/20',
    '2026.11.20',
    '2026年11月20日',
    '20 Nov 2026',
    '20-Nov-26',
    '20nov2026',
    '20 November 2026',
    '20/11/2026',
    '11/20/2026',
  ])('%s', (text) => {
    expect(readDay(text)).toEqual({ value: '2026-11-20' })
  })

  it.each([
    ['31 Feb 2026', 'unread.day'],
    ['2026-02-29', 'unread.day'],
    ['20 Foo 2026', 'unread.day'],
    ['tomorrow', 'unread.day'],
    ['0026-11-20', 'unread.day'],
    ['5/11/2026', 'unread.day-two-ways'],
  ])('%s is none', (text, wrong) => {
    expect(readDay(text)).toEqual({ wrong })
  })

  it('accepts a day that both orders read the same', () => {
    expect(readDay('5/5/2026')).toEqual({ value: '2026-05-05' })
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
  for (const read of [readDay, readTime, readYield, readFace('mm'), readWhole(0, 1)])
    expect(read('  ')).toEqual({ value: null })
  expect(needed(readDay)('')).toEqual({ wrong: 'unread.needed' })
})
