import type { Rating } from './announcement.ts'
import type { Agency } from './choices.ts'
import type { Rated } from './rated.ts'
import { bareGrade, scaleOf } from './ratings.ts'

type Outlook = NonNullable<Rating['outlook']>
type Named = Exclude<Agency, 'other'>

const inOrder: readonly Named[] = ['moodys', 'sp', 'fitch']

const agencyWords: readonly [RegExp, Named][] = [
  [/moody'?’?s|穆迪|^m\b/i, 'moodys'],
  [/s&p|standard|标普|標普/i, 'sp'],
  [/fitch|惠誉|惠譽|^f\b/i, 'fitch'],
]

const outlookWords: readonly [RegExp, Outlook][] = [
  [/watch\s*pos|\*\+|正面观察|正面觀察/i, 'watchPositive'],
  [/watch\s*neg|\*-|负面观察|負面觀察/i, 'watchNegative'],
  [/stab|\bsta\b|稳定|穩定/i, 'stable'],
  [/pos|正面/i, 'positive'],
  [/neg|负面|負面/i, 'negative'],
  [/dev|发展|發展/i, 'developing'],
]

const outlookIn = (text: string): Outlook | null =>
  outlookWords.find(([word]) => word.test(text))?.[1] ?? null

const isExpectedText = (text: string): boolean => /\(P\)|\bexp|预期|預期|\(e\)/i.test(text)
const notRatedForm = /^(nr|n\.r\.|not rated|unrated|wr|无评级|無評級)$/i
const noneForm = /^(-|–|—|n\/a|na)$/i

interface Piece {
  /** Null where the agency in this place gives no rating. */
  grade: string | null
  notRated: boolean
  agency: Named | undefined
  outlook: Outlook | null
  expected: boolean
}

const gradeOf = (token: string, agency: Named): string | undefined =>
  scaleOf(agency).find(({ grade }) => grade.toUpperCase() === bareGrade(token).toUpperCase())?.grade

/** Only Moody's writes figures: Baa1. */
const isMoodys = (grade: string): boolean => /[a-z]|[1-3]$/.test(grade) && /[1-3]$|^(Aaa|Ca|C)$/.test(grade)

const pieceOf = (text: string): Piece | undefined => {
  const agency = agencyWords.find(([word]) => word.test(text))?.[1]
  const facts = { agency, outlook: outlookIn(text), expected: isExpectedText(text) }
  const bare = text
    .replace(
      /moody['’]?s( investors service)?|s&p( global)?|standard & poor['’]?s|fitch|穆迪|标普|標普|惠誉|惠譽/gi,
      ' ',
    )
    .replace(/[(（](?!P[)）])[^)）]*[)）]/g, ' ')
    .replace(/[:：]/g, ' ')
    .trim()
  if (noneForm.test(bare)) return { ...facts, grade: null, notRated: false }
  if (notRatedForm.test(bare)) return { ...facts, grade: null, notRated: true }
  const token = bare.split(/[\s,，]+/).find((each) => inOrder.some((one) => gradeOf(each, one)))
  return token === undefined ? undefined : { ...facts, grade: token, notRated: false }
}

/** A free place among the agencies that use this grade: of two alike the first is S&P's. */
const agencyOf = (
  { agency, grade, notRated }: Piece,
  at: number,
  taken: ReadonlySet<Named>,
): Named | undefined => {
  if (agency) return taken.has(agency) ? undefined : agency
  if (grade === null && !notRated) return inOrder[at]
  const free = inOrder.filter((each) => !taken.has(each))
  if (grade === null) return free.find((each) => each === inOrder[at]) ?? free[0]
  const using = free.filter(
    (each) => gradeOf(grade, each) !== undefined && (each === 'moodys') === isMoodys(grade),
  )
  return using.find((each) => each === inOrder[at]) ?? using[0]
}

/**
 * Reads ratings as term sheets print them: "Baa1/A-/BBB+ (stable)", "(P)A1 / A (neg) / NR", "穆迪 A3 / 惠誉 A". Without
 * names the order is Moody's, S&P, Fitch; an outlook behind the last one alone is that of all. Undefined if a part
 * cannot be read.
 */
export const parseRatingLine = (text: string, { subject, party }: Rated): Rating[] | undefined => {
  const parts = text
    .split(/[/|;；／]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const pieces = parts.map(pieceOf)
  if (pieces.length === 0 || pieces.length > inOrder.length) return undefined
  const taken = new Set<Named>()
  const last = pieces.at(-1)
  const shared = pieces.slice(0, -1).every((piece) => piece?.outlook === null)
    ? (last?.outlook ?? null)
    : null
  const ratings: Rating[] = []
  for (const [at, piece] of pieces.entries()) {
    const agency = piece && agencyOf(piece, at, taken)
    if (!piece || !agency) return undefined
    taken.add(agency)
    const grade = piece.grade === null ? null : gradeOf(piece.grade, agency)
    if (grade === undefined) return undefined
    if (grade === null && !piece.notRated) continue
    ratings.push({
      agency,
      agencyName: null,
      subject,
      party,
      grade,
      expected: piece.expected,
      outlook: grade === null ? null : (piece.outlook ?? shared),
      notRated: piece.notRated,
    })
  }
  return ratings
}
