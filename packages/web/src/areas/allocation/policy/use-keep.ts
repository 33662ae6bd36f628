import { useState } from 'react'
import { sessionStore } from '../../../platform/session.ts'
import { readJson, writeJson } from '../../../platform/storage.ts'

/** Whether a run keeps sizes set by hand, as last chosen for this version in this browser tab. */
export function useKeep(versionId: string) {
  const key = `bookrunner.alloc-keep.${sessionStore.get()?.user.userId ?? ''} ${versionId}`
  const [keep, setKeep] = useState(() => readJson('session', key) !== false)
  return {
    keep,
    setKeep: (next: boolean) => {
      setKeep(next)
      writeJson('session', key, next ? undefined : false)
    },
  }
}
