import { expect, it } from 'vitest'
import { moved } from './BookStrip.tsx'

it('what a book says of its change is shown as it is said, with its sign', () => {
  expect(['7000000', '-10000000', '0'].map(moved)).toEqual(['+7', '−10', '0'])
})
