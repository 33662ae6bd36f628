import type { FieldRefusal } from '../../kernel/index.ts'
import type { Rating, Shared } from './announcement.ts'
import type { Agency, RatingClass } from './choices.ts'
import { faultAt } from './checks/fault.ts'
import { hasRatedParty, isSameRated } from './rated.ts'

type Scale = Exclude<Agency, 'other'>
const plusMinus = (letters: string): string[] => [`${letters}+`, letters, `${letters}-`]
const numbered = (letters: string): string[] => [`${letters}1`, `${letters}2`, `${letters}3`]

/** Long-term scales as the agencies publish them, best first; the first ten grades are investment grade. */
const grades: Record<Scale, readonly string[]> = {
  moodys: ['Aaa', ...['Aa', 'A', 'Baa', 'Ba', 'B', 'Caa'].flatMap(numbered), 'Ca', 'C'],
  sp: ['AAA', ...['AA', 'A', 'BBB', 'BB', 'B', 'CCC'].flatMap(plusMinus), 'CC', 'C', 'SD', 'D'],
  fitch: ['AAA', ...['AA', 'A', 'BBB', 'BB', 'B', 'CCC'].flatMap(plusMinus), 'CC', 'C', 'RD', 'D'],
}
const investmentGrades = 10

export interface Grade {
  grade: string
  ratingClass: Exclude<RatingClass, 'NR'>
}

/** An agency's scale, best first; none of the free fourth. */
export const scaleOf = (agency: Agency): readonly Grade[] =>
  agency === 'other'
    ? []
    : grades[agency].map((grade, at) => ({ grade, ratingClass: at < investmentGrades ? 'IG' : 'HY' }))

/** "(P)Baa1", "BBB+ (exp)": what people write around a grade is no part of it. */
export const bareGrade = (text: string): string =>
  text
    .replace(/^\(P\)/i, '')
    .replace(/\s*\(?(exp|e|p|EXP)\)?$/, '')
    .trim()

export const classOf = (agency: Agency, grade: string): Grade['ratingClass'] | undefined =>
  scaleOf(agency).find((each) => each.grade.toUpperCase() === bareGrade(grade).toUpperCase())?.ratingClass

/**
 * The class ratings come to: what most agencies say, and where they are split evenly the lower, as index rules
 * and cautious desks have it. Ratings of the issue decide; without any, those of the guarantor, of the provider of
 * support, then of the issuer.
 */
export const proposedClass = ({
  ratings,
  unrated,
}: Pick<Shared, 'ratings' | 'unrated'>): RatingClass | null => {
  if (unrated) return 'NR'
  for (const subject of ['issue', 'guarantor', 'provider', 'issuer'] as const) {
    const found = classesOf(ratings.filter((rating) => rating.subject === subject))
    if (found.length > 0) return found.filter((each) => each === 'IG').length * 2 > found.length ? 'IG' : 'HY'
  }
  return ratings.length > 0 && ratings.every(({ notRated }) => notRated) ? 'NR' : null
}

const classesOf = (ratings: readonly Rating[]): Grade['ratingClass'][] =>
  ratings.flatMap(({ agency, grade, notRated }) => {
    const found = grade !== null && !notRated ? classOf(agency, grade) : undefined
    return found ? [found] : []
  })

export type RatingReason =
  | 'deal.rating-twice'
  | 'deal.rating-both'
  | 'deal.rating-unrated'
  | 'deal.rating-agency'
  | 'deal.rating-issue'
  | 'deal.rating-party'

type Rated = Pick<Shared, 'ratings' | 'unrated' | 'issueNotRated' | 'guarantors' | 'support'>

const sameAs = (one: Rating, other: Rating, shared: Rated): boolean =>
  one.agency === other.agency && one.agencyName === other.agencyName && isSameRated(one, other, shared)

/** Rows that contradict themselves or each other. */
export const ratingFaults = (shared: Rated): FieldRefusal<RatingReason>[] => {
  const { ratings, unrated, issueNotRated } = shared
  return ratings.flatMap((row, at) => {
    const field = `shared.ratings.${at}`
    const found: FieldRefusal<RatingReason>[] = []
    if (ratings.findIndex((each) => sameAs(each, row, shared)) < at)
      found.push(faultAt(`${field}.agency`, 'deal.rating-twice'))
    if (row.agency === 'other' && !row.agencyName)
      found.push(faultAt(`${field}.agencyName`, 'deal.rating-agency'))
    if (row.grade !== null && row.notRated) found.push(faultAt(`${field}.grade`, 'deal.rating-both'))
    if (row.grade !== null && row.subject === 'issue' && issueNotRated)
      found.push(faultAt(`${field}.grade`, 'deal.rating-issue'))
    if (row.grade !== null && unrated) found.push(faultAt(`${field}.grade`, 'deal.rating-unrated'))
    if (!hasRatedParty(row, shared)) found.push(faultAt(`${field}.party`, 'deal.rating-party'))
    return found
  })
}
