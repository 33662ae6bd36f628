import { expect, it } from 'vitest'
import type { Rate } from '../../kernel/index.ts'
import { parseBenchmarkPrice, showThirtySeconds } from './thirty-seconds.ts'

it.each([
  ['100-19', '100.59375', '100-19'],
  ['99-16+', '99.515625', '99-16+'],
  ['99-162', '99.5078125', '99-162'],
  ['75.685', '75.685', null],
  ['100', '100', '100-00'],
])('%s is %s', (typed, price, ticks) => {
  expect(parseBenchmarkPrice(typed)).toBe(price)
  expect(showThirtySeconds(price as Rate)).toBe(ticks)
})

it.each(['100-32', '100-198', 'abc', ''])('%s is no price', (typed) =>
  expect(parseBenchmarkPrice(typed)).toBeUndefined(),
)
