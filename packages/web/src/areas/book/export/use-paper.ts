import { denseText } from '../../../kit/dense-page/text.ts'
import type { Printing } from '../../../kit/dense-page/use-pdf.ts'
import { count, instant } from '../../../kit/format.ts'
import { printPages } from '../../../kit/page-pdf/index.ts'
import { save } from '../../../platform/download.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { bookPages, type PrintedBook } from './book-pages.tsx'
import { paperColors } from './paper-colors.ts'

/** About thirty pages. Excel has longer lists. */
export const mostRows = 1000

interface Paper extends Pick<PrintedBook, 'title' | 'figures' | 'notes' | 'charts' | 'columns' | 'rows'> {
  readonly state: { readonly seq: number; readonly at: string }
  readonly zone: string
  /** The file's name without its extension. */
  readonly name: string
  /** Some rows are not printed. */
  readonly cut: boolean
}

/** Prints a dense page of one state; returns the name of the saved file. */
export function usePaper(): (paper: Paper, printing: Printing) => Promise<string> {
  const t = useText(denseText)
  const { lang } = useReader()
  return async ({ state, zone, name, cut, notes, ...content }, printing) => {
    const { paper, pages } = bookPages({
      ...content,
      notes: cut ? [...notes, t('paper.cut', { most: count(mostRows) })] : notes,
      state: t('paper.state', { seq: count(state.seq), time: instant(state.at, lang, zone) }),
      pageOf: (page, of) => t('paper.page', { page, pages: of }),
    })
    const look = paperColors(lang).variables
    const file = await printPages({ title: name, lang, paper, look, pages, ...printing })
    save(file, `${name}.pdf`)
    return `${name}.pdf`
  }
}
