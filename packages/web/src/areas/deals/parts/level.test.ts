import type { Rate } from '@bookrunner/domain/kernel'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../../platform/text.ts'
import { levelText, movedBy, movedText } from './level.ts'
import { partsText } from './text.ts'

type LevelInput = Partial<Omit<GuidanceLevel, 'level' | 'to'>> & { level: string; to?: string }
const level = ({ level: at, to, ...more }: LevelInput): GuidanceLevel => ({
  basis: 'spread',
  over: 'T',
  words: null,
  ...more,
  level: at as Rate,
  to: (to ?? null) as Rate | null,
})

describe('a level in words', () => {
  it('is written as announced', () =>
    expect(levelText(level({ level: '120', words: 'area' }))).toBe('T+120 area'))
  it('is a dash while there is none', () => expect(levelText(null)).toBe('–'))
})

describe('how far guidance moved', () => {
  it('is in basis points, negative if tighter', () => {
    expect(movedBy(level({ level: '95' }), level({ level: '120', words: 'area' }))).toBe(-25)
    const yields = (at: string) => level({ level: at, basis: 'yield', over: null })
    expect(movedBy(yields('4.875'), yields('4.75'))).toBe(12.5)
  })

  it('is written in words', () => {
    const moved = (from: string, to: string) =>
      movedText(level({ level: to }), level({ level: from }), textOf(partsText))
    expect([moved('120', '95'), moved('95', '100'), moved('95', '95')]).toEqual([
      '25 bp tighter',
      '5 bp wider',
      undefined,
    ])
  })

  it('is undefined if it cannot be compared', () => {
    expect(movedBy(level({ level: '95' }), level({ level: '95', words: 'area' }))).toBeUndefined()
    expect(movedBy(level({ level: '95' }), level({ level: '95', over: 'MS' }))).toBeUndefined()
    expect(movedBy(level({ level: '65', to: '70' }), level({ level: '80' }))).toBeUndefined()
    expect(
      movedBy(level({ level: '99', basis: 'price' }), level({ level: '98', basis: 'price' })),
    ).toBeUndefined()
    expect(movedBy(level({ level: '95' }), null)).toBeUndefined()
  })
})
