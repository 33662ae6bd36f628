import { afterEach, expect, it } from 'vitest'
import { showLanguage, textOf } from '../../../platform/text.ts'
import { dealCodeText } from '../deal-code-text.ts'
import { sizeIn } from './size.ts'
import { sizeWords } from './size-words.ts'

const texts = textOf(dealCodeText)
const words = (text: string) => sizeWords(text)

afterEach(() => showLanguage('US'))

it('says the usual forms of a size in Chinese', () => {
  showLanguage('CN')
  expect(words('CNH 1.5bn expected')).toBe('CNH 预期 15 亿')
  expect(words('300mm (exp.)')).toBe('预期 300 百万')
  expect(words('min 300mm')).toBe('不少于 300 百万')
  expect(words('USD up to 1bn')).toBe('USD 不超过 10 亿')
  expect(words('500mm')).toBe('500 百万')
  expect(sizeIn('CNH', { kind: 'text', text: '1.5bn expected' }, texts)).toBe('CNH 预期 15 亿')
  showLanguage('HK')
  expect(words('min. 2bn')).toBe('不少於 20 億')
})

it('adds no unit that the desk did not write', () => {
  for (const language of ['CN', 'HK'] as const) {
    showLanguage(language)
    for (const text of [
      'up to 1',
      'USD up to 1',
      'min 300',
      'MIN 300',
      '300 exp',
      '300 (expected)',
      'USD 500',
      '1,000',
    ])
      expect(words(text)).toBe(text)
  }
})

it('takes only known currencies for a currency', () => {
  showLanguage('CN')
  expect(words('MIN 300mm')).toBe('不少于 300 百万')
  expect(words('MAX 1BN')).toBe('不超过 10 亿')
  expect(words('HKD MIN 300MM')).toBe('HKD 不少于 300 百万')
  for (const text of ['XYZ 300mm', 'XYZ up to 1bn', 'NEW 1bn expected']) expect(words(text)).toBe(text)
})

it('keeps what it does not understand, and every word in English', () => {
  expect(words('CNH 1.5bn expected')).toBe('CNH 1.5bn expected')
  showLanguage('CN')
  for (const text of ['subject to demand', '300-500mm', '15亿', '5千万 expected', '', 'expected', 'min'])
    expect(words(text)).toBe(text)
})
