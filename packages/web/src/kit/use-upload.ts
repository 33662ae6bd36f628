import { CallRefused } from '@bookrunner/contract'
import type { UploadedFile } from '@bookrunner/contract/files'
import { refusalMessage } from '@bookrunner/contract/text'
import { adviseOnFile, type Purpose } from '@bookrunner/domain/files'
import { useEffect, useRef, useState } from 'react'
import { httpStatusOf } from '../platform/answers.ts'
import { failed, faultMessage } from '../platform/failed.ts'
import { langStore } from '../platform/language.ts'
import { sendFile } from '../platform/upload.ts'

export type Sending =
  | { at: 'rest' }
  | { at: 'sending'; file: File; part: number }
  /** `again`: a retry with the same file may succeed. */
  | { at: 'failed'; file: File; message: string; again: boolean }

interface Upload {
  sending: Sending
  send: (file: File) => void
  again: () => void
  cancel: () => void
}

const isAborted = (fault: unknown) => fault instanceof DOMException && fault.name === 'AbortError'

/** An upload: check before sending, progress, result. */
export function useUpload(purpose: Purpose, onSent: (file: UploadedFile) => void): Upload {
  const [sending, setSending] = useState<Sending>({ at: 'rest' })
  const request = useRef<AbortController>(undefined)
  const key = useRef('')
  useEffect(() => () => request.current?.abort(), [])

  const go = async (file: File) => {
    const own = new AbortController()
    request.current?.abort()
    request.current = own
    const show = (next: Sending) => {
      if (request.current === own) setSending(next)
    }
    const progress = (part: number) => show({ at: 'sending', file, part })
    progress(0)
    try {
      const sent = await sendFile({ purpose, file, key: key.current, signal: own.signal, progress })
      show({ at: 'rest' })
      if (request.current === own) onSent(sent)
    } catch (fault) {
      if (isAborted(fault)) return show({ at: 'rest' })
      // An ended session leads to log-in here too.
      failed(fault, 'shown')
      const again = !(fault instanceof CallRefused) || httpStatusOf(fault.code) >= 429
      show({ at: 'failed', file, message: faultMessage(fault), again })
    }
  }
  const send = (file: File) => {
    const advice = adviseOnFile(purpose, { name: file.name, bytes: file.size })
    if (advice) {
      const message = refusalMessage(langStore.get(), advice.reason, advice.params)
      return setSending({ at: 'failed', file, message, again: false })
    }
    key.current = crypto.getRandomValues(new Uint32Array(4)).join('-')
    void go(file)
  }
  const again = () => {
    if (sending.at === 'failed') void go(sending.file)
  }
  const cancel = () => {
    request.current?.abort()
    setSending({ at: 'rest' })
  }
  return { sending, send, again, cancel }
}
