import { describe, expect, it } from 'vitest'
import { measureAt, wrapped } from './wrap.ts'

const measure = measureAt(1, (text) => text.length / 1.1)

describe('lines of a page', () => {
  it('keep words whole and break Chinese anywhere', () => {
    expect(wrapped('one two three', 7, measure)).toEqual(['one two', 'three'])
    expect(wrapped('订单确认书的内容', 3, measure)).toEqual(['订单确', '认书的', '内容'])
    expect(wrapped('订单 T+60', 4, measure)).toEqual(['订单', 'T+60'])
  })

  it('never begin with a sign that ends something, and break a word that is too wide', () => {
    expect(wrapped('订单确，认书', 3, measure)).toEqual(['订单确，', '认书'])
    expect(wrapped('abcdefgh', 3, measure)).toEqual(['abc', 'def', 'gh'])
  })

  it('keep lines people typed, empty ones too, and lose no letter', () => {
    expect(wrapped('a\n\nb', 9, measure)).toEqual(['a', '', 'b'])
    const text = 'Wörter 和中文 mixed，及一個很長的句子 0123456789'
    const letters = (text: string) => text.replaceAll(/\s/g, '')
    expect(letters(wrapped(text, 5, measure).join(''))).toBe(letters(text))
  })
})
