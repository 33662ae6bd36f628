import { isSame } from '@bookrunner/domain/deals'
import { changedFields, typedFields, type Typed, type TypedField } from './typed.ts'

/** What a ticket holds of an order: as it was read, and as it is typed over. */
export interface Draft {
  /** As it was read; nothing is changed as long as it is the same. */
  readonly base: Typed
  /** The number it was read with: it is sent back. 0: a new order. */
  readonly seen: number
  readonly typed: Typed
  /** Fields that somebody else changed, too: `base` has theirs, `typed` yours. */
  readonly contested: readonly TypedField[]
}

export const freshDraft = (base: Typed, seen: number): Draft => ({ base, seen, typed: base, contested: [] })

export const isDirty = ({ base, typed }: Draft): boolean => changedFields(base, typed).length > 0

/**
 * Somebody else saved meanwhile: what only they changed is taken, what only you changed stays, and what both did
 * differently is for you to choose. Nothing that was typed is lost.
 */
export function mergedWith(draft: Draft, theirs: Typed, seen: number): Draft {
  if (seen <= draft.seen) return draft
  const { base, typed } = draft
  const next: Record<string, unknown> = { ...typed }
  const contested = new Set(draft.contested)
  for (const field of typedFields) {
    if (isSame(theirs[field], base[field])) continue
    if (isSame(typed[field], base[field]) || isSame(typed[field], theirs[field])) {
      next[field] = theirs[field]
      contested.delete(field)
    } else contested.add(field)
  }
  return { base: theirs, seen, typed: next as unknown as Typed, contested: [...contested] }
}

/** Which of the two a contested field shall be. */
export function chosen(draft: Draft, field: TypedField, which: 'theirs' | 'yours'): Draft {
  const contested = draft.contested.filter((each) => each !== field)
  const typed = which === 'theirs' ? { ...draft.typed, [field]: draft.base[field] } : draft.typed
  return { ...draft, contested, typed }
}
