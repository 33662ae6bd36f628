import { expect, it } from 'vitest'
import { differingPart } from './use-notice-contest.tsx'

it('shows of a text that two people changed the first part that differs', () => {
  const text = { title: 'Settlement', summary: 'Cut-off at noon', content: 'At noon' }
  expect(differingPart(text, { ...text, title: 'Settling', summary: 'Later' })).toBe('Settlement')
  expect(differingPart(text, { ...text, summary: 'Later' })).toBe('Cut-off at noon')
  expect(differingPart(text, { ...text, content: 'At one' })).toBe('At noon')
})
