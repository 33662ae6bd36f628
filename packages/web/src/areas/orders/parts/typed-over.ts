import { isSame } from '@bookrunner/domain/deals'

/** A form over an order that others may save meanwhile. */
export interface TypedOver<Typed> {
  /** As it was read; nothing is changed as long as it is the same. */
  readonly base: Typed
  /** The number it was read with: it is sent back. 0: a new order. */
  readonly seen: number
  readonly typed: Typed
  /** Changed here and by somebody else, differently: `base` has theirs, `typed` yours. */
  readonly contested: readonly (keyof Typed)[]
}

/** The same for every form: an investor's ticket, a desk's edit. */
export const typedOver = <Typed extends object>(fields: readonly (keyof Typed)[]) => ({
  freshDraft: (base: Typed, seen = 0): TypedOver<Typed> => ({ base, seen, typed: base, contested: [] }),

  isDirty: ({ base, typed }: TypedOver<Typed>): boolean =>
    fields.some((field) => !isSame(base[field], typed[field])),

  /**
   * Somebody else saved meanwhile: what only they changed is taken, what only you changed stays, and what both did
   * differently is for you to choose. Nothing that was typed is lost.
   */
  mergedWith: (draft: TypedOver<Typed>, theirs: Typed, seen: number): TypedOver<Typed> => {
    if (seen <= draft.seen) return draft
    const { base, typed } = draft
    const next = { ...typed }
    const contested = new Set(draft.contested)
    for (const field of fields) {
      if (isSame(theirs[field], base[field])) continue
      if (isSame(typed[field], base[field]) || isSame(typed[field], theirs[field])) {
        next[field] = theirs[field]
        contested.delete(field)
      } else contested.add(field)
    }
    return { base: theirs, seen, typed: next, contested: [...contested] }
  },

  /** Which of the two a contested field shall be. */
  chosen: (draft: TypedOver<Typed>, field: keyof Typed, which: 'theirs' | 'yours'): TypedOver<Typed> => {
    const contested = draft.contested.filter((each) => each !== field)
    const typed = which === 'theirs' ? { ...draft.typed, [field]: draft.base[field] } : draft.typed
    return { ...draft, contested, typed }
  },
})
