import type { Rating } from '@bookrunner/domain/deals'
import { describe, expect, it } from 'vitest'
import { linesOf, ratingAt, renamedLine, withoutLine, withRating } from './grid.ts'

const moodys = { agency: 'moodys', agencyName: null } as const
const dagong = { agency: 'other', agencyName: 'Dagong' } as const
const a1 = withRating([], moodys, 'issue', { grade: 'A1' })
const both = withRating(a1, dagong, 'issuer', { grade: 'AAA', expected: true })

describe('the grid of ratings', () => {
  it('has the three agencies, and further ones by name', () => {
    expect(linesOf([]).map(({ agency }) => agency)).toEqual(['moodys', 'sp', 'fitch'])
    expect(linesOf(both).at(-1)).toEqual(dagong)
  })

  it('keeps a cell as one rating', () => {
    expect(ratingAt(both, moodys, 'issue')).toMatchObject({ grade: 'A1', expected: false })
    const more = withRating(both, moodys, 'issue', { outlook: 'stable' })
    expect(more).toHaveLength(2)
    expect(more[0]).toMatchObject({ grade: 'A1', outlook: 'stable' })
  })

  it('has no rating where a cell says nothing', () => {
    expect(withRating(a1, moodys, 'issue', { grade: null })).toEqual([])
    const notRated: Rating[] = withRating([], moodys, 'issue', { notRated: true })
    expect(notRated).toHaveLength(1)
  })

  it('renames and removes a further agency with all it rates', () => {
    expect(renamedLine(both, dagong, 'JCR')[1]?.agencyName).toBe('JCR')
    expect(withoutLine(both, dagong)).toEqual(a1)
  })
})
