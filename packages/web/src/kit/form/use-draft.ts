import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../../platform/store.ts'
import { Draft } from './draft.ts'
import type { DraftState } from './draft-state.ts'
import { readStored, storeDraft } from './stored.ts'

interface Source<Values extends object> {
  /** The name it is stored under in this tab while it is typed. */
  readonly name?: string
  /** The record as it was loaded last, and its version. */
  readonly base: Values
  readonly version?: number
  /** A write is on its way: what arrives meanwhile may be that very write. */
  readonly busy?: boolean
}

/** A draft of one record for as long as its form is shown; newer versions of the record are merged into it. */
export function useDraft<Values extends object>(source: Source<Values>): Draft<Values> {
  const { name, version = 0, busy = false } = source
  const [draft] = useState(() => draftOf(source))
  useEffect(() => (name === undefined ? undefined : storeDraft(draft, () => name)), [draft, name])
  const receive = useEffectEvent(() => {
    if (version > draft.state.get().version) draft.receive(source.base, version)
  })
  useEffect(() => {
    if (!busy) receive()
  }, [version, busy])
  return draft
}

function draftOf<Values extends object>({ name, base, version = 0 }: Source<Values>): Draft<Values> {
  const draft = new Draft(base, version, {})
  const stored = name === undefined ? undefined : readStored(name)
  if (stored) draft.restore(stored)
  return draft
}

export const useDraftState = <Values extends object, Extra extends object>(
  draft: Draft<Values, Extra>,
): DraftState<Values> & Extra => useStore(draft.state)
