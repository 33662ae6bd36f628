import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { expect, it } from 'vitest'
import { readLevel } from './read-level.ts'
import { levelExample } from './use-level-texts.ts'

it.each(['T+120 area', 'Ｔ＋１２０　ａｒｅａ'])(
  'a level is read whatever width it is typed in: %s',
  (typed) => {
    expect(readLevel(typed, { priceType: 'yield' })).toEqual({
      level: { basis: 'spread', over: 'T', level: '120', to: null, words: 'area' },
    })
  },
)

it('a figure alone is read as the deal is quoted; where it is not quoted yet, nobody can tell', () => {
  const quoted = { basis: 'spread', over: 'T', level: '120', to: null, words: 'area' } as GuidanceLevel
  expect(readLevel('１１５', { priceType: 'yield' }, quoted)).toEqual({
    level: { ...quoted, level: '115', words: null },
  })
  expect(readLevel('115', { priceType: 'yield' })).toEqual({ problem: 'basis.yield' })
})

it.each([
  [{ priceType: 'yield', couponType: 'floating', floatingIndex: 'EURIBOR 3M' }, 'EURIBOR 3M+120 area'],
  [{ priceType: 'yield', couponType: 'floating', floatingIndex: null }, 'T+120 area'],
  // A deal that became fixed keeps its index as a draft.
  [{ priceType: 'yield', couponType: 'fixed', floatingIndex: 'SOFR' }, 'T+120 area'],
  [{ priceType: 'price', couponType: 'floating', floatingIndex: 'SOFR' }, '99.50'],
] as const)('the example of a level fits the deal, and can be read: %o', (terms, example) => {
  expect(levelExample(terms)).toBe(example)
  expect(readLevel(example, terms)).toHaveProperty('level')
})

it('the example is in the notation by which the deal is quoted already', () => {
  const terms = { priceType: 'yield', couponType: 'fixed', floatingIndex: null } as const
  const level = { level: '7.25', to: null, words: 'area' }
  expect(levelExample(terms, { ...level, basis: 'yield', over: null } as GuidanceLevel)).toBe('4.75% area')
  expect(levelExample(terms, { ...level, basis: 'spread', over: 'MS' } as GuidanceLevel)).toBe('MS+120 area')
})
