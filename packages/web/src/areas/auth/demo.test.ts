import { expect, it } from 'vitest'
import { codeIn, pieces } from './demo.ts'

it('finds the code of a mail, and no part of a longer number', () => {
  expect(codeIn('Your code is 493817.')).toBe('493817')
  expect(codeIn('Ticket 49381723, no code')).toBeUndefined()
})

it('makes the links of a mail links', () => {
  expect(pieces('Go to https://x.test/a#b now')).toEqual([
    { text: 'Go to ' },
    { text: 'https://x.test/a#b', href: 'https://x.test/a#b' },
    { text: ' now' },
  ])
})
