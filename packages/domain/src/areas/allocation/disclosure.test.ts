import { expect, it } from 'vitest'
import { hidesAccounts } from './disclosure.ts'

it.each([
  ['nobody', [], false],
  ['two accounts', [50, 50], false],
  ['three equal ones', [10, 10, 10], true],
  ['one with most of the book', [600, 20, 20, 19], false],
  ['the same with a tenth of it behind the two largest', [600, 20, 20, 20, 20], true],
  ['two with most of the book', [300, 300, 20, 9], false],
  ['the largest last', [20, 20, 20, 600], false],
  ['no size at all', [0, 0, 0], true],
])('a figure about %s', (_, amounts, isHidden) => {
  expect(hidesAccounts(amounts.map(BigInt))).toBe(isHidden)
})
