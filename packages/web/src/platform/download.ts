import type { ReceivedFile } from '@bookrunner/contract'
import { useState } from 'react'
import { failed } from './failed.ts'

/** The time for the browser to start the download. */
const urlLifetimeMs = 60_000

export function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), urlLifetimeMs)
}

/**
 * Downloads a file as the current user and saves it under the server's name; failures are reported as for any call.
 * `download(() => api.deals.document({ documentId }))`; true when saved.
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

/** The same for a button that shows progress and cannot be pressed twice. */
export function useDownload(): { busy: boolean; start: (ask: () => Promise<ReceivedFile>) => void } {
  const [busy, setBusy] = useState(false)
  const start = (ask: () => Promise<ReceivedFile>) => {
    if (busy) return
    setBusy(true)
    void download(ask).finally(() => setBusy(false))
  }
  return { busy, start }
}
