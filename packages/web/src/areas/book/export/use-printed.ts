import type { DealDetail } from '@bookrunner/contract/deals'
import { paperLook, shownPictures, useChartLook } from '../../../kit/chart/index.ts'
import type { Printing } from '../../../kit/dense-page/use-pdf.ts'
import { count } from '../../../kit/format.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { figuresOf } from '../BookStrip.tsx'
import type { BookStore } from '../state/book-store.ts'
import { useLayouts } from '../state/layout-store.ts'
import { bookText } from '../text.ts'
import { useToolsOf } from '../use-tools.ts'
import { chartDots } from './book-pages.tsx'
import { paperColors } from './paper-colors.ts'
import { leaving, printedRows } from './printed-rows.ts'
import { exportText } from './text.ts'
import { mostRows, usePaper } from './use-paper.ts'

/** Prints the current page and returns the name of the saved file. */
export function usePrinted(
  store: Pick<BookStore, 'view'>,
  detail: DealDetail,
): (printing: Printing) => Promise<string | undefined> {
  const t = useText(exportText)
  const strip = useText(bookText)
  const { lang, zone } = useReader()
  const look = useChartLook()
  const { current: layout } = useLayouts()
  const { header, abilities, terms, entities } = detail
  const bankId = useStore(sessionStore)?.user.entityId ?? ''
  const scope = abilities.export
  const toolsOf = useToolsOf(header.guidance?.level.over ?? null)
  const print = usePaper()
  return async (printing) => {
    const { book } = store.view.get()
    if (!book) return undefined
    const own = leaving(book, scope, bankId)
    const { shown, all, ...table } = printedRows({
      book: own,
      layout,
      tools: toolsOf(own),
      most: mostRows,
    })
    const notes = [
      ...(scope === 'own'
        ? [t('own', { house: entities.find(({ entityId }) => entityId === bankId)?.name ?? '' })]
        : []),
      shown === all
        ? t('shown.all', { all: count(all) })
        : t('shown', { shown: count(shown), all: count(all) }),
    ]
    const totals = scope === 'totals'
    const paper = {
      state: book,
      zone: terms.timeZone,
      title: t('title', { deal: header.name }),
      name: t('file', { deal: header.name, seq: book.seq }),
      figures: figuresOf({ book, header }, strip, zone),
      charts: await shownPictures(paperLook(look, paperColors(lang).chart), chartDots),
      columns: table.columns,
      rows: totals ? [] : table.rows,
      notes: totals ? [t('totals')] : notes,
      cut: !totals && table.cut,
    }
    return print(paper, printing)
  }
}
