import type { Rating } from '@bookrunner/domain/deals'
import { describe, expect, it } from 'vitest'
import {
  linesOf,
  movedTo,
  ratingAt,
  renamedLine,
  withLine,
  withoutLine,
  withRating,
  type Column,
} from './grid.ts'

const moodys = { agency: 'moodys', agencyName: null } as const
const dagong = { agency: 'other', agencyName: 'Dagong' } as const
const parties = { guarantors: [], support: [] }
const columnOf = (subject: Rating['subject']): Column => ({ rated: { subject, party: null }, parties })
const [issue, issuer] = [columnOf('issue'), columnOf('issuer')]
const a1 = withRating([], moodys, issue, { grade: 'A1' })
const both = withRating(a1, dagong, issuer, { grade: 'AAA', expected: true })

describe('the grid of ratings', () => {
  it('has the three agencies, and further ones by name', () => {
    expect(linesOf([]).map(({ agency }) => agency)).toEqual(['moodys', 'sp', 'fitch'])
    expect(linesOf(both).at(-1)).toEqual(dagong)
  })

  it('keeps a cell as one rating', () => {
    expect(ratingAt(both, moodys, issue)).toMatchObject({ grade: 'A1', expected: false })
    const more = withRating(both, moodys, issue, { outlook: 'stable' })
    expect(more).toHaveLength(2)
    expect(more[0]).toMatchObject({ grade: 'A1', outlook: 'stable' })
  })

  it('has no rating where a cell says nothing', () => {
    expect(withRating(a1, moodys, issue, { grade: null })).toEqual([])
    const notRated: Rating[] = withRating([], moodys, issue, { notRated: true })
    expect(notRated).toHaveLength(1)
  })

  it('renames and removes a further agency with all it rates', () => {
    expect(renamedLine(both, dagong, 'JCR')[1]?.agencyName).toBe('JCR')
    expect(withoutLine(both, dagong)).toEqual(a1)
  })

  it('keeps the ratings of each guarantor apart, and gives nobody’s ratings to one', () => {
    const [heron, egret] = ['Heron Holdings', 'Egret Parent'].map((name) => ({ entityId: null, name }))
    const two = { guarantors: [heron!, egret!], support: [] }
    const of = (party: typeof heron | null): Column => ({
      rated: { subject: 'guarantor', party: party ?? null },
      parties: two,
    })
    const nobodys = withRating([], moodys, of(null), { grade: 'A1' })
    const ratings = withRating(nobodys, moodys, of(egret), { grade: 'Baa1' })
    expect(ratingAt(ratings, moodys, of(egret))).toMatchObject({ grade: 'Baa1', party: egret })
    expect(movedTo(ratings, of(null), of(heron).rated)[0]).toMatchObject({ grade: 'A1', party: heron })
    expect(movedTo(ratings, of(null), of(egret).rated)).toEqual(ratings)
    const read = [{ ...ratings[1]!, grade: 'Aa3' }]
    expect(withLine(ratings, read, of(egret)).map(({ grade }) => grade)).toEqual(['A1', 'Aa3'])
  })
})
