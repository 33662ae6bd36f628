import type { DealDetail } from '@bookrunner/contract/deals'
import { fixedFields, isOver } from '@bookrunner/domain/deals'
import type { FormField } from './places.ts'

/**
 * `new`: not saved yet. `draft`: saved freely. `announced`: each change is published and stored with its reason.
 * `read`: the caller may not edit, or the deal is over.
 */
export type FormMode = 'new' | 'draft' | 'announced' | 'read'

export function modeOf(detail: DealDetail | undefined): FormMode {
  if (!detail) return 'new'
  const { status } = detail.header
  const { editDraft, editTerms } = detail.abilities
  if (status === 'Draft') return editDraft === 'none' ? 'read' : 'draft'
  if (isOver(status)) return 'read'
  return editTerms === 'none' ? 'read' : 'announced'
}

/** Times of a running deal are changed by a move, with its reason. */
const timePlaces = ['times.closesAt', 'times.subjectAt', 'times.subjectByRegion', 'times.expiresAt'] as const

export const fixedOf = (detail: DealDetail | undefined): readonly FormField[] =>
  detail && modeOf(detail) === 'announced'
    ? [...(fixedFields(detail.header.status, detail) as FormField[]), ...timePlaces]
    : []
