import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const placed = { order: { stage: 'live' } } as const
const withdrawn = { order: { stage: 'withdrawn' } } as const

it('counts the orders of a house, and withdrawn ones only where there is no other', () => {
  expect(standingOf([placed, withdrawn, placed])).toBe(2)
  expect(standingOf([withdrawn])).toBe(1)
  expect(standingOf([])).toBe(0)
})
