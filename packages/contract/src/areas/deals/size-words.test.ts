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
  for (const text of ['subject to demand', '300-500mm', '15亿', '5千万 expected', '', 'expected', 'min'])
    expect(sizeWords(text, 'CN')).toBe(text)
})

it('speaks in notices and papers as on screens', () => {
  expect(announcedSizeTexts('CNH', { kind: 'text', text: 'CNH 1.5bn expected' })).toEqual({
    US: 'CNH 1.5bn expected',
    CN: 'CNH 预期 15 亿',
    HK: 'CNH 預期 15 億',
  })
})
