import { describe, expect, it } from 'vitest'
import type { Rating } from './announcement.ts'
import { bareGrade, classOf, proposedClass, scaleOf } from './ratings.ts'

const rating = (
  agency: Rating['agency'],
  grade: string | null,
  subject: Rating['subject'] = 'issue',
): Rating => ({
  agency,
  agencyName: null,
  subject,
  party: null,
  grade,
  expected: false,
  outlook: null,
  notRated: grade === null,
})

describe("the agencies' scales", () => {
  // As the agencies publish them.
  it('run from best to worst, ten of them investment grade', () => {
    for (const agency of ['moodys', 'sp', 'fitch'] as const) {
      const grades = scaleOf(agency)
      expect(grades).toHaveLength(agency === 'moodys' ? 21 : 23)
      expect(grades.filter(({ ratingClass }) => ratingClass === 'IG')).toHaveLength(10)
      expect(new Set(grades.map(({ grade }) => grade)).size).toBe(grades.length)
    }
    expect(
      scaleOf('moodys')
        .map(({ grade }) => grade)
        .slice(0, 12),
    ).toEqual(['Aaa', 'Aa1', 'Aa2', 'Aa3', 'A1', 'A2', 'A3', 'Baa1', 'Baa2', 'Baa3', 'Ba1', 'Ba2'])
    expect(
      scaleOf('sp')
        .map(({ grade }) => grade)
        .slice(6, 12),
    ).toEqual(['A-', 'BBB+', 'BBB', 'BBB-', 'BB+', 'BB'])
    expect(scaleOf('other')).toEqual([])
  })

  it('are read with what people write around a grade', () => {
    expect(classOf('moodys', 'Baa3')).toBe('IG')
    expect(classOf('moodys', '(P)Ba1')).toBe('HY')
    expect(classOf('fitch', 'BBB-(EXP)')).toBe('IG')
    expect(classOf('fitch', 'BB+(exp)')).toBe('HY')
    expect(classOf('sp', 'Baa1')).toBeUndefined()
    expect(['A1', 'AA', 'C', 'CCC', 'D'].map(bareGrade)).toEqual(['A1', 'AA', 'C', 'CCC', 'D'])
  })
})

describe('the class proposed', () => {
  const proposed = (...ratings: Rating[]) => proposedClass({ ratings, unrated: false })

  it('is what most agencies say, the lower where they are split evenly', () => {
    expect(proposed(rating('moodys', 'Baa3'))).toBe('IG')
    expect(proposed(rating('moodys', 'Baa3'), rating('sp', 'BB+'))).toBe('HY')
    expect(proposed(rating('moodys', 'Baa3'), rating('sp', 'BB+'), rating('fitch', 'BBB-'))).toBe('IG')
    expect(proposed(rating('moodys', 'Ba1'), rating('sp', 'BB+'), rating('fitch', 'BBB-'))).toBe('HY')
  })

  it('rests on the issue, else on the guarantor, else on the issuer', () => {
    const [issuer, guarantor] = [rating('sp', 'BB', 'issuer'), rating('sp', 'A', 'guarantor')]
    expect(proposed(issuer, guarantor)).toBe('IG')
    expect(proposed(issuer)).toBe('HY')
    expect(proposed(issuer, guarantor, rating('fitch', 'B'))).toBe('HY')
  })

  it('is null without ratings, and "not rated" if the deal says so', () => {
    expect(proposed()).toBeNull()
    expect(proposed(rating('other', 'AA'))).toBeNull()
    expect(proposed(rating('sp', null), rating('fitch', null))).toBe('NR')
    expect(proposedClass({ ratings: [], unrated: true })).toBe('NR')
  })
})
