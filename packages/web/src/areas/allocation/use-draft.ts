import { useState } from 'react'
import { isRecord } from '../../platform/storage.ts'
import { keepUnsaved, readUnsaved } from '../../platform/unsaved.ts'

interface Given<Saved, Draft> {
  /** What it is kept under in this browser tab. */
  readonly form: string
  readonly saved: Saved
  readonly draftOf: (saved: Saved) => Draft
  /** What was kept may be of another version of the program. */
  readonly read: (stored: unknown) => Draft | undefined
}

interface Begun<Draft> {
  /** What was saved when one began to change it. */
  readonly base: string
  readonly draft: Draft
}

/**
 * Something that is changed as a whole and saved when it is done. What is typed survives a reload; where somebody else
 * saved it meanwhile, that is said, and nothing is given up unasked.
 */
export function useDraft<Saved, Draft>({ form, saved, draftOf, read }: Given<Saved, Draft>) {
  const [begun, setBegun] = useState<Begun<Draft> | undefined>(() => {
    const stored = readUnsaved(form)
    const draft = isRecord(stored) ? read(stored['draft']) : undefined
    return draft === undefined || !isRecord(stored) ? undefined : { base: String(stored['base']), draft }
  })
  const now = JSON.stringify(saved)
  const put = (next: Begun<Draft> | undefined) => {
    setBegun(next)
    keepUnsaved(form, next)
  }
  const plain = draftOf(saved)
  const dirty = begun !== undefined && JSON.stringify(begun.draft) !== JSON.stringify(plain)
  return {
    draft: dirty ? begun.draft : plain,
    dirty,
    /** Somebody else saved it since one began. */
    moved: dirty && begun.base !== now,
    change: (draft: Draft) => put({ base: dirty ? begun.base : now, draft }),
    /** It was saved, or is given up. */
    forget: () => put(undefined),
    /** One's own is what one goes on with, whatever was saved meanwhile. */
    keepMine: () => begun && put({ ...begun, base: now }),
  }
}
