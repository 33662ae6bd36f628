import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { Tenor } from '@bookrunner/domain/deals'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../../platform/text.ts'
import { dealWords } from '../words.ts'
import { sizeIn, sizeNow, sizeText, tenorText } from './size.ts'
import { partsText } from './text.ts'

const t = textOf(partsText)
const words = textOf(dealWords)
const number = (face: number, unit: 'mm' | 'bil') =>
  ({ kind: 'number', face: face as FaceAmount, unit }) as const

describe('a size', () => {
  it('keeps its unit', () => {
    expect(sizeText(number(1_250_000_000, 'mm'), words)).toBe('1,250mm')
    expect(sizeText(number(1_250_000_000, 'bil'), words)).toBe('1.25bn')
    expect(sizeText(number(2_000_000_000, 'bil'), words)).toBe('2bn')
    expect(sizeText(number(500_500_000, 'mm'), words)).toBe('500.5mm')
  })

  it('can be a text', () => {
    expect(sizeText({ kind: 'benchmark' }, words)).toBe('Benchmark')
    expect(sizeText({ kind: 'tbd' }, words)).toBe('TBD')
    expect(sizeText({ kind: 'text', text: 'min 300mm' }, words)).toBe('min 300mm')
    expect(sizeText(null, words)).toBe('–')
  })
})

describe('a size with its currency', () => {
  it('has the currency once', () => {
    expect(sizeIn('USD', number(500_000_000, 'mm'), words)).toBe('USD 500mm')
    expect(sizeIn('CNH', { kind: 'text', text: 'CNH 1.5bn expected' }, words)).toBe('CNH 1.5bn expected')
    expect(sizeIn('CNH', { kind: 'text', text: '1.5bn expected' }, words)).toBe('CNH 1.5bn expected')
    expect(sizeIn('EUR', null, words)).toBe('EUR')
    expect(sizeIn(null, null, words)).toBe('–')
  })

  it('is the final size from the launch on', () => {
    const final = { size: 750_000_000 as FaceAmount, spread: null, benchmarkYield: null, yield: null }
    const launched = { ...final, coupon: null, price: null }
    expect(sizeNow({ size: { kind: 'benchmark' }, final: null })).toEqual({ kind: 'benchmark' })
    expect(sizeNow({ size: { kind: 'benchmark' }, final: launched })).toEqual(number(750_000_000, 'mm'))
    expect(sizeNow({ size: number(1_000_000_000, 'bil'), final: launched })).toEqual(
      number(750_000_000, 'bil'),
    )
  })
})

describe('a tenor', () => {
  const tenor = (tenorInput: Partial<Tenor>) => ({
    perpetual: false,
    years: 0,
    months: 0,
    days: 0,
    ...tenorInput,
  })
  it.each([
    [tenor({ years: 10 }), '10y'],
    [tenor({ years: 3, months: 6 }), '3y 6m'],
    [tenor({ days: 364 }), '364d'],
    [tenor({ perpetual: true, years: 5 }), 'Perpetual'],
    [tenor({}), '–'],
    [null, '–'],
  ])('%j is %s', (tenorInput, text) => expect(tenorText(tenorInput, t)).toBe(text))
})
