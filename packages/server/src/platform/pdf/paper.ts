// A PDF with real text: a title, and sections of facts.
import type { Language } from '@bookrunner/contract/kernel'
import { a4, footOf, grey, hair, ink, openPdf, printable, type Page, type Pdf, type Style } from './base.ts'
import { textIn } from './face.ts'
import { measureAt, wrapped } from './wrap.ts'

export interface Paper {
  language: Language
  title: string
  /** The one large line. */
  lead: string
  below: string
  sections: readonly { heading: string; facts: readonly (readonly [label: string, value: string])[] }[]
  foot: string
  /** With `{page}` and `{pages}`. */
  pageText: string
}

const margin = 56
const inner = a4.width - 2 * margin
const labelWidth = 150
const bottom = 76

const styles = {
  title: { size: 20, color: ink, leading: 28 },
  lead: { size: 15, color: ink, leading: 22 },
  below: { size: 9.5, color: grey, leading: 14 },
  heading: { size: 12, color: ink, leading: 18 },
  label: { size: 9.5, color: grey, leading: 14.5 },
  value: { size: 10.5, color: ink, leading: 14.5 },
} satisfies Record<string, Style>

/** Writes from the top down, on as many pages as needed. */
class Writing {
  readonly pages: Page[] = []
  readonly #builder: Pdf
  #y = 0

  constructor(builder: Pdf) {
    this.#builder = builder
    this.#newPage()
  }

  get #page(): Page {
    return this.pages.at(-1)!
  }

  #newPage(): void {
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

  /** Starts the next page if there is no space for this height. */
  room(height: number): void {
    if (this.#y - height < bottom) this.#newPage()
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

export const paperBytes = async (paper: Paper): Promise<Uint8Array> => {
  const text = printable(textIn(paper))
  const builder = await openPdf(`${paper.title} ${paper.lead}`, paper.language, text)
  const writing = new Writing(builder)
  writing.text(paper.title, styles.title)
  writing.gap(4)
  writing.text(paper.lead, styles.lead)
  writing.text(paper.below, styles.below)
  for (const { heading, facts } of paper.sections) {
    writing.gap(12)
    // A heading is never alone at the end of a page.
    writing.room(styles.heading.leading + 2 * styles.value.leading)
    writing.text(heading, styles.heading)
    writing.rule()
    writing.gap(4)
    for (const [label, value] of facts) writing.fact(label, value)
  }
  footOf(paper, writing.pages, { margin, width: a4.width })
  return builder.build()
}
