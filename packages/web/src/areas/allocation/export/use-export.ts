import type { DealDetail } from '@bookrunner/contract/deals'
import { useEffect, useRef, useState } from 'react'
import { count, instant } from '../../../kit/format.ts'
import { printPages } from '../../../kit/page-pdf/index.ts'
import { save } from '../../../platform/download.ts'
import { tell } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import { bookPages, paperColors } from '../../book/export/index.ts'
import { useReader } from '../../deals/parts/index.ts'
import { figuresOf } from '../AllocStrip.tsx'
import { targetsNow } from '../rows/running.ts'
import type { Edits } from '../state/edits.ts'
import { versionOf, type BrowserAlloc } from '../state/browser-alloc.ts'
import { useLayout } from '../state/layout.ts'
import type { AllocInfo } from '../use-alloc.ts'
import { allocText } from '../text.ts'
import { useToolsOf } from '../use-tools.ts'
import { printedLines } from './printed.ts'
import { allocExportText } from './text.ts'
import { useFile, type FileKind } from './use-file.ts'

export type Exporting =
  | { readonly kind: 'idle' }
  | { readonly kind: 'file'; readonly what: FileKind }
  | { readonly kind: 'pdf'; readonly done: number; readonly of: number }

/** Some thirty pages; what is longer is read in Excel. */
const mostRows = 1000
const idle = { kind: 'idle' } as const

export interface Exported {
  readonly alloc: BrowserAlloc
  readonly detail: DealDetail
  readonly info: AllocInfo
  readonly edits: Edits
}

/** Prints the page as it is read at this moment; the name it was saved under. */
function usePrinted({ alloc, detail, info, edits }: Exported) {
  const t = useText(allocExportText)
  const { lang } = useReader()
  const { layout } = useLayout()
  const strip = useText(allocText)
  const toolsOf = useToolsOf(info.grid)
  return async (onPage: (done: number, of: number) => void, signal: AbortSignal): Promise<string> => {
    const version = versionOf(alloc)
    const tools = toolsOf(alloc, targetsNow(version?.targets ?? [], alloc, edits))
    const figures = figuresOf({ alloc, edits }, strip)
    const table = printedLines({
      layout,
      tools,
      edits,
      most: mostRows,
      launched: version?.state === 'launched',
      desk: info.may.allocate,
    })
    const { paper, pages } = bookPages({
      figures,
      columns: table.columns,
      rows: table.rows,
      charts: [],
      title: t('title', { deal: detail.face.name, version: version?.name ?? '' }),
      state: t('state', { seq: count(alloc.seq), time: instant(alloc.at, lang, info.timeZone) }),
      notes: [
        t('shown', { shown: count(table.shown), all: count(table.all) }),
        ...(table.cut ? [t('cut', { most: count(mostRows) })] : []),
      ],
      pageOf: (page, of) => t('page', { page, pages: of }),
    })
    const title = t('file', { deal: detail.face.name, seq: alloc.seq })
    const look = paperColors(lang).variables
    const file = await printPages({ title, lang, paper, look, pages, onPage, signal })
    save(file, `${title}.pdf`)
    return `${title}.pdf`
  }
}

/** One file at a time: what is under way, how it is begun, and how it is given up. */
export function useExport(exported: Exported) {
  const t = useText(allocExportText)
  const print = usePrinted(exported)
  const { busy, start } = useFile(exported.alloc.dealId)
  const [state, setState] = useState<Exporting>(idle)
  const printing = useRef<AbortController>(undefined)
  useEffect(() => () => printing.current?.abort(), [])

  const pdf = async () => {
    const controller = new AbortController()
    printing.current = controller
    setState({ kind: 'pdf', done: 0, of: 1 })
    try {
      const name = await print((done, of) => setState({ kind: 'pdf', done, of }), controller.signal)
      tell('success', t('done', { name }))
    } catch (fault) {
      if (controller.signal.aborted) return
      console.error(fault)
      tell('error', t('pdf.failed'))
    } finally {
      setState(idle)
    }
  }

  return {
    state: busy ? ({ kind: 'file', what: busy.kind } as const) : state,
    file: start,
    pdf,
    stop: () => printing.current?.abort(),
  }
}
