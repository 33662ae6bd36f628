import { useState } from 'react'
import { isRecord } from '../../platform/storage.ts'
import { createStore, useStore } from '../../platform/store.ts'
import { keepUnsaved, readUnsaved } from '../../platform/unsaved.ts'
import { asBase, changedDraft, isUnsaved, leftDraft, shownDraft, writtenDraft, type Begun } from './draft.ts'
import { askBeforeLeaving } from './unsaved-drafts.ts'

interface DraftInput<Saved, Draft> {
  /** What it is kept under in this browser tab. */
  readonly form: string
  readonly saved: Saved
  /** The number of the state it is saved in. */
  readonly seq: number
  readonly draftOf: (saved: Saved) => Draft
  /** What was kept may be of another version of the program. */
  readonly read: (stored: unknown) => Draft | undefined
}

const keptIn = <Draft>(form: string, read: (stored: unknown) => Draft | undefined) => {
  const stored = readUnsaved(form)
  const draft = isRecord(stored) ? read(stored['draft']) : undefined
  if (draft === undefined || !isRecord(stored)) return undefined
  askBeforeLeaving(form)
  return { base: String(stored['base']), draft }
}

/**
 * Something that is changed as a whole and saved when it is done. What is typed survives a reload, and its being saved
 * while one types on; where somebody else saved it meanwhile, that is said, and nothing is given up unasked.
 */
export function useDraft<Saved, Draft>({ form, saved, seq, draftOf, read }: DraftInput<Saved, Draft>) {
  // Outside of what is drawn: the answer to a save comes long after the drawing that sent it.
  const [store] = useState(() => createStore<Begun<Draft> | undefined>(keptIn(form, read)))
  const now = { plain: draftOf(saved), seq }
  const shown = shownDraft(useStore(store), now)
  const put = (next: Begun<Draft> | undefined) => {
    store.set(next)
    const unsaved = next !== undefined && isUnsaved(next)
    keepUnsaved(form, unsaved ? { base: next.base, draft: next.draft } : undefined)
    if (unsaved) askBeforeLeaving(form)
  }
  return {
    ...shown,
    change: (draft: Draft) => put(changedDraft(store.get(), now, draft)),
    /** What is shown goes out. It is kept until an answer comes. */
    send: () => {
      const begun = store.get()
      if (begun) store.set({ ...begun, sent: begun.draft })
    },
    /** What went out is saved like this, in the state of that number. */
    written: (as: Saved, at: number) => put(writtenDraft(store.get(), draftOf(as), at)),
    /** What went out is done with. */
    done: () => put(leftDraft(store.get())),
    /** It is given up. */
    forget: () => put(undefined),
    /** One's own is what one goes on with, whatever was saved meanwhile. */
    keepMine: () => {
      const begun = store.get()
      if (begun) put({ base: asBase(now.plain), draft: begun.draft })
    },
  }
}
