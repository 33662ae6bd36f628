import { describe, expect, it } from 'vitest'
import {
  type FaceAmount,
  addFaces,
  bareAmount,
  faceAmount,
  isFace,
  mostFace,
  parseFace,
  showMm,
  sumFaces,
} from './amount.ts'

describe('typing a size', () => {
  it.each([
    ['50', 50_000_000],
    ['50mm', 50_000_000],
    ['50 MM', 50_000_000],
    [' 50m ', 50_000_000],
    ['0.05bn', 50_000_000],
    ['0.05 Bil', 50_000_000],
    ['5亿', 500_000_000],
    ['5億', 500_000_000],
    ['5000万', 50_000_000],
    ['5千萬', 50_000_000],
    ['2百万', 2_000_000],
    ['1十亿', 1_000_000_000],
    ['200k', 200_000],
    ['1,250', 1_250_000_000],
    ['1,250.5', 1_250_500_000],
    ['1.250000', 1_250_000],
    ['1 250 mm', 1_250_000_000],
    ['1 250.5mm', 1_250_500_000],
    ['200 000k', 200_000_000],
    ['10 000 000', 10_000_000_000_000],
    ['1\u2009250', 1_250_000_000],
    ['10\u00a0000\u00a0000', 10_000_000_000_000],
    ['10\u202f000.5', 10_000_500_000],
    ["1'250", 1_250_000_000],
    ['1’250 mm', 1_250_000_000],
    ['5 mio', 5_000_000],
    ['5 Mio.', 5_000_000],
    ['5\u00a0mm', 5_000_000],
    ['0.000001', 1],
    ['0', 0],
    ['007', 7_000_000],
    ['9007199254.740991', Number.MAX_SAFE_INTEGER],
  ])('%s is %d', (text, units) => {
    expect(parseFace(text)).toBe(units)
  })

  it.each([
    '',
    ' ',
    '.',
    '-5',
    '+5',
    '−5',
    '1e400',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '5,00',
    '1,2,3',
    '12,34',
    ',5',
    '５０',
    '50ｍｍ',
    '五亿',
    '50 mm mm',
    '50xx',
    '5%',
    '$5',
    '5.',
    '1 00',
    '1 0000',
    '10 110',
    '5 120',
    '10 110.5',
    '10 110 bp',
    '1 000,000',
    "1'000 000",
    '1.250.000',
    '5..',
    '5.mm',
    'mm',
    '٥',
    '9'.repeat(50),
  ])('%j is refused', (text) => {
    expect(parseFace(text)).toMatchObject({ refused: true, reason: 'amount.not-understood' })
  })

  it('refuses a part of a currency unit, and more than counts exactly', () => {
    expect(parseFace('0.0000001')).toMatchObject({ reason: 'amount.not-whole' })
    expect(parseFace('1.2345k')).toMatchObject({ reason: 'amount.not-whole' })
    expect(parseFace('9007199254.740992')).toMatchObject({ reason: 'amount.too-big' })
    expect(parseFace('99999999999bn')).toMatchObject({ reason: 'amount.too-big' })
  })
})

it('an amount without a unit has its digits only', () => {
  expect(['50', '1,250.5', '1 250', ' 10\u00a0000 '].map(bareAmount)).toEqual([
    '50',
    '1250.5',
    '1250',
    '10000',
  ])
  expect(['50mm', '5k', '1 00', '', 'x', '-5'].map(bareAmount)).toEqual(Array(6).fill(undefined))
})

describe('a face amount', () => {
  it('is a whole number that counts exactly', () => {
    for (const bad of [-1, -0, 0.5, Number.NaN, Infinity, 2 ** 53, '5', null]) expect(isFace(bad)).toBe(false)
    expect(isFace(0)).toBe(true)
    expect(() => faceAmount(0.1)).toThrow(RangeError)
  })

  it('adds exactly or not at all', () => {
    expect(sumFaces([])).toBe(0)
    expect(sumFaces([faceAmount(1), faceAmount(2)])).toBe(3)
    expect(() => addFaces(mostFace, faceAmount(1))).toThrow(RangeError)
    expect(() => sumFaces([mostFace, mostFace])).toThrow(RangeError)
  })

  it('is shown in mm without rounding', () => {
    const shown = [0, 1, 200_000, 50_000_000, 1_250_500_000, 1_234_567_000_001].map((units) =>
      showMm(units as FaceAmount),
    )
    expect(shown).toEqual(['0', '0.000001', '0.2', '50', '1,250.5', '1,234,567.000001'])
  })
})
