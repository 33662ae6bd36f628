import { abilitiesIn } from './abilities.ts'
import type { BookType } from '../choices.ts'
import type { DealColumn, DealRole } from './deal-role.ts'
import type { Terms } from '../terms.ts'

/** Whose names a reader of the book sees: everybody's, not those of X-orders, or aliases only. */
export const nameSights = ['all', 'notX', 'masked'] as const
export type NameSight = (typeof nameSights)[number]

type NameTerms = Pick<Terms, 'bookType' | 'issuerSeesNames'>

/** A sole book of syndicate members masks them from VIEW and ISSUER always; VIEW has totals only. */
export const namesFor = (column: DealColumn, bookType: BookType, issuerSeesNames: boolean): NameSight => {
  switch (column) {
    case 'OC':
      return 'all'
    case 'JLM':
    case 'BND':
      return 'notX'
    case 'ISSUER':
      return bookType === 'soleSyndicate' || !issuerSeesNames ? 'masked' : 'notX'
    case 'CREATOR':
    case 'VIEW':
      return 'masked'
  }
}

/** The most any of somebody's columns shows. */
export const namesIn = (role: DealRole, { bookType, issuerSeesNames }: NameTerms): NameSight => {
  if (role.everything) return 'all'
  const namesByColumn = role.columns.map((column) => namesFor(column, bookType, issuerSeesNames))
  return nameSights.find((sight) => namesByColumn.includes(sight)) ?? 'masked'
}

/** Every order of the book, each with its investor's name. */
export const readsEveryName = (role: DealRole, terms: NameTerms): boolean =>
  abilitiesIn(role, terms).readBook === 'all' && namesIn(role, terms) === 'all'
