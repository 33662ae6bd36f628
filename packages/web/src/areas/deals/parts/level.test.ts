import type { Rate } from '@bookrunner/domain/kernel'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { describe, expect, it } from 'vitest'
import { levelText, movedBy } from './level.ts'

type Said = Partial<Omit<GuidanceLevel, 'level' | 'to'>> & { level: string; to?: string }
const level = ({ level: at, to, ...more }: Said): GuidanceLevel => ({
  basis: 'spread',
  over: 'T',
  words: null,
  ...more,
  level: at as Rate,
  to: (to ?? null) as Rate | null,
})

describe('a level in words', () => {
  it.each([
    [level({ level: '120', words: 'area' }), 'T+120 area'],
    [level({ level: '120.500' }), 'T+120.5'],
    [level({ level: '-12', over: 'MS' }), 'MS−12'],
    [level({ level: '65', to: '70', over: 'MS' }), 'MS+65–70'],
    [level({ level: '-5', to: '2', over: 'MS' }), 'MS−5 / +2'],
    [level({ level: '95', over: null }), '+95 bp'],
    [level({ level: '4.75', basis: 'yield', over: null, words: 'area' }), '4.75% area'],
    [level({ level: '5', basis: 'yield', over: null, words: '±5' }), '5.00% ±5'],
    [level({ level: '4.7', to: '4.875', basis: 'yield', over: null }), '4.70–4.875%'],
    [level({ level: '99.5', basis: 'price', over: null }), '99.50'],
    [null, '–'],
  ])('%j is %s', (given, said) => expect(levelText(given)).toBe(said))
})

describe('how far guidance moved', () => {
  it('is said in basis points, tighter below zero', () => {
    expect(movedBy(level({ level: '95' }), level({ level: '120', words: 'area' }))).toBe(-25)
    const yields = (at: string) => level({ level: at, basis: 'yield', over: null })
    expect(movedBy(yields('4.875'), yields('4.75'))).toBe(12.5)
  })

  it('is not said where it means nothing', () => {
    expect(movedBy(level({ level: '95' }), level({ level: '95', words: 'area' }))).toBeUndefined()
    expect(movedBy(level({ level: '95' }), level({ level: '95', over: 'MS' }))).toBeUndefined()
    expect(movedBy(level({ level: '65', to: '70' }), level({ level: '80' }))).toBeUndefined()
    expect(
      movedBy(level({ level: '99', basis: 'price' }), level({ level: '98', basis: 'price' })),
    ).toBeUndefined()
    expect(movedBy(level({ level: '95' }), null)).toBeUndefined()
  })
})
