import { useEffect, useRef, useState } from 'react'
import { tell } from '../../platform/notify.ts'
import { useText } from '../../platform/text.ts'
import { denseText } from './text.ts'

export interface Printing {
  readonly onPage: (done: number, of: number) => void
  readonly signal: AbortSignal
}

export interface PdfTask {
  /** Pages that are done, while a file is printed. */
  readonly pages: { readonly done: number; readonly of: number } | undefined
  readonly start: () => void
  readonly stop: () => void
}

/** One PDF at a time. `print` returns the name of the saved file, or nothing if there was nothing to print. */
export function usePdf(print: (printing: Printing) => Promise<string | undefined>): PdfTask {
  const t = useText(denseText)
  const [pages, setPages] = useState<PdfTask['pages']>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    setPages({ done: 0, of: 1 })
    try {
      const name = await print({
        onPage: (done, of) => setPages({ done, of }),
        signal: controller.signal,
      })
      if (name !== undefined) tell('success', t('export.done', { name }))
    } catch (fault) {
      if (controller.signal.aborted) return
      console.error(fault)
      tell('error', t('export.pdf.failed'))
    } finally {
      setPages(undefined)
    }
  }
  return {
    pages,
    start: () => void start(),
    stop: () => running.current?.abort(),
  }
}
