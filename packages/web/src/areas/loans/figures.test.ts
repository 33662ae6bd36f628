import { expect, it } from 'vitest'
import { coverText } from './figures.ts'

it('a list shows covers with two decimals, never less than what is needed', () => {
  expect(['1', '238400', '326240', '584000', '1752000', '2000000', '1234567890'].map(coverText)).toEqual([
    '0.01',
    '0.24',
    '0.33',
    '0.59',
    '1.76',
    '2.00',
    '1,234.57',
  ])
})
