import type { ReceivedFile } from '@bookrunner/contract'
import { useState } from 'react'
import { failed } from './failed.ts'

/** So long the browser may take to begin with it. */
const kept = 60_000

export function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), kept)
}

/**
 * Fetches a file as whoever is signed in and saves it under the name the server gives; a failure is told as
 * that of any call. `download(() => api.deals.document({ documentId }))`; true when it was saved.
 */
export async function download(ask: () => Promise<ReceivedFile>): Promise<boolean> {
  try {
    const file = await ask()
    save(await file.blob(), file.name)
    return true
  } catch (fault) {
    failed(fault)
    return false
  }
}

/** The same for a button that shows that it is under way, and is not pressed twice. */
export function useDownload(): { busy: boolean; start: (ask: () => Promise<ReceivedFile>) => void } {
  const [busy, setBusy] = useState(false)
  const start = (ask: () => Promise<ReceivedFile>) => {
    if (busy) return
    setBusy(true)
    void download(ask).finally(() => setBusy(false))
  }
  return { busy, start }
}
