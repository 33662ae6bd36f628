import type { GuidanceLevel } from '@bookrunner/domain/deals'
import type { FaceAmount, Rate } from '@bookrunner/domain/kernel'
import type { LimitKind } from '@bookrunner/domain/orders'
import { expect, it } from 'vitest'
import { textOf } from '../../../platform/text.ts'
import { meaningTexts } from './meaning-texts.ts'
import { orderText } from './text.ts'

const size = 50_000_000 as FaceAmount
const guidance = {
  basis: 'spread',
  over: 'T',
  level: '120',
  to: null,
  words: null,
} as unknown as GuidanceLevel

const wordsOf = (assumed: LimitKind[], share = '10') => {
  const end = { size, orderLevel: null, misses: [], assumed }
  const today = { fit: 'in' as const, tight: end, wide: end }
  const meaning = { share: share as Rate, counts: size, today, holds: [], left: 0 as FaceAmount, next: null }
  return meaningTexts({ meaning, size, guidance }, textOf(orderText))
}

it('says in for an order at its limit', () => {
  expect(wordsOf([])).toEqual({ fit: 'in', first: 'In at T+120, 10.0% of the issue', more: [] })
})

it('groups the thousands of a share that is a slip', () => {
  expect(wordsOf([], '100000').first).toBe('In at T+120, 100,000.0% of the issue')
})

it('does not say in if limit and level cannot be compared', () => {
  const { fit, first, more } = wordsOf(['minYield'])
  expect(fit).toBe('unknown')
  expect(first).toBe('Not comparable with T+120, 10.0% of the issue')
  expect(more.join(' ')).toContain('counts as in')
})
