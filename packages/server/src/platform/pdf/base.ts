// Shared parts of every PDF: a font for its language with only the used letters, colours, and the foot of a page.
import type { PdfDocumentBuilder } from '@cj-tech-master/excelts/pdf'
import { fill, type Language } from '@bookrunner/contract/kernel'
import { faceFor } from './face.ts'

export const a4 = { width: 595.28, height: 841.89 }

export const ink = { r: 0.09, g: 0.11, b: 0.14 }
export const grey = { r: 0.4, g: 0.43, b: 0.48 }
export const hair = { r: 0.85, g: 0.86, b: 0.88 }

export interface Style {
  size: number
  color: typeof ink
  leading: number
}

/** Only this file imports the PDF library. */
export type Pdf = PdfDocumentBuilder
export type Page = ReturnType<Pdf['addPage']>

export const openPdf = async (title: string, language: Language, text: string): Promise<Pdf> => {
  const { PdfDocumentBuilder: Builder } = await import('@cj-tech-master/excelts/pdf')
  const builder = new Builder()
  builder.embedFont(await faceFor(language, text))
  builder.setMetadata({ title, creator: 'Bookrunner' })
  return builder
}

/** Replaces two signs that the font for rare letters lacks, and signs that no page can show. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('／', '/')
    .replaceAll('｀', '`')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')

export interface Foot {
  language: Language
  foot: string
  /** With `{page}` and `{pages}`. */
  pageText: string
}

export const footOf = (
  { foot, pageText }: Foot,
  pages: readonly Page[],
  { margin, width }: { margin: number; width: number },
): void => {
  const right = width - margin
  for (const [index, page] of pages.entries()) {
    page.drawLine({ x1: margin, y1: 66, x2: right, y2: 66, color: hair, lineWidth: 0.6 })
    page.drawText(printable(foot), { x: margin, y: 50, fontSize: 8.5, color: grey })
    page.drawText(fill(pageText, { page: index + 1, pages: pages.length }), {
      x: right,
      y: 50,
      fontSize: 8.5,
      color: grey,
      anchor: 'end',
    })
  }
}
