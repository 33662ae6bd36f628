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

it('keeps what it does not understand, and every word in English', () => {
  expect(words('CNH 1.5bn expected')).toBe('CNH 1.5bn expected')
  showLanguage('CN')
  for (const text of ['subject to demand', '300-500mm', '15亿', '', 'expected', 'min'])
    expect(words(text)).toBe(text)
})
