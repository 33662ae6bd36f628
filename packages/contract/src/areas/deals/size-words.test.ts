import { expect, it } from 'vitest'
import { announcedSizeTexts } from './size-text.ts'
import { sizeWords } from './size-words.ts'

it('says the usual forms of a size in Chinese', () => {
  const words = (text: string) => sizeWords(text, 'CN')
  expect(words('CNH 1.5bn expected')).toBe('CNH 预期 15 亿')
  expect(words('300mm (exp.)')).toBe('预期 300 百万')
  expect(words('min 300mm')).toBe('不少于 300 百万')
  expect(words('USD up to 1bn')).toBe('USD 不超过 10 亿')
  expect(words('500mm')).toBe('500 百万')
  expect(sizeWords('min. 2bn', 'HK')).toBe('不少於 20 億')
})

it('says a range of sizes, whose unit is of both', () => {
  const words = (text: string) => sizeWords(text, 'CN')
  expect(words('200-300mm')).toBe('200 至 300 百万')
  expect(words('USD 200-300mm')).toBe('USD 200 至 300 百万')
  expect(words('200mm – 300mm')).toBe('200 至 300 百万')
  expect(words('1–1.5bn')).toBe('10 至 15 亿')
  expect(words('200 to 300 mm expected')).toBe('预期 200 至 300 百万')
  expect(sizeWords('USD 200-300mm', 'HK')).toBe('USD 200 至 300 百萬')
  expect(sizeWords('USD 200-300mm', 'US')).toBe('USD 200-300mm')
  for (const text of ['200-300', '500-1bn', '300-200mm', '200-', '1-2-3mm', '500mm-1bn'])
    expect(words(text)).toBe(text)
})

it('adds no unit that the desk did not write', () => {
  const bare = [
    'up to 1',
    'USD up to 1',
    'min 300',
    'MIN 300',
    '300 exp',
    '300 (expected)',
    'USD 500',
    '1,000',
  ]
  for (const language of ['CN', 'HK'] as const)
    expect(bare.map((text) => sizeWords(text, language))).toEqual(bare)
})

it('takes only known currencies for a currency', () => {
  const words = (text: string) => sizeWords(text, 'CN')
  expect(words('MIN 300mm')).toBe('不少于 300 百万')
  expect(words('MAX 1BN')).toBe('不超过 10 亿')
  expect(words('HKD MIN 300MM')).toBe('HKD 不少于 300 百万')
  for (const text of ['XYZ 300mm', 'XYZ up to 1bn', 'NEW 1bn expected']) expect(words(text)).toBe(text)
})

it('keeps what it does not understand, and every word in English', () => {
  expect(sizeWords('CNH 1.5bn expected', 'US')).toBe('CNH 1.5bn expected')
  for (const text of ['subject to demand', '15亿', '5千万 expected', '', 'expected', 'min'])
    expect(sizeWords(text, 'CN')).toBe(text)
})

it('speaks in notices and papers as on screens', () => {
  expect(announcedSizeTexts('CNH', { kind: 'text', text: 'CNH 1.5bn expected' })).toEqual({
    US: 'CNH 1.5bn expected',
    CN: 'CNH 预期 15 亿',
    HK: 'CNH 預期 15 億',
  })
})
