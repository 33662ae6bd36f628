import type { UploadedFile } from '@bookrunner/contract/files'
import type { Purpose } from '@bookrunner/domain/files'
import { api } from './api.ts'
import { repeatOnce } from './repeat-once.ts'

/** The sent part, from 0 to 1. */
export type Progress = (part: number) => void

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
export const fetchShowing =
  (progress: Progress): typeof fetch =>
  (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((done, fail) => {
      const request = new XMLHttpRequest()
      const stop = () => {
        request.abort()
        fail(signal?.reason as Error)
      }
      if (signal?.aborted) return stop()
      request.open(method, url instanceof Request ? url.url : url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => progress(total ? loaded / total : 0))
      request.addEventListener('load', () =>
        done(new Response(request.responseText, { status: request.status })),
      )
      request.addEventListener('error', () => fail(new TypeError('the line broke')))
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
      signal?.addEventListener('abort', stop)
      request.send(body as XMLHttpRequestBodyInit)
    })

interface Sending {
  purpose: Purpose
  file: File
  /** The same for a retry: the server finds the file instead of storing it twice. */
  key: string
  signal: AbortSignal
  progress: Progress
}

export const sendFile = ({ purpose, file, key, signal, progress }: Sending): Promise<UploadedFile> =>
  repeatOnce(() => api.files.upload({ purpose, file }, { key, signal, fetch: fetchShowing(progress) }))
