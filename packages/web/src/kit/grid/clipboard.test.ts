import { describe, expect, it } from 'vitest'
import { fromTsv, toTsv } from './clipboard.ts'

describe('cells for a spreadsheet', () => {
  it('go in tabs and lines, in quotes where they hold either', () => {
    expect(
      toTsv([
        ['a', '1250.5'],
        ['two\nlines', 'say "x"'],
      ]),
    ).toBe('a\t1250.5\n"two\nlines"\t"say ""x"""')
  })

  it('are no formulas, and figures stay figures', () => {
    expect(toTsv([['=HYPERLINK("x")', '+5', '-10.5', '@sum', '-a']])).toBe(
      '"\'=HYPERLINK(""x"")"\t+5\t-10.5\t\'@sum\t\'-a',
    )
  })

  it('come as they are copied there: Windows lines, quotes, an end of line behind the last', () => {
    expect(fromTsv('25\t30\r\n\t12.5\r\n')).toEqual([
      ['25', '30'],
      ['', '12.5'],
    ])
    expect(fromTsv('"two\nlines"\tx')).toEqual([['two\nlines', 'x']])
    expect(fromTsv('"say ""x"""')).toEqual([['say "x"']])
    expect(fromTsv('a\t')).toEqual([['a', '']])
    expect(fromTsv('"never closed')).toEqual([['never closed']])
  })

  it('come back as they went', () => {
    const cells = [
      ['a\tb', 'line\nline', '"'],
      ['', '12', 'c'],
    ]
    expect(fromTsv(toTsv(cells))).toEqual(cells)
  })
})
