import { expect, it } from 'vitest'
import { flowText, moved } from './BookStrip.tsx'

it('shows a change with its sign', () => {
  expect(['7000000', '-10000000', '0'].map(moved)).toEqual(['+7', '−10', '0'])
})

it('shows what came and what went', () => {
  const since = { at: '', total: '-15000000', came: '40000000', went: '55000000', orders: 0, lines: 0 }
  expect(flowText(since)).toBe('+40 / −55')
  expect(flowText({ ...since, came: '0', went: '0' })).toBe('0 / 0')
})
