import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { expect, it } from 'vitest'
import { readLevel } from './read-level.ts'

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
