import type { DealDetail } from '@bookrunner/contract/deals'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../platform/api.ts'
import { save } from '../../../platform/download.ts'
import { failed } from '../../../platform/failed.ts'
import { tell } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import type { BookStore } from '../state/book-store.ts'
import { exportText } from './text.ts'
import { usePrinted } from './use-printed.ts'

export type Exporting =
  | { readonly kind: 'idle' }
  | { readonly kind: 'excel' }
  | { readonly kind: 'pdf'; readonly done: number; readonly of: number }

const idle = { kind: 'idle' } as const

/** One file at a time: what is under way, how it is begun, and how it is given up. */
export function useExport(store: Pick<BookStore, 'view'>, detail: DealDetail) {
  const t = useText(exportText)
  const print = usePrinted(store, detail)
  const [state, setState] = useState<Exporting>(idle)
  const printing = useRef<AbortController>(undefined)
  useEffect(() => () => printing.current?.abort(), [])

  const excel = async () => {
    setState({ kind: 'excel' })
    try {
      const { fileId } = await api.book.bookOrderExport({ dealId: detail.face.dealId })
      const file = await api.book.download({ fileId })
      save(await file.blob(), file.name)
      tell('success', t('done', { name: file.name }))
    } catch (fault) {
      failed(fault)
    } finally {
      setState(idle)
    }
  }

  const pdf = async () => {
    const controller = new AbortController()
    printing.current = controller
    setState({ kind: 'pdf', done: 0, of: 1 })
    try {
      const onPage = (done: number, of: number) => setState({ kind: 'pdf', done, of })
      const name = await print({ onPage, signal: controller.signal })
      if (name !== undefined) tell('success', t('done', { name }))
    } catch (fault) {
      if (controller.signal.aborted) return
      console.error(fault)
      tell('error', t('pdf.failed'))
    } finally {
      setState(idle)
    }
  }

  return { state, excel, pdf, stop: () => printing.current?.abort() }
}
