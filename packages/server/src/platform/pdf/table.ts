// A list as an A4 PDF with real text: what it is about, then a table with its headings on every page.
import { setImmediate as othersFirst } from 'node:timers/promises'
import { a4, footOf, grey, hair, ink, openPdf, printable, type Foot, type Page, type Pdf } from './base.ts'
import { textIn } from './face.ts'
import { measureAt, wrapped } from './wrap.ts'

interface PaperColumn {
  head: string
  /** In letters, as in a spreadsheet. */
  width: number
  /** Figures are right-aligned and never broken. */
  right: boolean
}

export interface TablePaper extends Foot {
  title: string
  /** What the list is about, line by line. */
  above: readonly string[]
  columns: readonly PaperColumn[]
  rows: readonly (readonly string[])[]
  /** Below all rows. */
  total?: readonly string[]
}

const margin = 40
const bottom = 76
const gutter = 7
const size = 8
const leading = 10.5
const pad = 3
/** A table wider than this in letters is printed in landscape. */
const upright = 100
/** The most width for a letter, so that a narrow column stays narrow. */
const mostPerLetter = 6
/** So many rows are written before other requests are served: some milliseconds' work. */
const rowsAtOnce = 40

/** An order's number or a LEI: one word that people copy, so it is never broken. */
const unbreakable = /^[A-Z0-9-]{1,24}$/

interface Laid extends PaperColumn {
  x: number
  room: number
}

interface Shape {
  width: number
  height: number
  columns: readonly Laid[]
}

const shapeOf = (columns: readonly PaperColumn[]): Shape => {
  const letters = columns.reduce((sum, column) => sum + column.width, 0)
  const { width, height } = letters > upright ? { width: a4.height, height: a4.width } : a4
  const perLetter = Math.min(mostPerLetter, (width - 2 * margin + gutter) / letters)
  let x = margin
  const laid = columns.map((column): Laid => {
    const own = { ...column, x, room: column.width * perLetter - gutter }
    x += column.width * perLetter
    return own
  })
  return { width, height, columns: laid }
}

/** A row as the lines of each of its cells. */
type Cells = readonly (readonly string[])[]

class Table {
  readonly pages: Page[] = []
  readonly #builder: Pdf
  readonly #shape: Shape
  #y = 0

  constructor(builder: Pdf, shape: Shape) {
    this.#builder = builder
    this.#shape = shape
    this.#newPage()
  }

  get #page(): Page {
    return this.pages.at(-1)!
  }

  #newPage(): void {
    const { width, height } = this.#shape
    this.pages.push(this.#builder.addPage({ width, height }))
    this.#y = height - margin
  }

  #lines(text: string, room: number, fontSize: number): string[] {
    const page = this.#page
    return wrapped(
      printable(text),
      room,
      measureAt(fontSize, (run) => page.measureText(run, { fontSize: 1 })),
    )
  }

  text(text: string, fontSize: number, color: typeof ink): void {
    for (const line of this.#lines(text, this.#shape.width - 2 * margin, fontSize)) {
      this.#y -= fontSize * 1.4
      this.#page.drawText(line, { x: margin, y: this.#y, fontSize, color })
    }
  }

  #rule(color: typeof ink): void {
    const [x1, x2] = [margin, this.#shape.width - margin]
    this.#page.drawLine({ x1, y1: this.#y, x2, y2: this.#y, color, lineWidth: 0.5 })
  }

  /** An unbreakable word too long for its column is written smaller. */
  #line(text: string, { x, room, right }: Laid, color: typeof ink, y: number): void {
    const page = this.#page
    const wide = page.measureText(text, { fontSize: size })
    const fontSize = wide > room ? (size * room) / wide : size
    page.drawText(text, { y, fontSize, color, ...(right ? { x: x + room, anchor: 'end' } : { x }) })
  }

  #cells(cells: Cells, color: typeof ink): void {
    this.#y -= pad
    for (const [at, column] of this.#shape.columns.entries())
      for (const [nr, line] of (cells[at] ?? []).entries()) {
        if (line === '') continue
        this.#line(line, column, color, this.#y - size - nr * leading)
      }
    this.#y -= heightOf(cells) - pad
  }

  head(): void {
    this.#y -= 10
    const heads = this.#shape.columns.map(({ head, room }) => this.#lines(head, room, size))
    this.#cells(heads, grey)
    this.#rule(grey)
  }

  row(texts: readonly string[], { last = false } = {}): void {
    const cells = this.#shape.columns.map(({ room, right }, at) => {
      const text = printable(texts[at] ?? '')
      return right || unbreakable.test(text) ? [text] : this.#lines(text, room, size)
    })
    if (this.#y - heightOf(cells) < bottom) {
      this.#newPage()
      this.head()
    }
    if (last) this.#rule(ink)
    this.#cells(cells, ink)
    if (!last) this.#rule(hair)
  }
}

const heightOf = (cells: Cells): number =>
  Math.max(1, ...cells.map(({ length }) => length)) * leading + 2 * pad

export const tableBytes = async (paper: TablePaper): Promise<Uint8Array> => {
  const shape = shapeOf(paper.columns)
  const text = printable(textIn(paper))
  const builder = await openPdf(paper.title, paper.language, text)
  const table = new Table(builder, shape)
  table.text(paper.title, 16, ink)
  for (const line of paper.above) table.text(line, 9, grey)
  table.head()
  for (const [at, row] of paper.rows.entries()) {
    table.row(row)
    if (at % rowsAtOnce === rowsAtOnce - 1) await othersFirst()
  }
  if (paper.total) table.row(paper.total, { last: true })
  footOf(paper, table.pages, { margin, width: shape.width })
  return builder.build()
}
