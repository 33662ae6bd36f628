import { expect, it } from 'vitest'
import { cleanName, endingOf, mostLetters } from './name.ts'

it.each([
  ['terms.pdf', 'terms.pdf'],
  ['条款 (最终).docx', '条款 (最终).docx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\logo.png', 'logo.png'],
  ['a\u0000b\r\nc\u001b[31m.pdf', 'abc[31m.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u2066a\u2069\u200bb\ufeff.pdf', 'ab.pdf'],
  ['half \ud800a letter.pdf', 'half a letter.pdf'],
  ['a<b>:"c|d?*.pdf', 'a_b___c_d__.pdf'],
  ['  .htaccess.pdf. ', 'htaccess.pdf'],
  ['many   \u3000 blanks.pdf', 'many blanks.pdf'],
  ['e\u0301.pdf', '\u00e9.pdf'],
  ['.pdf', 'pdf'],
  ['', 'file'],
  ['..', 'file'],
  ['/', 'file'],
  ['👩‍👩‍👧.png', '👩‍👩‍👧.png'],
])('%j is stored as %j', (sent, stored) => {
  expect(cleanName(sent)).toBe(stored)
})

it('is cut between letters, and keeps its ending', () => {
  const long = cleanName(`${'é👩‍👩‍👧'.repeat(300)}.pdf`)
  expect(long.length).toBeLessThanOrEqual(mostLetters)
  expect(long).toMatch(/^(é👩‍👩‍👧)+é?\.pdf$/)
  expect(cleanName('x'.repeat(10_000))).toBe('x'.repeat(mostLetters - 1))
})

it('does not change a clean name', () => {
  for (const sent of ['a. .pdf', ' . a', 'x'.repeat(199) + ' .pdf', 'a..pdf'])
    expect(cleanName(cleanName(sent))).toBe(cleanName(sent))
})

it('ends as it ends', () => {
  expect([endingOf('a.PDF'), endingOf('a.tar.gz'), endingOf('a'), endingOf('a.'), endingOf('a.b c')]).toEqual(
    ['pdf', 'gz', '', '', ''],
  )
})
