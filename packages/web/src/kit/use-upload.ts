import { CallRefused } from '@bookrunner/contract'
import type { UploadedFile } from '@bookrunner/contract/files'
import { wordsFor } from '@bookrunner/contract/text'
import { adviseOnFile, type Purpose } from '@bookrunner/domain/files'
import { useEffect, useRef, useState } from 'react'
import { httpStatusOf } from '../platform/answers.ts'
import { failed, wordsOf } from '../platform/failed.ts'
import { langStore } from '../platform/language.ts'
import { sendFile } from '../platform/upload.ts'

export type Sending =
  | { at: 'rest' }
  | { at: 'sending'; file: File; part: number }
  /** `again`: the same file may well be taken when it is sent once more. */
  | { at: 'failed'; file: File; words: string; again: boolean }

interface Upload {
  sending: Sending
  send: (file: File) => void
  again: () => void
  cancel: () => void
}

const isAborted = (fault: unknown) => fault instanceof DOMException && fault.name === 'AbortError'

/** What an upload goes through: advice before anything is sent, progress, and an end of one kind or the other. */
export function useUpload(purpose: Purpose, onSent: (file: UploadedFile) => void): Upload {
  const [sending, setSending] = useState<Sending>({ at: 'rest' })
  const way = useRef<AbortController>(undefined)
  const key = useRef('')
  useEffect(() => () => way.current?.abort(), [])

  const go = async (file: File) => {
    const own = new AbortController()
    way.current?.abort()
    way.current = own
    const show = (next: Sending) => {
      if (way.current === own) setSending(next)
    }
    const progress = (part: number) => show({ at: 'sending', file, part })
    progress(0)
    try {
      const sent = await sendFile({ purpose, file, key: key.current, signal: own.signal, progress })
      show({ at: 'rest' })
      if (way.current === own) onSent(sent)
    } catch (fault) {
      if (isAborted(fault)) return show({ at: 'rest' })
      // A session that is over leads to log-in from here, too.
      failed(fault, 'said')
      const again = !(fault instanceof CallRefused) || httpStatusOf(fault.code) >= 429
      show({ at: 'failed', file, words: wordsOf(fault), again })
    }
  }
  const send = (file: File) => {
    const advice = adviseOnFile(purpose, { name: file.name, bytes: file.size })
    if (advice) {
      const words = wordsFor(langStore.get(), advice.reason, advice.params)
      return setSending({ at: 'failed', file, words, again: false })
    }
    key.current = crypto.getRandomValues(new Uint32Array(4)).join('-')
    void go(file)
  }
  const again = () => {
    if (sending.at === 'failed') void go(sending.file)
  }
  const cancel = () => {
    way.current?.abort()
    setSending({ at: 'rest' })
  }
  return { sending, send, again, cancel }
}
