import { describe, expect, it } from 'vitest'
import { emptyShared, type Party, type Rating, type Shared } from './announcement.ts'
import { allRated, isSameRated, needsPartyName, ratedParty, ratingsAfter } from './rated.ts'
import { ratingFaults } from './ratings.ts'

const heron: Party = { entityId: 'ent_heron', name: 'Heron Holdings' }
const egret: Party = { entityId: null, name: 'Egret Parent' }
const rating = (change: Partial<Rating> = {}): Rating => ({
  agency: 'moodys',
  agencyName: null,
  subject: 'guarantor',
  party: null,
  grade: 'A1',
  expected: false,
  outlook: null,
  notRated: false,
  ...change,
})
const deal = (change: Partial<Shared>): Shared => ({ ...emptyShared, ...change })
const two = (...ratings: Rating[]) => deal({ guarantors: [heron, egret], ratings })
const faults = (shared: Shared) => ratingFaults(shared).map(({ field, reason }) => `${field} ${reason}`)

describe('whose rating it is', () => {
  it('is the only guarantor’s without a word, and each one’s own among several', () => {
    expect(ratedParty(rating(), deal({ guarantors: [heron] }))).toEqual(heron)
    expect(ratedParty(rating(), two())).toBeNull()
    expect(ratedParty(rating({ party: egret }), two())).toEqual(egret)
    expect(needsPartyName(rating(), deal({ guarantors: [heron] }))).toBe(false)
    expect(needsPartyName(rating({ party: heron }), two())).toBe(true)
  })

  it('may be given by one agency to each guarantor, and to none twice', () => {
    const [first, second] = [rating({ party: heron }), rating({ party: egret })]
    expect(faults(two(first, second))).toEqual([])
    expect(faults(two(first, rating({ party: { ...heron, name: 'An older name' } })))).toEqual([
      'shared.ratings.1.agency deal.rating-twice',
    ])
    const one = deal({ guarantors: [heron], ratings: [first, rating()] })
    expect(faults(one)).toEqual(['shared.ratings.1.agency deal.rating-twice'])
    expect(isSameRated(rating(), first, one)).toBe(true)
  })

  it('is refused for a party that the deal does not name', () => {
    const gone = deal({ guarantors: [egret], ratings: [rating({ party: heron })] })
    expect(faults(gone)).toEqual(['shared.ratings.0.party deal.rating-party'])
    expect(faults(deal({ ratings: [rating({ subject: 'issue', party: heron })] }))).toEqual([
      'shared.ratings.0.party deal.rating-party',
    ])
  })

  it('has a place for each party, and for ratings that do not say whose they are', () => {
    const places = (shared: Shared) =>
      allRated(shared).map(({ subject, party }) => `${subject} ${party?.name ?? '–'}`)
    const usual = ['issue –', 'issuer –']
    expect(places(deal({}))).toEqual([...usual, 'guarantor –', 'provider –'])
    expect(places(two())).toEqual([
      ...usual,
      'guarantor Heron Holdings',
      'guarantor Egret Parent',
      'provider –',
    ])
    expect(places(two(rating())).at(-2)).toBe('guarantor –')
    expect(places(deal({ guarantors: [heron], ratings: [rating({ party: heron })] }))).toEqual(
      places(deal({})),
    )
  })

  it('stays the first guarantor’s when a second one joins', () => {
    const ratings = [rating(), rating({ subject: 'issuer' })]
    const after = ratingsAfter(ratings, deal({ guarantors: [heron] }), two())
    expect(after.map(({ party }) => party)).toEqual([heron, null])
    expect(ratingsAfter(ratings, deal({ guarantors: [heron] }), deal({ guarantors: [egret] }))).toBe(ratings)
  })
})
