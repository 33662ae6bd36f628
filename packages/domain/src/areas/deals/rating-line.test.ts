import { describe, expect, it } from 'vitest'
import { parseRatingLine } from './rating-line.ts'

const party = { entityId: null, name: 'Heron Holdings' }

const read = (text: string) =>
  parseRatingLine(text, { subject: 'issue', party: null })?.map(
    ({ agency, grade, outlook, expected, notRated }) =>
      [agency, notRated ? 'NR' : grade, outlook, expected && 'expected'].filter(Boolean).join(' '),
  )

describe('a line of ratings', () => {
  it.each([
    ['Baa1/A-/BBB+ (stable)', ['moodys Baa1 stable', 'sp A- stable', 'fitch BBB+ stable']],
    ['A1 / A / A', ['moodys A1', 'sp A', 'fitch A']],
    ['A1/A/A+ (exp)', ['moodys A1', 'sp A', 'fitch A+ expected']],
    ['(P)A1 (stable) / A (negative)', ['moodys A1 stable expected', 'sp A negative']],
    ['Ba2/-/BB', ['moodys Ba2', 'fitch BB']],
    ['Baa3/NR/BBB-', ['moodys Baa3', 'sp NR', 'fitch BBB-']],
    ['BBB+/A-', ['sp BBB+', 'fitch A-']],
    ["Moody's: A3 / Fitch: A (稳定)", ['moodys A3 stable', 'fitch A stable']],
    ['惠誉 A / 穆迪 A2', ['fitch A', 'moodys A2']],
    ['Aaa/AAA/AAA', ['moodys Aaa', 'sp AAA', 'fitch AAA']],
  ])('reads %s', (text, ratings) => expect(read(text)).toEqual(ratings))

  it.each(['', 'good', 'Baa1/A-/BBB+/A', 'A1/A2', 'Baa1/whatever'])('refuses %s', (text) =>
    expect(read(text)).toBeUndefined(),
  )

  it('rates what it is pasted for', () =>
    expect(parseRatingLine('A3', { subject: 'guarantor', party })).toMatchObject([
      { subject: 'guarantor', party, grade: 'A3' },
    ]))
})
