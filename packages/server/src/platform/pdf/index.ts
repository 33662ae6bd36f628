// A paper as PDF with real text in it: a title, and sections of facts. One typeface for all three scripts, of which
// only the letters that are used travel.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PdfDocumentBuilder } from '@cj-tech-master/excelts/pdf'
import type { SentFile } from '../http/send-file.ts'
import { measureAt, wrapped } from './wrap.ts'

export interface Paper {
  title: string
  /** The one thing that is large. */
  lead: string
  below: string
  sections: readonly { heading: string; facts: readonly (readonly [label: string, value: string])[] }[]
  foot: string
  pageOf: (page: number, pages: number) => string
}

const a4 = { width: 595.28, height: 841.89 }
const margin = 56
const inner = a4.width - 2 * margin
const labelWidth = 150
const bottom = 76

const ink = { r: 0.09, g: 0.11, b: 0.14 }
const grey = { r: 0.4, g: 0.43, b: 0.48 }
const hair = { r: 0.85, g: 0.86, b: 0.88 }

let typeface: Promise<Uint8Array> | undefined
/** Read with the first paper, then kept. */
const readTypeface = () => {
  const place = import.meta
    .resolve('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf')
  return (typeface ??= readFile(fileURLToPath(place)))
}

/** Two signs the typeface lacks, and what no page can show. */
const printable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('／', '/')
    .replaceAll('｀', '`')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')

interface Style {
  size: number
  color: typeof ink
  leading: number
}
const styles = {
  title: { size: 20, color: ink, leading: 28 },
  lead: { size: 15, color: ink, leading: 22 },
  below: { size: 9.5, color: grey, leading: 14 },
  heading: { size: 12, color: ink, leading: 18 },
  label: { size: 9.5, color: grey, leading: 14.5 },
  value: { size: 10.5, color: ink, leading: 14.5 },
} satisfies Record<string, Style>

type Page = ReturnType<PdfDocumentBuilder['addPage']>

/** Writes from the top down, on as many pages as it takes. */
class Writing {
  readonly pages: Page[] = []
  readonly #builder: PdfDocumentBuilder
  #y = 0

  constructor(builder: PdfDocumentBuilder) {
    this.#builder = builder
    this.#turn()
  }

  get #page(): Page {
    return this.pages.at(-1)!
  }

  #turn(): void {
    this.pages.push(this.#builder.addPage(a4))
    this.#y = a4.height - margin
  }

  #lines(text: string, style: Style, width: number): string[] {
    const page = this.#page
    const measure = measureAt(style.size, (run) => page.measureText(run, { fontSize: 1 }))
    return wrapped(printable(text), width, measure)
  }

  #line(text: string, x: number, { size, color }: Style): void {
    this.#page.drawText(text, { x, y: this.#y, fontSize: size, color })
  }

  /** Room for so much, on the next page if need be. */
  room(height: number): void {
    if (this.#y - height < bottom) this.#turn()
  }

  gap(height: number): void {
    this.#y -= height
  }

  text(text: string, style: Style): void {
    for (const line of this.#lines(text, style, inner)) {
      this.room(style.leading)
      this.#y -= style.leading
      this.#line(line, margin, style)
    }
  }

  rule(): void {
    this.#y -= 6
    this.#page.drawLine({
      x1: margin,
      y1: this.#y,
      x2: a4.width - margin,
      y2: this.#y,
      color: hair,
      lineWidth: 0.6,
    })
  }

  fact(label: string, value: string): void {
    const labels = this.#lines(label, styles.label, labelWidth - 12)
    const values = this.#lines(value, styles.value, inner - labelWidth)
    for (let at = 0; at < Math.max(labels.length, values.length); at++) {
      this.room(styles.value.leading)
      this.#y -= styles.value.leading
      if (labels[at]) this.#line(labels[at]!, margin, styles.label)
      if (values[at]) this.#line(values[at]!, margin + labelWidth, styles.value)
    }
    this.#y -= 1
  }
}

const footOf = ({ foot, pageOf }: Paper, pages: readonly Page[]): void => {
  for (const [index, page] of pages.entries()) {
    page.drawLine({ x1: margin, y1: 66, x2: a4.width - margin, y2: 66, color: hair, lineWidth: 0.6 })
    page.drawText(printable(foot), { x: margin, y: 50, fontSize: 8.5, color: grey })
    page.drawText(pageOf(index + 1, pages.length), {
      ...{ x: a4.width - margin, y: 50, fontSize: 8.5, color: grey },
      anchor: 'end',
    })
  }
}

export const pdfOf = async (paper: Paper): Promise<Uint8Array> => {
  const { PdfDocumentBuilder: Pdf } = await import('@cj-tech-master/excelts/pdf')
  const builder = new Pdf()
  builder.embedFont(await readTypeface())
  builder.setMetadata({ title: `${paper.title} ${paper.lead}`, creator: 'Bookrunner' })
  const writing = new Writing(builder)
  writing.text(paper.title, styles.title)
  writing.gap(4)
  writing.text(paper.lead, styles.lead)
  writing.text(paper.below, styles.below)
  for (const { heading, facts } of paper.sections) {
    writing.gap(12)
    // A heading never stands alone at the end of a page.
    writing.room(styles.heading.leading + 2 * styles.value.leading)
    writing.text(heading, styles.heading)
    writing.rule()
    writing.gap(4)
    for (const [label, value] of facts) writing.fact(label, value)
  }
  footOf(paper, writing.pages)
  return builder.build()
}

export const pdfFile = async (name: string, paper: Paper): Promise<SentFile> => ({
  name: `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.pdf`,
  mediaType: 'application/pdf',
  content: await pdfOf(paper),
})
