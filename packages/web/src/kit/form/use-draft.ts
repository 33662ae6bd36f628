import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../../platform/store.ts'
import { useCloseWarning } from '../use-close-warning.ts'
import { Draft } from './draft.ts'
import type { DraftState } from './draft-state.ts'
import { askOnClose, forgetStored, readableOf, readStored, storeDraft, type Readers } from './stored.ts'

interface Source<Values extends object> {
  /** The name under which the draft is stored in this tab. */
  readonly name?: string
  /** The record as it was loaded last, and its version. */
  readonly base: Values
  readonly version?: number
  /** A write is being sent: a newer version that arrives meanwhile may be that write. */
  readonly busy?: boolean
  /** Values with the same meaning count as equal, even if typed differently. */
  readonly meaning?: (value: Values[keyof Values]) => unknown
  /** Checks stored fields that are lists or records; fields they cannot read are not restored. */
  readonly read?: Readers<Values>
  /**
   * Asks before the window closes with unsaved edits: of a draft with a name also on other pages. One without a name asks
   * unless this is false, because a reload would lose it.
   */
  readonly asks?: boolean
  /** Which question it answers: what was typed to another one is not restored. */
  readonly about?: string
  /** Fields that are not stored: passwords. */
  readonly unstored?: readonly (keyof Values & string)[]
}

/** A draft of one record for as long as its form is shown; newer versions of the record are merged into it. */
export function useDraft<Values extends object>(source: Source<Values>): Draft<Values> {
  const { name, version = 0, busy = false, asks = name === undefined, about, unstored } = source
  const [draft] = useState(() => draftOf(source))
  const [fixed] = useState(() => unstored ?? [])
  useEffect(() => {
    if (name === undefined) return
    names.set(draft, name)
    return storeDraft(draft, () => name, { about, unstored: fixed })
  }, [draft, name, about, fixed])
  useEffect(() => {
    if (name !== undefined && asks) askOnClose(name)
  }, [name, asks])
  useCloseWarning(() => name === undefined && asks && draft.dirty)
  const receive = useEffectEvent(() => {
    if (version > draft.state.get().version) draft.receive(source.base, version)
  })
  useEffect(() => {
    if (!busy) receive()
  }, [version, busy])
  return draft
}

function draftOf<Values extends object>(source: Source<Values>): Draft<Values> {
  const { name, base, version = 0, meaning, read = {}, about } = source
  const draft = new Draft(base, version, {}, meaning)
  const stored = name === undefined ? undefined : readStored(name, about)
  if (name === undefined || !stored) return draft
  draft.restore(readableOf(stored, read))
  // The draft was saved after its form was closed.
  if (!draft.dirty) forgetStored(name)
  return draft
}

/** The names of the drafts that are stored. */
const names = new WeakMap<object, string>()

/** What was typed is saved, or given up: nothing of it stays in this tab, even if its form is closed by now; then it closes. */
export function endDraft<Values extends object>(draft: Draft<Values>, close?: () => void): void {
  draft.discard()
  const name = names.get(draft)
  if (name !== undefined) forgetStored(name)
  close?.()
}

export const useDraftState = <Values extends object, Extra extends object>(
  draft: Draft<Values, Extra>,
): DraftState<Values> & Extra => useStore(draft.state)
