import type { ChangeOf, SnapshotOf, Subject } from '@bookrunner/contract'
import { useEffect, useEffectEvent } from 'react'
import { sessionEndedBy } from './failed.ts'
import { langStore } from './language.ts'
import { liveClient } from './live.ts'
import { useStore } from './store.ts'

interface Handlers<S extends Subject> {
  readonly snapshot: (data: SnapshotOf<S>, seq: number) => void
  readonly changes: (data: readonly ChangeOf<S>[], seq: number) => void
  /** The subject may not be watched any more. Not called when the session ended. */
  readonly refused?: () => void
}

/** Watches a live subject while the component is on the screen, in the reader's language. */
export function useLive<S extends Subject>(subject: S, key: string, on: Handlers<S>): void {
  const lang = useStore(langStore)
  const snapshot = useEffectEvent(on.snapshot)
  const changes = useEffectEvent(on.changes)
  const refused = useEffectEvent(() => on.refused?.())
  useEffect(() => {
    if (!key) return undefined
    return liveClient(lang).watch(subject, key, {
      snapshot: (data, seq) => snapshot(data, seq),
      changes: (data, seq) => changes(data, seq),
      refused: (refusal) => {
        if (!sessionEndedBy(refusal)) refused()
      },
    })
  }, [subject, key, lang])
}
