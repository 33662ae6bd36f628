import type { Party, Rating, Shared } from './announcement.ts'
import { ratingSubjects, type RatingSubject } from './choices.ts'
import { isSameParty } from './parties.ts'

type Parties = Pick<Shared, 'guarantors' | 'support'>

/** Whom a rating is of: the issue, the issuer, or one of the guarantors and providers. */
export type Rated = Pick<Rating, 'subject' | 'party'>

/** The parties that a rating of this subject can be of. */
export const partiesRated = ({ guarantors, support }: Parties, subject: RatingSubject): readonly Party[] => {
  if (subject === 'guarantor') return guarantors
  return subject === 'provider' ? support : []
}

/** The party of a rating. A rating that names none is of the only one there is. */
export const ratedParty = ({ subject, party }: Rated, shared: Parties): Party | null => {
  const parties = partiesRated(shared, subject)
  return party ?? (parties.length === 1 ? parties[0]! : null)
}

export const isSameRated = (one: Rated, other: Rated, shared: Parties): boolean => {
  if (one.subject !== other.subject) return false
  const [left, right] = [ratedParty(one, shared), ratedParty(other, shared)]
  return left === null || right === null ? left === right : isSameParty(left, right)
}

/** The deal names the party of the rating. */
export const hasRatedParty = ({ subject, party }: Rated, shared: Parties): boolean =>
  party === null || partiesRated(shared, subject).some((each) => isSameParty(each, party))

/** Among several parties, and of one that left the deal, the name says whose rating it is. */
export const needsPartyName = (rated: Rated, shared: Parties): boolean =>
  partiesRated(shared, rated.subject).length > 1 || !hasRatedParty(rated, shared)

/** A rating stores no party while there is only one: then the next one to take its place has its ratings. */
const ratedAs = (subject: RatingSubject, parties: readonly Party[]): Rated[] => {
  if (parties.length < 2) return [{ subject, party: null }]
  return parties.map(({ entityId, name }) => ({ subject, party: { entityId, name } }))
}

/** Everything a deal can have ratings of, and what its ratings are of that do not say whose they are. */
export const allRated = (shared: Pick<Shared, 'guarantors' | 'support' | 'ratings'>): Rated[] => {
  const { guarantors, support, ratings } = shared
  const named = [
    ...ratedAs('issue', []),
    ...ratedAs('issuer', []),
    ...ratedAs('guarantor', guarantors),
    ...ratedAs('provider', support),
  ]
  const found: Rated[] = [...named]
  for (const { subject, party } of ratings)
    if (!found.some((each) => isSameRated(each, { subject, party }, shared))) found.push({ subject, party })
  return ratingSubjects.flatMap((subject) => found.filter((rated) => rated.subject === subject))
}

/** Ratings of the only guarantor or provider stay its own when a second one joins. */
export const ratingsAfter = (ratings: Rating[], before: Parties, after: Parties): Rating[] => {
  const isJoined = (subject: RatingSubject): boolean =>
    partiesRated(before, subject).length === 1 && partiesRated(after, subject).length > 1
  if (!isJoined('guarantor') && !isJoined('provider')) return ratings
  return ratings.map((rating) => {
    const party = isJoined(rating.subject) && rating.party === null ? ratedParty(rating, before) : null
    return party ? { ...rating, party: { entityId: party.entityId, name: party.name } } : rating
  })
}
