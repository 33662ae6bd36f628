import { expect, it } from 'vitest'
import { plainWidth } from './plain-width.ts'

it.each([
  ['Ｔ＋１２０　ａｒｅａ', 'T+120 area'],
  ['４．７５％', '4.75%'],
  ['4。75', '4.75'],
  ['5亿', '5亿'],
  ['新发行。', '新发行。'],
])('%s means %s', (typed, expected) => {
  expect(plainWidth(typed)).toBe(expected)
})
