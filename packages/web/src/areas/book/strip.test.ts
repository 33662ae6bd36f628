import { expect, it } from 'vitest'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { coverText, moved } from './BookStrip.tsx'

it('shows a change with its sign', () => {
  expect(['7000000', '-10000000', '0'].map(moved)).toEqual(['+7', '−10', '0'])
})

it('rounds coverage once', () => {
  const issue = 1_000_000 as FaceAmount
  expect(
    [
      { total: '3947000', issue },
      { total: '3950000', issue },
      { total: '1', issue: null },
    ].map(coverText),
  ).toEqual(['3.9×', '4.0×', '–'])
})
