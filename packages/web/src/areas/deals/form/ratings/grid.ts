import { isSameRated, type Agency, type Rated, type Rating, type Shared } from '@bookrunner/domain/deals'

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

/** A column of the grid, and the parties by which ratings are its own. */
export interface Column {
  readonly rated: Rated
  readonly parties: Pick<Shared, 'guarantors' | 'support'>
}

const isOf = ({ rated, parties }: Column, rating: Rating) => isSameRated(rating, rated, parties)

export const indexAt = (ratings: readonly Rating[], line: AgencyLine, column: Column) =>
  ratings.findIndex((rating) => isIn(line)(rating) && isOf(column, rating))

export const ratingAt = (ratings: readonly Rating[], line: AgencyLine, column: Column) =>
  ratings[indexAt(ratings, line, column)]

/** The ratings that a line gives, in place of what these agencies had in the column. */
export const withLine = (ratings: readonly Rating[], read: readonly Rating[], column: Column): Rating[] => [
  ...ratings.filter(
    (rating) => !isOf(column, rating) || !read.some(({ agency }) => agency === rating.agency),
  ),
  ...read,
]

/** The ratings of a column become another party's, except where that one has its own of the agency. */
export const movedTo = (ratings: readonly Rating[], column: Column, target: Rated): Rating[] => {
  const to = { ...column, rated: target }
  return ratings.map((rating) =>
    isOf(column, rating) && ratingAt(ratings, rating, to) === undefined
      ? { ...rating, party: target.party }
      : rating,
  )
}

const saysNothing = ({ grade, expected, outlook, notRated }: Rating) =>
  grade === null && !expected && outlook === null && !notRated

/** One cell changed. A cell that says nothing is no rating; an agency without its own cell is named by none. */
export function withRating(
  ratings: readonly Rating[],
  line: AgencyLine,
  column: Column,
  change: Partial<Pick<Rating, 'grade' | 'expected' | 'outlook' | 'notRated'>>,
): Rating[] {
  const at = indexAt(ratings, line, column)
  const before: Rating = ratings[at] ?? {
    ...line,
    ...column.rated,
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
