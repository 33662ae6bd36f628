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
