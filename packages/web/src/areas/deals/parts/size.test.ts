import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { Tenor } from '@bookrunner/domain/deals'
import { afterEach, describe, expect, it } from 'vitest'
import { showLanguage, textOf } from '../../../platform/text.ts'
import { dealCodeText } from '../deal-code-text.ts'
import { sizeBeside, sizeIn, sizeNow, sizeText, tenorText } from './size.ts'
import { partsText } from './text.ts'

const t = textOf(partsText)
const codeText = textOf(dealCodeText)
const number = (face: number, unit: 'mm' | 'bil') =>
  ({ kind: 'number', face: face as FaceAmount, unit }) as const

afterEach(() => showLanguage('US'))

describe('a size', () => {
  it('keeps its unit', () => {
    expect(sizeText(number(1_250_000_000, 'mm'), codeText)).toBe('1,250mm')
    expect(sizeText(number(1_250_000_000, 'bil'), codeText)).toBe('1.25bn')
    expect(sizeText(number(2_000_000_000, 'bil'), codeText)).toBe('2bn')
    expect(sizeText(number(500_500_000, 'mm'), codeText)).toBe('500.5mm')
  })

  it('can be a text', () => {
    expect(sizeText({ kind: 'benchmark' }, codeText)).toBe('Benchmark')
    expect(sizeText({ kind: 'tbd' }, codeText)).toBe('TBD')
    expect(sizeText({ kind: 'text', text: 'min 300mm' }, codeText)).toBe('min 300mm')
    expect(sizeText(null, codeText)).toBe('–')
  })
})

describe('a size with its currency', () => {
  it('has the currency once', () => {
    expect(sizeIn('USD', number(500_000_000, 'mm'), codeText)).toBe('USD 500mm')
    expect(sizeIn('CNH', { kind: 'text', text: 'CNH 1.5bn expected' }, codeText)).toBe('CNH 1.5bn expected')
    expect(sizeIn('CNH', { kind: 'text', text: '1.5bn expected' }, codeText)).toBe('CNH 1.5bn expected')
    expect(sizeIn('EUR', null, codeText)).toBe('EUR')
    expect(sizeIn(null, null, codeText)).toBe('–')
  })

  it('is in the words of the reader', () => {
    showLanguage('CN')
    expect(sizeIn('CNH', { kind: 'text', text: '1.5bn expected' }, codeText)).toBe('CNH 预期 15 亿')
    expect(sizeBeside('CNH', { kind: 'text', text: 'CNH 1.5bn expected' }, codeText)).toBe('预期 15 亿')
    expect(sizeIn('USD', { kind: 'text', text: 'up to 1' }, codeText)).toBe('USD up to 1')
  })

  it('has no currency beside a column with it', () => {
    expect(sizeBeside('CNH', { kind: 'text', text: 'CNH 1.5bn expected' }, codeText)).toBe('1.5bn expected')
    expect(sizeBeside('USD', { kind: 'text', text: 'CNH 1.5bn expected' }, codeText)).toBe(
      'CNH 1.5bn expected',
    )
    expect(sizeBeside('USD', { kind: 'text', text: 'USD ' }, codeText)).toBe('USD ')
    expect(sizeBeside('USD', number(500_000_000, 'mm'), codeText)).toBe('500mm')
    expect(sizeBeside(null, null, codeText)).toBe('–')
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
