import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it('takes the part of a mixed name that the language reads', () => {
  expect(initials('Mei Lin 林志远', 'US')).toBe('ML')
  expect(initials('Mei Lin 林志远', 'CN')).toBe('志远')
})

it('takes the other part if a name has only that one', () => {
  expect(initials('林志远', 'US')).toBe('志远')
  expect(initials('Mei Lin', 'HK')).toBe('ML')
  expect(initials('deskoc', 'US')).toBe('D')
  expect(initials('Anna van der Berg', 'US')).toBe('AB')
  expect(initials('  ', 'US')).toBe('')
})
