import type { DealDetail } from '@bookrunner/contract/deals'
import { paperLook, shownPictures, useChartLook } from '../../../kit/chart/index.ts'
import type { Printing } from '../../../kit/dense-page/use-pdf.ts'
import { count } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { chartDots, mostRows, paperColors, usePaper } from '../../book/export/index.ts'
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

export interface PrintInput {
  readonly alloc: BrowserAlloc
  readonly detail: DealDetail
  readonly info: AllocInfo
  readonly edits: Edits
}

/** Prints the page as it is now; returns the name of the saved file. */
export function usePrinted({
  alloc,
  detail,
  info,
  edits,
}: PrintInput): (printing: Printing) => Promise<string> {
  const t = useText(allocExportText)
  const strip = useText(allocText)
  const { layout } = useLayout()
  const toolsOf = useToolsOf(info)
  const print = usePaper()
  const look = useChartLook()
  const { lang } = useReader()
  return async (printing) => {
    const version = versionOf(alloc)
    const { shown, all, ...table } = printedLines({
      layout,
      edits,
      tools: toolsOf(alloc, targetsNow(version?.targets ?? [], alloc, edits)),
      most: mostRows,
      launched: version?.state === 'launched',
      desk: info.may.allocate,
    })
    const paper = {
      ...table,
      state: alloc,
      zone: info.timeZone,
      title: t('title', { deal: detail.header.name, version: version?.name ?? '' }),
      name: t('file', { deal: detail.header.name, seq: alloc.seq }),
      figures: figuresOf({ alloc, edits }, strip),
      charts: await shownPictures(paperLook(look, paperColors(lang).chart), chartDots),
      notes: [t('shown', { shown: count(shown), all: count(all) })],
    }
    return print(paper, printing)
  }
}
