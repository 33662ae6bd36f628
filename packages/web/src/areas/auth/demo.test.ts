import { expect, it } from 'vitest'
import { codeIn, pieces } from './demo.ts'

it('finds the code of a mail, and not the digits that are in its link by chance', () => {
  const link = 'https://x.test/bookbuildingweb/reset-password#reset=k3x112233zq9&account=a%40x.test'
  expect(codeIn(`Open this link:\n\n${link}\n\nor enter this code:\n\n493817\n\nBoth …\n`)).toBe('493817')
  expect(codeIn(`Open this link:\n\n${link}\n`)).toBeUndefined()
  expect(codeIn('Ticket\n\n49381723\n\nno code')).toBeUndefined()
})

it('makes the links of a mail links', () => {
  expect(pieces('Go to https://x.test/a#b now')).toEqual([
    { text: 'Go to ' },
    { text: 'https://x.test/a#b', href: 'https://x.test/a#b' },
    { text: ' now' },
  ])
})
