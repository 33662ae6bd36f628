import type { Agency, Rating, RatingSubject } from '@bookrunner/domain/deals'

/** A line of the grid: an agency, the free fourth by its name. */
export interface AgencyLine {
  readonly agency: Agency
  readonly agencyName: string | null
}

const fixedLines: readonly AgencyLine[] = [
  { agency: 'moodys', agencyName: null },
  { agency: 'sp', agencyName: null },
  { agency: 'fitch', agencyName: null },
]

const isIn = (line: AgencyLine) => (rating: Rating) =>
  rating.agency === line.agency && (line.agency !== 'other' || rating.agencyName === line.agencyName)

/** Three agencies always, others as they are named in the deal. */
export function linesOf(ratings: readonly Rating[]): readonly AgencyLine[] {
  const others = new Set(
    ratings.filter(({ agency }) => agency === 'other').map(({ agencyName }) => agencyName),
  )
  return [...fixedLines, ...[...others].map((agencyName) => ({ agency: 'other' as const, agencyName }))]
}

export const ratingAt = (ratings: readonly Rating[], line: AgencyLine, subject: RatingSubject) =>
  ratings.find((rating) => isIn(line)(rating) && rating.subject === subject)

export const indexAt = (ratings: readonly Rating[], line: AgencyLine, subject: RatingSubject) =>
  ratings.findIndex((rating) => isIn(line)(rating) && rating.subject === subject)

const saysNothing = ({ grade, expected, outlook, notRated }: Rating) =>
  grade === null && !expected && outlook === null && !notRated

/** One cell changed. A cell that says nothing is no rating; an agency without its own cell is named by none. */
export function withRating(
  ratings: readonly Rating[],
  line: AgencyLine,
  subject: RatingSubject,
  change: Partial<Pick<Rating, 'grade' | 'expected' | 'outlook' | 'notRated'>>,
): Rating[] {
  const at = indexAt(ratings, line, subject)
  const before: Rating = ratings[at] ?? {
    ...line,
    subject,
    grade: null,
    expected: false,
    outlook: null,
    notRated: false,
  }
  const next = { ...before, ...change }
  const rest = ratings.filter((_, index) => index !== at)
  if (saysNothing(next)) return rest
  return at < 0 ? [...ratings, next] : ratings.map((rating, index) => (index === at ? next : rating))
}

export const renamedLine = (ratings: readonly Rating[], line: AgencyLine, agencyName: string): Rating[] =>
  ratings.map((rating) => (isIn(line)(rating) ? { ...rating, agencyName } : rating))

export const withoutLine = (ratings: readonly Rating[], line: AgencyLine): Rating[] =>
  ratings.filter((rating) => !isIn(line)(rating))
