import type { DealDetail } from '@bookrunner/contract/deals'
import type { PrintedFigure } from './book-pages.tsx'
import { paperLook, shownPictures, useChartLook } from '../../../kit/chart/index.ts'
import { printPages } from '../../../kit/page-pdf/index.ts'
import { count, instant } from '../../../kit/format.ts'
import { save } from '../../../platform/download.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { figuresOf } from '../BookStrip.tsx'
import type { BookStore } from '../state/book-store.ts'
import { useLayouts } from '../state/layout-store.ts'
import { bookText } from '../text.ts'
import { useToolsOf } from '../use-tools.ts'
import { bookPages, chartDots } from './book-pages.tsx'
import { paperColors } from './paper-colors.ts'
import { leaving, printedRows } from './printed-rows.ts'
import { exportText } from './text.ts'

/** Some thirty pages; what is longer is read in Excel. */
const mostRows = 1000

export interface Printing {
  readonly onPage: (done: number, of: number) => void
  readonly signal: AbortSignal
}

/** Prints the page as it is read at this moment; the name it was saved under. */
export function usePrinted(
  store: Pick<BookStore, 'view'>,
  detail: DealDetail,
): (printing: Printing) => Promise<string | undefined> {
  const t = useText(exportText)
  const strip = useText(bookText)
  const { lang, zone } = useReader()
  const look = useChartLook()
  const { current: layout } = useLayouts()
  const { face, abilities, terms, entities } = detail
  const bankId = useStore(sessionStore)?.user.entityId ?? ''
  const scope = abilities.export
  const toolsOf = useToolsOf(face.guidance?.level.over ?? null)
  return async ({ onPage, signal }) => {
    const { book } = store.view.get()
    if (!book) return undefined
    const own = leaving(book, scope, bankId)
    const tools = toolsOf(own)
    const figures: readonly PrintedFigure[] = figuresOf({ book, face }, strip, zone)
    const { variables, chart } = paperColors(lang)
    const table = printedRows({ book: own, layout, tools, most: mostRows })
    const { shown, all } = table
    const notes = [
      ...(scope === 'own'
        ? [t('own', { house: entities.find(({ entityId }) => entityId === bankId)?.name ?? '' })]
        : []),
      shown === all
        ? t('shown.all', { all: count(all) })
        : t('shown', { shown: count(shown), all: count(all) }),
      ...(table.cut ? [t('cut', { most: count(mostRows) })] : []),
    ]
    const { paper, pages } = bookPages({
      figures,
      columns: table.columns,
      title: t('title', { deal: face.name }),
      state: t('state', { seq: count(book.seq), time: instant(book.at, lang, terms.timeZone) }),
      notes: scope === 'totals' ? [t('totals')] : notes,
      rows: scope === 'totals' ? [] : table.rows,
      charts: await shownPictures(paperLook(look, chart), chartDots),
      pageOf: (page, of) => t('page', { page, pages: of }),
    })
    const title = t('file', { deal: face.name, seq: book.seq })
    const file = await printPages({ title, lang, paper, look: variables, pages, onPage, signal })
    const name = `${title}.pdf`
    save(file, name)
    return name
  }
}
