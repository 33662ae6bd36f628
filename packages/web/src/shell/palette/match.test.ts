import { expect, it } from 'vitest'
import { fit } from './match.ts'

it('finds by beginnings, words in any order, initials and further words', () => {
  expect(fit('', 'My Deals')).toBeGreaterThan(0)
  expect(fit('my', 'My Deals')).toBeGreaterThan(fit('deal', 'My Deals'))
  expect(fit('deals my', 'My Deals')).toBeGreaterThan(0)
  expect(fit('gm', 'Group Management')).toBeGreaterThan(0)
  expect(fit('role', 'Group Management', 'role permission')).toBeGreaterThan(0)
  expect(fit('配售', '我的项目配售')).toBeGreaterThan(0)
})

it('finds nothing where a word is missing', () => {
  expect(fit('my orders', 'My Deals')).toBe(0)
  expect(fit('x', 'My Deals')).toBe(0)
})
