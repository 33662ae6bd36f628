import type { GuidanceLevel } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { levelTexts } from './level-text.ts'

const level = (words: string | null): GuidanceLevel => ({
  basis: 'spread',
  over: 'T',
  level: '255' as Rate,
  to: null,
  words,
})

it('writes the words of the market in each language', () => {
  expect(levelTexts(level('the number'))).toEqual({
    US: 'T+255 (final)',
    CN: 'T+255（最终）',
    HK: 'T+255（最終）',
  })
  expect(levelTexts(level('area'))).toEqual({ US: 'T+255 area', CN: 'T+255 区域', HK: 'T+255 區域' })
})

it('leaves other words as they are', () => {
  const same = (text: string) => ({ US: text, CN: text, HK: text })
  expect(levelTexts(level('±2 WPIR'))).toEqual(same('T+255 ±2 WPIR'))
  expect(levelTexts(level(null))).toEqual(same('T+255'))
})
