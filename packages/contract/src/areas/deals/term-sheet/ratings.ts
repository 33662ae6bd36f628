import { ratingSubjects, type Rating } from '@bookrunner/domain/deals'
import type { PublishedDeal } from '../views.ts'
import type { Words } from './words.ts'

/** "A- (expected, stable outlook)"; a watch is no outlook. */
const ratingText = ({ grade, expected, outlook, notRated }: Rating, words: Words): string => {
  if (notRated) return words.text('notRated')
  const named = outlook && words.code('outlook', outlook)!
  const shown =
    named && (outlook.startsWith('watch') ? named : words.text('outlook', { outlook: named.toLowerCase() }))
  const notes = [expected && words.text('expected'), shown].filter((note) => typeof note === 'string')
  const text = grade ?? '–'
  return notes.length === 0 ? text : words.note(text, words.list(notes.map((note) => note.toLowerCase())))
}

/** By what is rated: a line an agency. */
export const ratingRows = (
  { ratings, unrated, issueNotRated }: Pick<PublishedDeal['shared'], 'ratings' | 'unrated' | 'issueNotRated'>,
  words: Words,
): (readonly [label: string, value: string])[] => {
  if (unrated) return [[words.text('ratings'), words.text('unrated')]]
  const found = ratingSubjects.flatMap((subject) => {
    const lines = ratings
      .filter((rating) => rating.subject === subject)
      .map(
        (rating) =>
          `${rating.agencyName ?? words.code('agency', rating.agency)}: ${ratingText(rating, words)}`,
      )
    return lines.length === 0 ? [] : [[words.code('subject', subject)!, lines.join('\n')] as const]
  })
  return issueNotRated ? [[words.code('subject', 'issue')!, words.text('notRated')], ...found] : found
}
