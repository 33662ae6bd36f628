import { allRated, isSameRated, needsPartyName, type Rated, type Rating } from '@bookrunner/domain/deals'
import type { SheetDeal } from './sheet-deal.ts'
import { partyName } from './terms.ts'
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
  { shared, parties }: Pick<SheetDeal, 'shared' | 'parties'>,
  words: Words,
): (readonly [label: string, value: string])[] => {
  const { ratings, unrated, issueNotRated } = shared
  const labelOf = (rated: Rated): string => {
    const subject = words.code('subject', rated.subject)!
    return rated.party && needsPartyName(rated, shared)
      ? words.text('ratedParty', { subject, name: partyName(rated.party, parties, words.language) })
      : subject
  }
  if (unrated) return [[words.text('ratings'), words.text('unrated')]]
  const found = allRated(shared).flatMap((rated) => {
    const lines = ratings
      .filter((rating) => isSameRated(rating, rated, shared))
      .map(
        (rating) =>
          `${rating.agencyName ?? words.code('agency', rating.agency)}: ${ratingText(rating, words)}`,
      )
    return lines.length === 0 ? [] : [[labelOf(rated), lines.join('\n')] as const]
  })
  return issueNotRated ? [[words.code('subject', 'issue')!, words.text('notRated')], ...found] : found
}
