import { describe, expect, it } from 'vitest'
import { answerOf } from './figures.ts'
import { at, orderLevel } from './world.ts'

describe('what an answer at FPG says', () => {
  const answered = (how: 'increase' | 'reduce', size: number) => ({
    orderLevels: [orderLevel(10, '60')],
    fpg: { push: 30, how, orderLevels: [orderLevel(size, '55')], at: at('10:20') },
  })
  it('is an acceptance where the size comes in again as it was', () => {
    expect(answerOf(answered('increase', 10))).toBe('accept')
    expect(answerOf(answered('increase', 12))).toBe('increase')
    expect(answerOf(answered('reduce', 4))).toBe('reduce')
    expect(answerOf({ ...answered('reduce', 4), fpg: null })).toBeNull()
  })
})
