import type { DealDetail } from '@bookrunner/contract/deals'
import type { Place } from './places.ts'

/**
 * `new`: nothing is kept yet. `draft`: saved as often as one likes. `announced`: each change is told and kept
 * with its reason. `read`: the caller may not edit, or the deal is over.
 */
export type FormMode = 'new' | 'draft' | 'announced' | 'read'

export function modeOf(detail: DealDetail | undefined): FormMode {
  if (!detail) return 'new'
  const { status } = detail.face
  const { editDraft, editTerms } = detail.abilities
  if (status === 'Draft') return editDraft === 'none' ? 'read' : 'draft'
  if (status === 'Expired' || status === 'Aborted') return 'read'
  return editTerms === 'none' ? 'read' : 'announced'
}

/** What investors were told and rely on. */
const announcedPlaces: readonly Place[] = [
  'terms.currency',
  'terms.priceType',
  'terms.bookType',
  'shared.issuerId',
]

export const fixedOf = (detail: DealDetail | undefined): readonly Place[] =>
  modeOf(detail) === 'announced' ? announcedPlaces : []
