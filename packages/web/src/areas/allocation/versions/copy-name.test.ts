import { expect, it } from 'vitest'
import { copyName } from './copy-name.ts'

it('names a copy after the original, with the first free number', () => {
  expect(copyName('Core accounts first', ['Core accounts first'])).toBe('Core accounts first (2)')
  expect(copyName('Core (2)', ['Core', 'core (2)'])).toBe('Core (3)')
  const long = 'x'.repeat(60)
  expect(copyName(long, [long])).toBe(`${'x'.repeat(56)} (2)`)
})
