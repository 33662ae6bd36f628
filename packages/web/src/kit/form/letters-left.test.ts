import { expect, it } from 'vitest'
import { lettersLeft } from './letters-left.ts'

it('counts the letters left near the limit, and those above it', () => {
  expect(lettersLeft('a'.repeat(899), 1000)).toBeUndefined()
  expect(lettersLeft('a'.repeat(900), 1000)).toBe(100)
  expect(lettersLeft('a'.repeat(1000), 1000)).toBe(0)
  expect(lettersLeft('a'.repeat(1002), 1000)).toBe(-2)
})

it('does not count spaces around the text, which are not sent', () => {
  expect(lettersLeft(` ${'a'.repeat(1000)}\n`, 1000)).toBe(0)
})
