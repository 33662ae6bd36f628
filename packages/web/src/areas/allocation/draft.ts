/** Something that one began to change. */
export interface Begun<Draft> {
  /** What was saved when one began, as a draft of it reads. */
  readonly base: string
  readonly draft: Draft
  /** What of it is on its way. */
  readonly sent?: Draft
  /** What of it was written, and the number of the state that has it: a page hears of that after the answer. */
  readonly written?: { readonly draft: Draft | undefined; readonly seq: number }
}

/** What this page holds: what is saved as a draft of it, and its number. */
export interface SavedDraft<Draft> {
  readonly plain: Draft
  readonly seq: number
}

export const asBase = (draft: unknown): string => JSON.stringify(draft)

const isWaiting = ({ written }: Begun<unknown>, seq: number): boolean =>
  written !== undefined && seq < written.seq

/** Something is typed that is not written. */
export const isUnsaved = ({ draft, written }: Begun<unknown>): boolean => draft !== written?.draft

/** What is shown of it. */
export function shownDraft<Draft>(begun: Begun<Draft> | undefined, { plain, seq }: SavedDraft<Draft>) {
  const now = asBase(plain)
  const clean = { draft: plain, dirty: false, moved: false }
  if (begun === undefined) return clean
  const waiting = isWaiting(begun, seq)
  // As it was typed, for as long as that is what is saved: nobody's field is drawn anew under his hands.
  if (!isUnsaved(begun)) return waiting || begun.base === now ? { ...clean, draft: begun.draft } : clean
  if (!waiting && asBase(begun.draft) === now) return clean
  return { draft: begun.draft, dirty: true, moved: !waiting && begun.base !== now }
}

/** Something is typed. */
export const changedDraft = <Draft>(
  begun: Begun<Draft> | undefined,
  saved: SavedDraft<Draft>,
  draft: Draft,
): Begun<Draft> => {
  const { dirty } = shownDraft(begun, saved)
  const mine = begun && (dirty || isWaiting(begun, saved.seq))
  return mine ? { ...begun, draft } : { base: asBase(saved.plain), draft }
}

/** What was on its way is written. What was typed since then stays, over what was written. */
export const writtenDraft = <Draft>(
  begun: Begun<Draft> | undefined,
  /** What was written, as a draft of it reads. */
  base: Draft,
  seq: number,
): Begun<Draft> | undefined => begun && { ...begun, base: asBase(base), written: { draft: begun.sent, seq } }

/** It is done with, but for what was typed since it was sent. */
export const leftDraft = <Draft>(begun: Begun<Draft> | undefined): Begun<Draft> | undefined =>
  begun && begun.draft === begun.sent ? undefined : begun
