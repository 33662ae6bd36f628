import type { ReceivedFile } from '@bookrunner/contract'
import { useState } from 'react'
import { save } from '../../platform/download.ts'
import { failed } from '../../platform/failed.ts'
import { tell } from '../../platform/notify.ts'
import { useText } from '../../platform/text.ts'
import { denseText } from './text.ts'

/** One file of the server at a time. */
export function useDownload<Request>(receive: (request: Request) => Promise<ReceivedFile>): {
  readonly busy: Request | undefined
  readonly start: (request: Request) => void
} {
  const t = useText(denseText)
  const [busy, setBusy] = useState<Request>()
  const get = async (request: Request) => {
    setBusy(request)
    try {
      const file = await receive(request)
      save(await file.blob(), file.name)
      tell('success', t('export.done', { name: file.name }))
    } catch (fault) {
      failed(fault)
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, start: (request) => void (busy === undefined && get(request)) }
}
