import { expect, it } from 'vitest'
import { scopeWord } from './scope-word.ts'

it('says of a key what it may do, and no more', () => {
  expect(scopeWord(['orders.read'])).toBe('scopes.read')
  expect(scopeWord(['orders.write'])).toBe('scopes.write')
  expect(scopeWord(['orders.read', 'orders.write'])).toBe('scopes.both')
})
