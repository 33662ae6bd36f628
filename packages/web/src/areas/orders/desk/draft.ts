import { isSame } from '@bookrunner/domain/deals'
import { changedFields, deskFields, type DeskField, type DeskTyped } from './typed.ts'

/** A form over an order that others may save meanwhile. */
export interface DeskDraft {
  /** As it was read; what is the same is not sent. */
  readonly base: DeskTyped
  /** The version it was read with; 0: a new order. */
  readonly seen: number
  readonly typed: DeskTyped
  /** Changed here and by somebody else, differently: `base` has theirs, `typed` yours. */
  readonly contested: readonly DeskField[]
}

export const freshDraft = (base: DeskTyped, seen = 0): DeskDraft => ({
  base,
  seen,
  typed: base,
  contested: [],
})
export const isDirty = ({ base, typed }: DeskDraft): boolean => changedFields(base, typed).length > 0

/** What only they changed is taken, what only you changed stays, and what both did is yours to choose. */
export function mergedWith(draft: DeskDraft, theirs: DeskTyped, seen: number): DeskDraft {
  if (seen <= draft.seen) return draft
  const { base, typed } = draft
  const next: Record<string, unknown> = { ...typed }
  const contested = new Set(draft.contested)
  for (const field of deskFields) {
    if (isSame(theirs[field], base[field])) continue
    if (isSame(typed[field], base[field]) || isSame(typed[field], theirs[field])) {
      next[field] = theirs[field]
      contested.delete(field)
    } else contested.add(field)
  }
  return { base: theirs, seen, typed: next as unknown as DeskTyped, contested: [...contested] }
}

export function chosen(draft: DeskDraft, field: DeskField, which: 'theirs' | 'yours'): DeskDraft {
  const contested = draft.contested.filter((each) => each !== field)
  return which === 'yours'
    ? { ...draft, contested }
    : { ...draft, contested, typed: { ...draft.typed, [field]: draft.base[field] } }
}
