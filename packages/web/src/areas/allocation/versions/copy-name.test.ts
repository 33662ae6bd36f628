import { expect, it } from 'vitest'
import { copyName } from './copy-name.ts'

it('a copy is called what it is a copy of, with the first number that is free', () => {
  expect(copyName('Core accounts first', ['Core accounts first'])).toBe('Core accounts first (2)')
  expect(copyName('Core (2)', ['Core', 'core (2)'])).toBe('Core (3)')
  const long = 'x'.repeat(60)
  expect(copyName(long, [long])).toBe(`${'x'.repeat(56)} (2)`)
})
